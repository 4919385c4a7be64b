// `npm run account -- …` and the other commands of the server's administrator, in server/src/cli. Built-ins only.
import { pathToFileURL } from "node:url";
import { built } from "./launch/build.mjs";
import { installed } from "./launch/install.mjs";
import { orExit, pathOf } from "./launch/steps.mjs";

const [name = ""] = process.argv.splice(2, 1);
await orExit(async () => {
  await installed();
  await built(["server"]);
});
await import(pathToFileURL(pathOf(`server/dist/cli/${name}.js`)).href);
