import {
  bracketsOf,
  roundIdsOf,
  stagesOf,
  matchesOf,
  type Board,
  type Competition,
  type DisplayView,
  type EventState,
} from "@drawroom/shared";

/** What a screen can show at a time; `welcome` where there is nothing of what it was sent. */
export type DisplayPart =
  | "live-draw"
  | "blocks"
  | "order-of-play"
  | "bracket"
  | "pairings"
  | "standings"
  | "stages"
  | "welcome";

/**
 * The parts that a screen takes in turn. A rotation stays with a live draw while one runs: that is what the hall looks at. A part
 * without content is left out.
 */
export function partsOf(
  view: DisplayView,
  state: EventState,
  competition: Competition | null,
  board: Board,
): readonly DisplayPart[] {
  const hasBlocks = board.blocks.some((block) => block.seats.length > 0);
  const hasMatches =
    competition !== null && matchesOf(state, { competition: competition.id }).length > 0;
  const hasBracket = competition !== null && bracketsOf(state, competition.id).length > 0;
  const hasStages = competition !== null && stagesOf(state, competition.id).length > 0;
  const hasRounds = competition?.kind === "swiss" && roundIdsOf(state, competition.id).length > 0;
  const parts: DisplayPart[] = [];
  if (view === "live-draw" || (view === "rotation" && board.live)) {
    parts.push(board.live ? "live-draw" : hasBlocks ? "blocks" : "welcome");
  } else {
    const isWanted = (part: DisplayPart): boolean => view === part || view === "rotation";
    if (isWanted("blocks") && hasBlocks) parts.push("blocks");
    if (isWanted("order-of-play") && hasMatches) parts.push("order-of-play");
    if (isWanted("bracket") && hasBracket) parts.push("bracket");
    if (isWanted("pairings") && hasRounds) parts.push("pairings");
    if (isWanted("standings") && hasRounds) parts.push("standings");
    if (isWanted("stages") && hasStages) parts.push("stages");
  }
  return parts.length > 0 ? parts : ["welcome"];
}
