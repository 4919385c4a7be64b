// A process of its own: it migrates a database forward and, with all done but nothing committed, waits to be killed.
// In: DATABASE_URL or DATA_DIR.
import "reflect-metadata";
import { openDatabase } from "../../server/dist/persistence/database.js";
import { Chain1764547200004 as Newest } from "../../server/dist/persistence/migrations/4-chain.js";

const { up } = Newest.prototype;
Newest.prototype.up = async function (/** @type {import("typeorm").QueryRunner} */ runner) {
  await up.call(this, runner);
  console.log("not committed");
  await new Promise(() => {});
};
const { DATABASE_URL = "", DATA_DIR = "" } = process.env;
await openDatabase({ databaseUrl: DATABASE_URL || null, dataDir: DATA_DIR });
