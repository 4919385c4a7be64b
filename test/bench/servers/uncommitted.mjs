// Drawroom itself but for one thing: it answers as if it had committed, and no command reaches the database.
import { TypeOrmEventStore } from "../../../server/dist/persistence/event-store/typeorm-event-store.js";

const committed = /** @type {const} */ ("committed");
TypeOrmEventStore.prototype.commit = () => Promise.resolve(committed);
await import("../../../server/dist/main.js");
