import type { Seen } from "./screen.mjs";

declare global {
  /** What `watchSeats` leaves in a page. */
  var seats: { seen: Promise<Seen> | null; expect(seat: string, entrant: string): void };
}
