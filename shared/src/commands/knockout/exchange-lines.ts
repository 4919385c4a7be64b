import { z } from "zod";
import type { LinesExchanged } from "../../facts/knockout/lines-exchanged.js";
import { MOST_LINES } from "../../knockout/lines.js";
import type { BracketDraw } from "../../model/bracket.js";
import type { EntrantId } from "../../model/ids.js";
import { ok, refuse } from "../../result.js";
import { defineCommand } from "../define.js";
import { commandOf } from "../envelope.js";
import { bracketId, entrantId } from "../fields.js";
import { isSame } from "../given.js";
import { drawnBracket } from "./found-bracket.js";
import { unlessPlayed } from "./with-later.js";

const line = z.int().min(1).max(MOST_LINES);

/** Two entrants, or an entrant and a bye, change lines by hand (GEN-7); not once one of them has played here. */
export const exchangeLines = defineCommand({
  type: "exchangeLines",
  schema: commandOf("exchangeLines", {
    bracket: bracketId,
    lines: z.tuple([line, line]),
    /** Whom the user saw on them; null: bye. */
    seen: z.tuple([entrantId.nullable(), entrantId.nullable()]).optional(),
  }),
  decide: (state, { bracket: id, lines, seen }) => {
    const found = drawnBracket(state, id);
    if (!found.ok) return found;
    const { draw } = found.value;
    const outside = lines.find((at) => at > draw.byLine.length);
    if (outside !== undefined) {
      return refuse({ code: "bracket.noSuchLine", line: outside, lines: draw.byLine.length });
    }
    const entrants = [entrantOn(draw, lines[0]), entrantOn(draw, lines[1])] as const;
    if (seen && !isSame(seen, entrants)) {
      return refuse({ code: "bracket.linesChanged", lines, entrants });
    }
    if (entrants[0] === entrants[1]) return ok([]);
    const fact: LinesExchanged = { type: "linesExchanged", bracket: id, lines, entrants };
    const byes = meetingByes(draw, fact);
    if (byes !== null) return refuse({ code: "bracket.twoByes", line: byes });
    return unlessPlayed(state, [fact], id);
  },
});

const entrantOn = ({ byLine }: BracketDraw, line: number): EntrantId | null =>
  byLine[line - 1] ?? null;

/** The upper line of a match in which two byes would meet; null: there is none. */
function meetingByes(draw: BracketDraw, { lines, entrants }: LinesExchanged): number | null {
  const byLine = draw.byLine.with(lines[0] - 1, entrants[1]).with(lines[1] - 1, entrants[0]);
  const upper = byLine.findIndex(
    (entrant, index) => index % 2 === 0 && entrant === null && byLine[index + 1] === null,
  );
  return upper < 0 ? null : upper + 1;
}
