// `npm run topology`: what docker-compose.yml starts, without Docker, until Ctrl-C.
import { once } from "node:events";
import { built } from "../server/launch/build.mjs";
import { installed } from "../server/launch/install.mjs";
import { orExit, say } from "../server/launch/steps.mjs";
import { installMissingBinaries } from "./support/binaries.mjs";

const PORT = 8080;

await orExit(async () => {
  await installed();
  await built();
  await installMissingBinaries();
  const { startTopology } = await import("./support/topology.mjs");
  say("Starting PostgreSQL, Redis, two nodes and a proxy …");
  const topology = await startTopology(process.env, PORT);
  const [first] = Object.values(topology.nodes);
  say(first?.stdout().trimEnd() ?? "");
  for (const [name, { url }] of Object.entries(topology.nodes)) say(`  ${name}  ${url}`);
  say(`The proxy is at ${topology.url}. Ctrl-C ends all of it.`);
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  await topology.remove();
  process.exit(0);
});
