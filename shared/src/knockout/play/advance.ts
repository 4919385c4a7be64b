import type { BracketMatch } from "../../model/bracket.js";
import type { Format } from "../../model/competition.js";
import { bracketMatchId, type BracketId, type EntrantId, type MatchId } from "../../model/ids.js";
import { settled, type DrawnMatch, type Meeting } from "./drawn-match.js";
import type { Slot } from "./slot.js";

/** A bracket as its lines and its results make it. */
export interface BracketPlay {
  readonly format: Format | null;
  readonly lines: readonly Slot[];
  /** Round by round, without the match for third place. */
  readonly rounds: readonly (readonly DrawnMatch[])[];
  readonly thirdPlace: DrawnMatch | null;
  /** Matches whose kept result is of two who don't meet there (any more): it counts for nothing. */
  readonly stale: readonly MatchId[];
}

/** What a bracket is played from. */
export interface Scene {
  readonly bracket: BracketId;
  readonly hasThirdPlace: boolean;
  readonly format: Format;
  /** Line 1, 2, 3 …: 2, 4, 8 … of them, or none. */
  readonly lines: readonly Slot[];
  readonly records: Readonly<Record<MatchId, BracketMatch>>;
  /** The bracket as it stood before: what is the same of it is not made again. */
  readonly before?: BracketPlay | undefined;
}

/** Moves everybody on who is through, and nobody else: the same lines, results and withdrawals give the same bracket (PLY-3). */
export function advanced(scene: Scene): BracketPlay {
  const { format, lines } = scene;
  const rounds: DrawnMatch[][] = [];
  let slots = lines;
  for (let round = 1; slots.length > 1; round++) {
    const before = scene.before?.rounds[round - 1];
    const matches: DrawnMatch[] = [];
    for (let at = 0; at < slots.length; at += 2) {
      const number = at / 2 + 1;
      const [a, b] = [slots[at]!, slots[at + 1]!];
      matches.push(matchOf(scene, round, number, false, a, b, before?.[number - 1]));
    }
    rounds.push(matches);
    slots = matches.map(({ winner }) => winner);
  }
  const thirdPlace = thirdPlaceOf(scene, rounds);
  return { format, lines, rounds, thirdPlace, stale: staleIn(rounds, thirdPlace) };
}

/** One match of a round, found by what leads to it alone; null: the bracket has none such. */
export function matchAt(scene: Scene, round: number, number: number): DrawnMatch | null {
  const { lines, before } = scene;
  if (round < 1 || number < 1 || number * 2 ** round > lines.length) return null;
  const first = 2 * number - 1;
  const slotOf = (of: number): Slot | undefined =>
    round === 1 ? lines[of - 1] : matchAt(scene, round - 1, of)?.winner;
  const [a, b] = [slotOf(first), slotOf(first + 1)];
  if (!a || !b) return null;
  return matchOf(scene, round, number, false, a, b, before?.rounds[round - 1]?.[number - 1]);
}

/** The losers of the semi-finals meet beside the final (PLY-1). */
function thirdPlaceOf(scene: Scene, rounds: readonly (readonly DrawnMatch[])[]): DrawnMatch | null {
  const [upper, lower] = rounds.at(-2) ?? [];
  if (!scene.hasThirdPlace || !upper || !lower) return null;
  const before = scene.before?.thirdPlace ?? undefined;
  return matchOf(scene, rounds.length, 2, true, upper.loser, lower.loser, before);
}

function staleIn(
  rounds: readonly (readonly DrawnMatch[])[],
  thirdPlace: DrawnMatch | null,
): readonly MatchId[] {
  const stale: MatchId[] = [];
  const look = ({ id, record, outcome }: DrawnMatch): void => {
    if (record?.result && !outcome.result) stale.push(id);
  };
  for (const matches of rounds) matches.forEach(look);
  if (thirdPlace) look(thirdPlace);
  return stale;
}

/** A match of a round; the one before where nothing about it is different. Many a time: so nothing is made on the way there. */
function matchOf(
  scene: Scene,
  round: number,
  number: number,
  isThirdPlace: boolean,
  a: Slot,
  b: Slot,
  before: DrawnMatch | undefined,
): DrawnMatch {
  const id = before ? before.id : bracketMatchId(scene.bracket, round, number);
  const record = scene.records[id];
  const isSame = before?.a === a && before.b === b && before.record === record;
  // Who of two gone went on is told by later matches, so theirs is looked at each time.
  const areGone = a.kind === "entrant" && b.kind === "entrant" && a.isGone && b.isGone;
  if (isSame && !areGone && scene.before?.format === scene.format) return before;
  return settled({ id, round, number, isThirdPlace, a, b, record }, scene.format, (meeting, both) =>
    whoWentOn(scene, meeting, both),
  );
}

/** Of two who are both gone: the one who went through on the other's withdrawal and played on before leaving too. */
function whoWentOn(
  { bracket, records, lines }: Scene,
  { round, number, isThirdPlace }: Meeting,
  both: readonly EntrantId[],
): EntrantId | null {
  if (isThirdPlace) return null;
  for (let next = round + 1, at = number; 2 ** next <= lines.length; next++) {
    at = Math.ceil(at / 2);
    const { result, sides } = records[bracketMatchId(bracket, next, at)] ?? {};
    const played = result && both.find((entrant) => sides?.includes(entrant));
    if (played !== undefined) return played;
  }
  return null;
}
