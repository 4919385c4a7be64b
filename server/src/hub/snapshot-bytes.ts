import type { Held } from "@drawroom/shared";

/** The JSON of the state, made once a version and shared by all who join at it (WIR-1). */
export class SnapshotBytes {
  private made: { readonly version: number; readonly bytes: Uint8Array<ArrayBuffer> } | null = null;

  of({ version, state }: Held): Uint8Array<ArrayBuffer> {
    if (this.made?.version !== version) {
      this.made = { version, bytes: Buffer.from(JSON.stringify(state)) };
    }
    return this.made.bytes;
  }
}
