// `npm test [-- arguments for Vitest]`: everything a test run needs, then every ring. Built-ins only, like the start.
import { built } from "../server/launch/build.mjs";
import { installed } from "../server/launch/install.mjs";
import { endWithNpm, orExit, say } from "../server/launch/steps.mjs";
import { installMissingBinaries } from "./support/binaries.mjs";
import { startServices } from "./support/services.mjs";
import { close, runVitest } from "./support/vitest.mjs";

const ringsOnServices = ["server", "e2e"];

/**
 * @param {string[]} args
 * @returns {string[]} the rings named by --project or by a path such as test/engine/snake.test.ts
 */
function ringsNamedIn(args) {
  return args.flatMap((arg, at) => {
    const isName = args[at - 1] === "--project";
    const ring = isName
      ? arg
      : (/^--project=(.+)/.exec(arg) ?? /^(?:test\/)?(\w+)\//.exec(arg))?.[1];
    return ring ?? [];
  });
}

/** @param {string[]} args */
function needsServices(args) {
  const rings = ringsNamedIn(args);
  return (
    rings.length === 0 || rings.some((ring) => /\W/.test(ring) || ringsOnServices.includes(ring))
  );
}

const args = process.argv.slice(2);
endWithNpm();
await orExit(async () => {
  await installed();
  if (!needsServices(args)) return close(await runVitest(args));
  await built();
  await installMissingBinaries();
  say("Starting PostgreSQL and Redis for the tests …");
  const services = await startServices();
  const tally = await runVitest(args, services.env).finally(services.remove);
  close(tally);
});
