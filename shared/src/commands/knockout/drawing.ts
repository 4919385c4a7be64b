import { openedDraw } from "../../chance/opened-draw.js";
import { drawnAtRandom } from "../../chance/lists.js";
import type { Fact } from "../../facts/fact.js";
import { seedEntrants } from "../../knockout/entrant-seeds.js";
import { MOST_LINES } from "../../knockout/lines.js";
import { finishersOf, openReasonOf, rankedField, seededCount } from "../../knockout/play/field.js";
import { seedKnockout } from "../../knockout/seeding.js";
import type { BracketSeeding, Places } from "../../model/bracket.js";
import { blocksOf } from "../../model/keys.js";
import type { EventState } from "../../model/state.js";
import type { Refusal } from "../../refusal.js";
import { ok, refuse, type Result } from "../../result.js";
import type { Context } from "../define.js";
import type { FoundBracket } from "./found-bracket.js";

/** A bracket's seeding, and the random draw that was made for it, if one was. */
export interface Drawing {
  readonly seeding: BracketSeeding;
  readonly facts: readonly Fact[];
}

/** The draw as the present finishing orders, or the present field, and grades make it. */
export function drawing(
  state: EventState,
  found: FoundBracket,
  context: Context,
): Result<Drawing, Refusal> {
  const { places } = found.bracket;
  return places ? outOfBlocks(state, found, places) : outOfField(state, found, context);
}

function outOfBlocks(
  state: EventState,
  { id, competition }: FoundBracket,
  places: Places,
): Result<Drawing, Refusal> {
  const blocks = blocksOf(state, competition.id);
  if (blocks.length === 0) return refuse({ code: "blocks.none", competition: competition.id });
  const open = blocks.filter((block) => openReasonOf(state, block, places) === "playing");
  const tied = blocks.filter((block) => openReasonOf(state, block, places) === "tied");
  if (open.length + tied.length > 0) {
    return refuse({ code: "bracket.blocksOpen", bracket: id, blocks: open, tied });
  }
  const finishers = finishersOf(state, competition.id, places);
  const wrong = refusalOfCount(id, finishers.flatMap((block) => block.finishers).length);
  if (wrong) return refuse(wrong);
  const style = competition.knockout?.style ?? "tiered-separated";
  return ok({ seeding: seedKnockout(style, finishers), facts: [] });
}

/** Those who are not seeded are drawn at random, from a sealed draw (KON-1, KON-2); one alone needs no chance. */
function outOfField(
  state: EventState,
  { id, competition }: FoundBracket,
  context: Context,
): Result<Drawing, Refusal> {
  const field = rankedField(state, competition.id);
  const wrong = refusalOfCount(id, field.length);
  if (wrong) return refuse(wrong);
  const seeded = seededCount(competition, field.length);
  const rest = field.slice(seeded).map((entrant) => entrant.id);
  if (rest.length <= 1) {
    return ok({ seeding: { ...seedEntrants(field, seeded, rest), randomDraw: null }, facts: [] });
  }
  const opened = openedDraw(state, competition.id, context);
  if (!opened.ok) return opened;
  const { draw, secret } = opened.value;
  const drawn = drawnAtRandom(secret, [{ name: "lines", of: rest }], context.at);
  const seeding = seedEntrants(field, seeded, drawn.lists[0]?.order ?? []);
  return ok({
    seeding: { ...seeding, randomDraw: draw.id },
    facts: [{ type: "randomDrawMade", draw: draw.id, drawn }],
  });
}

function refusalOfCount(bracket: string, entrants: number): Refusal | null {
  if (entrants < 2) return { code: "bracket.tooFew", bracket, entrants };
  return entrants > MOST_LINES
    ? { code: "bracket.tooMany", bracket, entrants, most: MOST_LINES }
    : null;
}
