import {
  matchesOf,
  type Board,
  type Competition,
  type DisplayView,
  type EventState,
} from "@drawroom/shared";

/** What a screen can show at a time; `welcome` where there is nothing of what it was sent. */
export type DisplayPart = "live-draw" | "blocks" | "order-of-play" | "welcome";

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
  const parts: DisplayPart[] = [];
  if (view === "live-draw" || (view === "rotation" && board.live)) {
    parts.push(board.live ? "live-draw" : hasBlocks ? "blocks" : "welcome");
  } else {
    if (view !== "order-of-play" && hasBlocks) parts.push("blocks");
    if (view !== "blocks" && hasMatches) parts.push("order-of-play");
  }
  return parts.length > 0 ? parts : ["welcome"];
}
