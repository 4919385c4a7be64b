import type { BracketDraw } from "../../model/bracket.js";
import {
  bracketMatchParts,
  bracketOfMatch,
  competitionOf,
  type BracketId,
  type MatchId,
} from "../../model/ids.js";
import type { EventState } from "../../model/state.js";
import { advanced, type BracketPlay } from "./advance.js";
import type { DrawnMatch } from "./drawn-match.js";
import { labelSlots } from "./field.js";
import { BYE, type Slot } from "./slot.js";

const NOTHING: BracketPlay = { format: null, lines: [], rounds: [], thirdPlace: null, stale: [] };
const made = new WeakMap<EventState, Map<BracketId, BracketPlay>>();
/** How each draw stood when it was last asked for, and with which entrants: from one state to the next little of it changes. */
const last = new WeakMap<
  BracketDraw,
  BracketPlay & { readonly entrants: EventState["entrants"] }
>();

/** How a bracket stands; no rounds where there is no such bracket or nobody for it. Views of a state ask often, so it is found once. */
export function playOf(state: EventState, id: BracketId): BracketPlay {
  let brackets = made.get(state);
  if (!brackets) made.set(state, (brackets = new Map<BracketId, BracketPlay>()));
  let play = brackets.get(id);
  if (!play) brackets.set(id, (play = findPlay(state, id)));
  return play;
}

function findPlay(state: EventState, id: BracketId): BracketPlay {
  const bracket = state.brackets[id];
  const competition = state.competitions[competitionOf(id)];
  if (!bracket || !competition) return NOTHING;
  const { draw } = bracket;
  const before = draw && last.get(draw);
  const play = advanced({
    bracket: id,
    hasThirdPlace: bracket.thirdPlace,
    format: competition.format,
    lines: draw ? lineSlots(state, draw, before) : labelSlots(state, competition, bracket),
    records: state.bracketMatches,
    before,
  });
  if (draw) last.set(draw, { ...play, entrants: state.entrants });
  return play;
}

/** Who stands on the lines; whoever stands as before is the same value as before. */
function lineSlots(
  { entrants }: EventState,
  { byLine }: BracketDraw,
  before: (Pick<BracketPlay, "lines"> & Pick<EventState, "entrants">) | undefined,
): readonly Slot[] {
  if (before?.entrants === entrants) return before.lines;
  return byLine.map((entrant, index): Slot => {
    if (entrant === null) return BYE;
    const isGone = entrants[entrant]?.withdrawn !== undefined;
    const kept = before?.lines[index];
    const isKept = kept?.kind === "entrant" && kept.isGone === isGone;
    return isKept ? kept : { kind: "entrant", entrant, isGone };
  });
}

/** All matches of a bracket by round, byes too, the match for third place before the final. */
export function drawnMatchesOf({ rounds, thirdPlace }: BracketPlay): readonly DrawnMatch[] {
  if (!thirdPlace) return rounds.flat();
  return [...rounds.slice(0, -1).flat(), thirdPlace, ...(rounds.at(-1) ?? [])];
}

/** A bracket's match by its id; null: the bracket has none such. */
export function drawnMatchOf(state: EventState, id: MatchId): DrawnMatch | null {
  const { rounds, thirdPlace } = playOf(state, bracketOfMatch(id));
  if (thirdPlace?.id === id) return thirdPlace;
  const { round, number } = bracketMatchParts(id);
  return rounds[round - 1]?.[number - 1] ?? null;
}
