import { cpSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { openEmbedded } from "../../../server/dist/persistence/embedded/open-embedded.js";
import { createDatabase, startPostgres } from "../../support/services.mjs";

/** @typedef {{ DATABASE_URL: string, DATA_DIR: string }} Database */

/** @type {Set<string>} */
const folders = new Set();
process.once("exit", () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
/** @type {Promise<string> | undefined} */
let template;
/** @type {Promise<import("../../support/own-process.mjs").Service> | undefined} */
let server;

/** Ends the server that databases were made on; folders go with the process. */
export async function removeDatabases() {
  await (await server)?.remove();
}

/** @returns {string} */
function newFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), "drawroom-bench-"));
  folders.add(folder);
  return folder;
}

/**
 * @param {"embedded" | "PostgreSQL"} kind
 * @returns {Promise<Database>} an empty one, as environment for the product
 */
export async function emptyDatabase(kind) {
  const folder = newFolder();
  if (kind === "embedded") {
    template ??= makeTemplate();
    cpSync(await template, folder, { recursive: true });
    return { DATABASE_URL: "", DATA_DIR: folder };
  }
  server ??= startServer();
  process.env.TEST_DATABASE_URL = (await server).url;
  const { url } = await createDatabase();
  return { DATABASE_URL: url, DATA_DIR: folder };
}

/**
 * The same for a reference.
 * @param {"embedded" | "PostgreSQL"} kind
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export async function referenceDatabase(kind) {
  const { DATABASE_URL, DATA_DIR } = await emptyDatabase(kind);
  return kind === "embedded" ? { BENCH_DATA_DIR: DATA_DIR } : { BENCH_DATABASE_URL: DATABASE_URL };
}

/** Making an embedded database takes seconds, copying one none. */
async function makeTemplate() {
  const folder = newFolder();
  const embedded = await openEmbedded(folder);
  await embedded.close();
  return folder;
}

/** What a commit costs is mostly its way to the disk; so it goes there, unlike in tests. */
const startServer = () => startPostgres({ isSynced: true });
