import type { CommandInput, EventState, MatchResult } from "@drawroom/shared";
import { SINGLES } from "../../support/builders";

type Random = () => number;
type Maker = (state: EventState, random: Random) => CommandInput | null;

const pick = <T>(list: readonly T[], random: Random): T | undefined =>
  list[Math.floor(random() * list.length)];
const letters = "abcdefghijklmnopqrstuvwxyz";
const idOf = (length: number, random: Random): string =>
  Array.from({ length }, () => pick([...letters], random)).join("");
const resultOf = (random: Random): MatchResult =>
  random() < 0.1 ? { walkover: "a" } : { games: [[26, Math.floor(random() * 26)]] };

/** Commands that a manager might give on what is shown, some of them vain. */
const makers: readonly Maker[] = [
  (state, random) => {
    const entrant = pick(Object.keys(state.entrants), random);
    const seat = pick(Object.keys(state.seats), random);
    if (!entrant || !seat) return null;
    const seen = { entrant: state.seats[seat]?.entrant ?? null };
    return { type: "pickSeat", entrant, seat, ...(random() < 0.5 && { seen }) };
  },
  (state, random) => {
    const match = pick(Object.keys(state.matches), random);
    if (!match) return null;
    const seen = state.matches[match]?.result ?? null;
    const result = resultOf(random);
    return { type: "enterResult", match, result, ...(random() < 0.7 && { seen }) };
  },
  (state, random) => {
    const played = Object.keys(state.matches).filter((id) => state.matches[id]?.result);
    const match = pick(played, random);
    return match ? { type: "clearResult", match } : null;
  },
  (state, random) => {
    const match = pick(Object.keys(state.matches), random);
    const court = pick(Object.keys(state.courts), random) ?? null;
    const at = `2026-05-13T${10 + Math.floor(random() * 8)}:00`;
    return match ? { type: "scheduleMatch", match, at, court } : null;
  },
  (state, random) => {
    const entrant = pick(Object.keys(state.entrants), random);
    return entrant ? { type: "withdrawEntrant", entrant } : null;
  },
  (state, random) => {
    const gone = Object.keys(state.entrants).filter((id) => state.entrants[id]?.withdrawn);
    const entrant = pick(gone, random);
    return entrant ? { type: "takeBackWithdrawal", entrant } : null;
  },
  (_state, random) => ({
    type: "addCourt",
    court: { id: idOf(4, random), name: `Lawn ${Math.floor(random() * 99)}` },
  }),
  (state, random) => {
    const court = pick(Object.keys(state.courts), random);
    return court ? { type: "renameCourt", court, name: `Court ${idOf(3, random)}` } : null;
  },
  (state, random) => {
    const court = pick(Object.keys(state.courts), random);
    return court ? { type: "removeCourt", court } : null;
  },
  (_state, random) =>
    random() < 0.5
      ? { type: "startLiveDraw", competition: SINGLES, order: random() < 0.5 ? "seat" : "tier" }
      : { type: "closeLiveDraw", competition: SINGLES },
  () => ({ type: "seedBlocks", competition: SINGLES, confirmed: true }),
];

/** A command at random; the first kinds come oftener, as they do at an event. */
export function randomCommand(state: EventState, random: Random): CommandInput | null {
  const index = Math.floor(random() ** 1.7 * makers.length);
  return makers[index]?.(state, random) ?? null;
}
