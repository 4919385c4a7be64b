import type { EntrantId } from "../model/ids.js";
import type { StageGame, StageResult, TeamLeft } from "../model/stage.js";

/**
 * How a game stands: as entered; `w`: won without play, also because the other team has withdrawn, `0-0w` both have;
 * struck with all games of a team; null: still to be played (STG-7, 9).
 */
export type SettledResult = StageResult | "0-0w" | "struck" | null;

/** Teams that have left, and how. */
export type TeamsLeft = Readonly<Record<EntrantId, TeamLeft>>;

export function settledResult(game: StageGame, left: TeamsLeft): SettledResult {
  const white = left[game.white];
  const black = left[game.black];
  if (white === "struck" || black === "struck") return "struck";
  if (game.result !== undefined) return game.result;
  if (white && black) return "0-0w";
  return white ? "0-1w" : black ? "1-0w" : null;
}
