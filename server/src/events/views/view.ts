import type { Competition, EventState } from "@drawroom/shared";
import { z } from "zod";

/** What every derived view begins with. */
export const viewHead = {
  /** The event's version that the view shows. */
  version: z.int().min(0),
  competition: z.strictObject({ id: z.string(), name: z.string() }),
};

/** Of what a view is made. */
export interface Viewed {
  readonly version: number;
  readonly state: EventState;
  readonly competition: Competition;
}

export const headOf = ({ version, competition: { id, name } }: Viewed) => ({
  version,
  competition: { id, name },
});
