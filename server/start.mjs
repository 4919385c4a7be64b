// `npm start`: from a fresh clone to a running server, asking nothing. Built-ins only: it runs before any package is installed.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Drawroom needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

import("./launch/start-server.mjs").then((launch) => launch.startServer());
