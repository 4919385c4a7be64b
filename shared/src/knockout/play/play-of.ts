import type { BracketDraw } from "../../model/bracket.js";
import {
  bracketMatchParts,
  bracketOfMatch,
  competitionOf,
  type BracketId,
  type MatchId,
} from "../../model/ids.js";
import type { EventState } from "../../model/state.js";
import { advanced, matchAt, type BracketPlay, type Scene } from "./advance.js";
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
  const scene = sceneOf(state, id);
  if (!scene) return NOTHING;
  const play = advanced(scene);
  const draw = state.brackets[id]?.draw;
  if (draw) last.set(draw, { ...play, entrants: state.entrants });
  return play;
}

function sceneOf(state: EventState, id: BracketId): Scene | null {
  const bracket = state.brackets[id];
  const competition = state.competitions[competitionOf(id)];
  if (!bracket || !competition) return null;
  const { draw } = bracket;
  const before = draw && last.get(draw);
  return {
    bracket: id,
    hasThirdPlace: bracket.thirdPlace,
    format: competition.format,
    lines: draw ? lineSlots(state, draw, before) : labelSlots(state, competition, bracket),
    records: state.bracketMatches,
    before,
  };
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

/** A bracket's match by its id; null: the bracket has none such. A command asks for one, so no more than leads to it is looked at. */
export function drawnMatchOf(state: EventState, id: MatchId): DrawnMatch | null {
  const bracket = bracketOfMatch(id);
  const { round, number } = bracketMatchParts(id);
  const whole = made.get(state)?.get(bracket);
  const scene = whole ? null : sceneOf(state, bracket);
  const match = whole?.rounds[round - 1]?.[number - 1] ?? (scene && matchAt(scene, round, number));
  if (match) return match;
  const { thirdPlace } = playOf(state, bracket);
  return thirdPlace?.id === id ? thirdPlace : null;
}
