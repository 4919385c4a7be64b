import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const sources = fileURLToPath(new URL("../native/", import.meta.url));
const compilers = [process.env.CC, "cc", "gcc", "clang"];

/** @type {string | null | undefined} */
let program;

/** @returns {string | null} the crowd's program, compiled into a temporary folder; null where it can't be */
export function compiledSwarm() {
  program ??= compile();
  return program;
}

function compile() {
  const folder = mkdtempSync(path.join(os.tmpdir(), "drawroom-swarm-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const files = readdirSync(sources).filter((name) => name.endsWith(".c"));
  const made = path.join(folder, "swarm");
  for (const compiler of compilers.filter((name) => name !== undefined)) {
    try {
      execFileSync(compiler, ["-O2", "-o", made, ...files], { cwd: sources, stdio: "ignore" });
      return made;
    } catch {
      // No such compiler, or a system without epoll.
    }
  }
  return null;
}
