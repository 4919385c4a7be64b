/** The text of an export; null: its bytes are no UTF-8. A mark of byte order is a part of it, and so one that is not written. */
export function exportText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
