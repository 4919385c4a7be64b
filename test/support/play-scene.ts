import { matchesOf, type CommandInput, type MatchResult, type MatchView } from "@drawroom/shared";
import { SINGLES } from "./builders";
import { seededScene, stateOf } from "./draw-scene";
import { giveAll, type Scene } from "./hub-scene";
import type { Visitor } from "./visitor";

/** A moment of the event on which `playScene` has matches on court: 15:45 in London. */
export const IN_PLAY = new Date("2026-05-14T14:45:00Z");

const COURTS = ["lwna", "lwnb", "lwnc", "lwnd"];
const SLOTS_A_DAY = 14;

/** 09:00 and every 40 minutes, on as many days as it takes; blocks share the lawns. */
function timesOf(matches: readonly MatchView[]): CommandInput[] {
  const slots = new Map<string, number>();
  return matches.flatMap((match): CommandInput[] => {
    const court = COURTS[(match.letter.charCodeAt(0) - 65) % COURTS.length] ?? "";
    const slot = slots.get(court) ?? 0;
    slots.set(court, slot + 1);
    const day = Math.floor(slot / SLOTS_A_DAY);
    if (day > 3) return [];
    const minutes = 540 + (slot % SLOTS_A_DAY) * 40;
    const clock = [Math.floor(minutes / 60), minutes % 60]
      .map((part) => String(part).padStart(2, "0"))
      .join(":");
    return [{ type: "scheduleMatch", match: match.id, at: `2026-05-${13 + day}T${clock}`, court }];
  });
}

const resultOf = ({ a, b }: MatchView, i: number): MatchResult => {
  if (i % 29 === 28) return { walkover: "a" };
  const lost = (i * 5) % 7;
  return { games: [a.seed < b.seed === (i % 5 !== 0) ? [7, lost] : [lost, 7]] };
};

/**
 * A second day of play: 40 in 5 blocks, times and lawns for most matches, results up to `IN_PLAY`, one who withdrew, one
 * whose results are struck.
 */
export async function playScene(owner: Visitor): Promise<Scene> {
  const more: readonly CommandInput[] = [{ type: "makeOrderOfPlay", competition: SINGLES }];
  const made = await seededScene(owner, { players: 40, blocks: 5, more });
  const give = (inputs: readonly CommandInput[]) => giveTogether(owner, made.slug, inputs);
  await give(timesOf(matchesOf((await stateOf(owner, made.slug)).state)));
  const { state } = await stateOf(owner, made.slug);
  const played = matchesOf(state).filter(({ at }) => at !== null && at < "2026-05-14T15:20");
  await give(
    played.map((match, i) => ({
      type: "enterResult",
      match: match.id,
      result: resultOf(match, i),
    })),
  );
  const leaving = ["C7", "D8"].map((seat) => state.seats[`${SINGLES}.${seat}`]?.entrant ?? "");
  const version = await giveAll(owner, made.slug, [
    { type: "withdrawEntrant", entrant: leaving[0] ?? "" },
    { type: "withdrawEntrant", entrant: leaving[1] ?? "", strike: true },
  ]);
  return { ...made, version };
}

/** Commands that don't depend on one another: all at once, so that the server commits many together. */
export async function giveTogether(
  owner: Visitor,
  slug: string,
  inputs: readonly CommandInput[],
): Promise<void> {
  for (let at = 0; at < inputs.length; at += 60) {
    await Promise.all(inputs.slice(at, at + 60).map((input) => giveAll(owner, slug, [input])));
  }
}
