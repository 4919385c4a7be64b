import type { Competition } from "@drawroom/shared";

/** Whether of each entrant one rating is known, and no seat is drawn: players of a Swiss, teams of stages (SWS-1, STG-11). */
export const isRated = ({ kind }: Pick<Competition, "kind">): boolean =>
  kind === "swiss" || kind === "stages";
