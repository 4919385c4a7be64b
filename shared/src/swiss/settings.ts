import type { SwissSettings } from "./history.js";

/** What a Club Swiss is played by unless said otherwise. */
export const SWISS_DEFAULTS: SwissSettings = {
  rounds: 5,
  tieBreak: "wnt",
  bye: 1,
  missed: 0,
  unplayed: "count",
  buchholz: "plain",
};

/** More rounds than anybody plans. */
export const MOST_ROUNDS = 30;
