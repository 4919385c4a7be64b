export const EVENT_DATABASE = "drawroom-events";

/** Drops all events that the browser keeps: whoever comes next has not seen them (ACC-3). Tabs that have them open let go of them. */
export function forgetEvents(): void {
  try {
    indexedDB.deleteDatabase(EVENT_DATABASE);
  } catch {
    // A browser without storage has kept nothing.
  }
}
