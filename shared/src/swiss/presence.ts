import type { EntrantId } from "../model/ids.js";
import type { SwissHistory, SwissPlayer } from "./history.js";

/** Whether a player is in the event in a round: has come, and is not away (SWS-13). */
export const isPresent = ({ from, gone }: SwissPlayer, round: number): boolean =>
  from <= round && !gone.some((away) => away.from <= round && round <= (away.to ?? Infinity));

/** Who can be paired in the round after those there are, in entry order. */
export const presentNext = ({ players, rounds }: SwissHistory): EntrantId[] =>
  players.filter((player) => isPresent(player, rounds.length + 1)).map(({ id }) => id);
