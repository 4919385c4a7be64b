import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { atEnd } from "./at-end";

const quietly = { stdio: "ignore" } as const;

/** A disk of the test's own, so many megabytes large, in memory; null where this account may not mount one. */
export function smallDisk(megabytes: number, options = "rw"): string | null {
  const folder = mkdtempSync(path.join(os.tmpdir(), "drawroom-disk-"));
  try {
    const size = `size=${megabytes}m,${options}`;
    execFileSync("mount", ["-t", "tmpfs", "-o", size, "tmpfs", folder], quietly);
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  atEnd(() => {
    execFileSync("umount", ["--lazy", folder], quietly);
    rmSync(folder, { recursive: true });
  });
  return folder;
}

/** From now on the process can write to no file, as with a full disk; or it can again. Whoever owns it may say so. */
export function letWrite(pid: number, mayWrite: boolean): void {
  const limit = mayWrite ? "unlimited" : "1";
  execFileSync("prlimit", ["--pid", String(pid), `--fsize=${limit}:unlimited`], quietly);
}

/** A program so started that a disk seems full to it. */
export const onFullDisk = (program: string, ...args: string[]): readonly [string, ...string[]] => [
  "sh",
  "-c",
  'ulimit -f 1 && exec "$0" "$@"',
  program,
  ...args,
];

/** A program so started that permissions bind it, also for root, whom they don't bind by themselves. */
export const boundByPermissions = (
  program: string,
  ...args: string[]
): readonly [string, ...string[]] =>
  process.getuid?.() === 0
    ? ["setpriv", "--bounding-set=-dac_override,-dac_read_search", program, ...args]
    : [program, ...args];
