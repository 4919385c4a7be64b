import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { atEnd } from "./at-end";

/** A new empty folder that goes with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "drawroom-test-"));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
