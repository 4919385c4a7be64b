import { pathToFileURL } from "node:url";
import { built } from "./build.mjs";
import { installed } from "./install.mjs";
import { endWithNpm, orExit, pathOf } from "./steps.mjs";

/**
 * Installs and builds what is missing, then runs the server in this very process: signals, arguments,
 * environment and the exit code need no forwarding, and nothing is left behind if it is killed.
 */
export async function startServer() {
  endWithNpm();
  await orExit(async () => {
    await installed();
    await built();
  });
  process.env.NODE_ENV ??= "production";
  const main = pathOf("server/dist/main.js");
  process.argv[1] = main;
  await import(pathToFileURL(main).href);
}
