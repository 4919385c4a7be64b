/** The arrows between the folders: client → shared ← server, and inside shared towards the engine. */

const pure = "^node_modules/(zod|@noble/hashes)/";

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "shared-imports-only-pure-packages",
      comment: "shared decides; it knows its schema library, hashing, and nothing that does I/O.",
      severity: "error",
      from: { path: "^shared/src" },
      to: { pathNot: ["^shared/src", pure] },
    },
    {
      name: "engine-knows-no-protocol",
      comment: "How a change travels, or is checked afterwards, is no matter of the rules.",
      severity: "error",
      from: {
        path: "^shared/src/(model|commands|facts|chance|blocks|knockout|swiss|stages|matches|views|patch|engine|result|refusal)",
      },
      to: { path: "^shared/src/(protocol|journal)" },
    },
    {
      name: "client-imports-shared-and-itself",
      severity: "error",
      from: { path: "^client/src" },
      to: { path: "^(server|test)/" },
    },
    {
      name: "server-imports-shared-and-itself",
      severity: "error",
      from: { path: "^server/" },
      to: { path: "^(client|test)/" },
    },
    {
      name: "through-the-face-of-shared",
      comment: "Other folders import @drawroom/shared, not files inside it.",
      severity: "error",
      from: { path: "^(client|server)/src" },
      to: { path: "^shared/", pathNot: "^shared/(src|dist)/index\\.(ts|js|d\\.ts)$" },
    },
    {
      name: "only-persistence-knows-typeorm",
      severity: "error",
      from: { path: "^(server/src|shared|client)", pathNot: "^server/src/persistence/" },
      to: { path: "^node_modules/(typeorm|@nestjs/typeorm|pg|@electric-sql/pglite)/" },
    },
    {
      name: "sync-core-knows-no-transport",
      comment: "The core of the client's sync is pure; it is tested with a fake network.",
      severity: "error",
      from: { path: "^client/src/sync/(sync-)?core" },
      to: { path: "^node_modules/(vue|socket\\.io-client|idb)/" },
    },
    {
      name: "no-circle",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "imports-resolve",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "/dist/" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ["source", "import", "types", "node", "default"],
      exportsFields: ["exports"],
      extensions: [".ts", ".vue", ".mjs", ".js", ".json"],
    },
  },
};
