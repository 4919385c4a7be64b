import { bracketAdded, type BracketAdded } from "./bracket-added.js";
import { bracketChanged, type BracketChanged } from "./bracket-changed.js";
import { bracketDrawn, type BracketDrawn } from "./bracket-drawn.js";
import { bracketEntrantReplaced, type BracketEntrantReplaced } from "./bracket-entrant-replaced.js";
import { bracketRemoved, type BracketRemoved } from "./bracket-removed.js";
import { knockoutSettingsSet, type KnockoutSettingsSet } from "./knockout-settings-set.js";
import { linesExchanged, type LinesExchanged } from "./lines-exchanged.js";

/** What happens to knockouts. */
export type KnockoutFact =
  | KnockoutSettingsSet
  | BracketAdded
  | BracketChanged
  | BracketRemoved
  | BracketDrawn
  | LinesExchanged
  | BracketEntrantReplaced;

export const knockoutFactKinds = {
  knockoutSettingsSet,
  bracketAdded,
  bracketChanged,
  bracketRemoved,
  bracketDrawn,
  linesExchanged,
  bracketEntrantReplaced,
};
