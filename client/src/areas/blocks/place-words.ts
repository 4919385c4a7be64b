import type { StandingRow } from "@drawroom/shared";

/** `3`, or `3=` for those who share it (RES-4). */
export const placeWords = ({ place, isTied }: Pick<StandingRow, "place" | "isTied">): string =>
  isTied ? `${place}=` : String(place);
