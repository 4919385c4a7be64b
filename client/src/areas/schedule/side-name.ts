import { seatLabel, type MatchSide } from "@drawroom/shared";

/** Who is on a side: the name, the seat that nobody has yet, or `open` where a bracket has still to say it. */
export const sideName = (side: MatchSide, open: string): string =>
  side.name ?? (side.seat === "" ? open : seatLabel(side.seat));
