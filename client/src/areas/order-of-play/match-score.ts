import type { EntrantId, MatchSide, MatchView, Side } from "@drawroom/shared";
import { scoreOf } from "../../ui/format/score";

export type SideState = "won" | "lost" | "open";

export interface MatchScore {
  readonly text: string;
  readonly isPlayed: boolean;
  readonly a: SideState;
  readonly b: SideState;
}

/** The two as they are written: the one whose matches these are first, else the smaller seed number first. */
export function sidesFor(
  match: MatchView,
  of: EntrantId | undefined,
): { a: MatchSide; b: MatchSide; first: Side } {
  const isTurned = of !== undefined && match.b.entrant === of;
  return isTurned ? { a: match.b, b: match.a, first: "b" } : { a: match.a, b: match.b, first: "a" };
}

/** The points of each side's games, `7 3 7` and `4 7 5`; `w/o` at the side that goes on by it. */
export function gamesFor(
  { outcome }: MatchView,
  walkover: string,
): { readonly a: string; readonly b: string } {
  const { result, kind, winner } = outcome;
  if (kind === "walkover")
    return { a: winner === "a" ? walkover : "", b: winner === "b" ? walkover : "" };
  const games = result && "games" in result ? result.games : [];
  return { a: games.map(([a]) => a).join(" "), b: games.map(([, b]) => b).join(" ") };
}

/** What stands between the two names: the score from the first one's side, `w/o`, or `v`. */
export function matchScore(
  { outcome }: MatchView,
  first: Side,
  say: (key: string) => string,
): MatchScore {
  if (outcome.kind === "open" || outcome.kind === "void") {
    return {
      text: outcome.kind === "open" ? say("common.against") : "",
      isPlayed: false,
      a: "open",
      b: "open",
    };
  }
  const state = (side: Side): SideState =>
    outcome.winner === null ? "open" : outcome.winner === side ? "won" : "lost";
  const second: Side = first === "a" ? "b" : "a";
  const text = outcome.result ? scoreOf(outcome.result, first) : say("common.walkover");
  return { text, isPlayed: true, a: state(first), b: state(second) };
}
