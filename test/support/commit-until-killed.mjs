// Commits versions of one event, one after the other, until it is killed; says each on stdout once it is committed.
// In: DATABASE_URL or DATA_DIR, and the event's id as argument. Every third commit has three changes and a receipt.
import "reflect-metadata";
import { openDatabase } from "../../server/dist/persistence/database.js";
import { TypeOrmEventStore } from "../../server/dist/persistence/event-store/typeorm-event-store.js";

const eventId = process.argv[2] ?? "";
const { dataSource } = await openDatabase({
  databaseUrl: process.env.DATABASE_URL || null,
  dataDir: process.env.DATA_DIR ?? "",
});
const store = new TypeOrmEventStore(dataSource);
let version = (await store.versions([eventId])).get(eventId) ?? 0;
for (let round = 0; ; round++) {
  const count = round % 3 === 0 ? 3 : 1;
  const outcome = await store.commit({
    eventId,
    base: version,
    changes: Array.from({ length: count }, (_, index) => ({
      version: version + 1 + index,
      commandId: `command-${version + 1 + index}`,
      body: JSON.stringify({ version: version + 1 + index, padding: "x".repeat(500) }),
      command: "{}",
      inverse: "{}",
      engine: "1",
      previous: "0".repeat(64),
    })),
    receipts:
      count > 1 ? [{ commandId: `unchanged-${version}`, answer: `{"version":${version}}` }] : [],
  });
  if (outcome !== "committed") throw new Error(`${outcome} on ${version}`);
  version += count;
  console.log(version);
}
