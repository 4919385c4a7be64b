/** A clock is right enough within this, milliseconds: an answer's time is told in seconds, and was under way. */
const TOLERATED_MS = 30_000;

let ahead = 0;

/** Takes notice of when the server sent an answer, by the answer's own header. */
export function heardServerTime(date: string | null): void {
  const sentAt = date === null ? NaN : Date.parse(date);
  if (Number.isNaN(sentAt)) return;
  const difference = sentAt - Date.now();
  ahead = Math.abs(difference) > TOLERATED_MS ? difference : 0;
}

/** A moment of this device's clock as the server's clock has it; both in milliseconds since 1970. */
export const byServerClock = (moment: number): number => moment + ahead;

/** Now, in milliseconds since 1970, also where this device's clock is wrong: what is "now" on a page is the event's matter. */
export const serverNow = (): number => byServerClock(Date.now());
