import { addBracket } from "./knockout/add-bracket.js";
import { changeBracket } from "./knockout/change-bracket.js";
import { exchangeLines } from "./knockout/exchange-lines.js";
import { generateBracket } from "./knockout/generate-bracket.js";
import { removeBracket } from "./knockout/remove-bracket.js";
import { replaceInBracket } from "./knockout/replace-in-bracket.js";
import { reseedBracket } from "./knockout/reseed-bracket.js";
import { setKnockoutSeeds } from "./knockout/set-knockout-seeds.js";
import { setKnockoutStyle } from "./knockout/set-knockout-style.js";

/** Commands of knockouts, by type. */
export const knockoutCommands = {
  setKnockoutStyle,
  setKnockoutSeeds,
  addBracket,
  changeBracket,
  removeBracket,
  generateBracket,
  reseedBracket,
  exchangeLines,
  replaceInBracket,
};
