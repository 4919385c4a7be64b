import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Variables } from "./start-node";

export interface Said {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A command of the administrator that runs: `npm run <name> -- …` on the data that the variables name. */
export function startCommand(name: string, data: Variables, ...words: string[]) {
  const file = fileURLToPath(new URL(`../../server/dist/cli/${name}.js`, import.meta.url));
  const env = { ...process.env, DATABASE_URL: "", REDIS_URL: "", ...data };
  const child = spawn(process.execPath, [file, ...words], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = { stdout: "", stderr: "" };
  child.stdout.on("data", (text: Buffer) => (said.stdout += text.toString()));
  child.stderr.on("data", (text: Buffer) => (said.stderr += text.toString()));
  const ended = once(child, "close").then(([code]): Said => ({ code: code as number, ...said }));
  return { child, ended };
}

/** The same, run to its end. */
export const runCommand = (name: string, data: Variables, ...words: string[]): Promise<Said> =>
  startCommand(name, data, ...words).ended;
