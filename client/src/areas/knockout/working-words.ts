import type {
  Bracket,
  BracketSeeding,
  EntrantId,
  EventState,
  WorkingEntry,
  WorkingNote,
} from "@drawroom/shared";
import { i18n } from "../../i18n";
import { ordinal } from "../../ui/format/round";

/** How a draw was made in a sentence: its style, or how many were seeded. */
export function styleText(seeding: BracketSeeding): string {
  const { t } = i18n.global;
  if ("style" in seeding) return t(`knockout.working.style.${seeding.style}`);
  if (seeding.randomDraw === null) return t("knockout.working.seeds");
  return t(seeding.seeds.length === 0 ? "knockout.working.drawn" : "knockout.working.seedsAndDraw");
}

/** What the style could not do, or why another was used. */
export function warningsOf(seeding: BracketSeeding): readonly string[] {
  if (!("style" in seeding)) return [];
  const { t } = i18n.global;
  const names = namesIn(seeding);
  const fallback = seeding.fallback ? [t("knockout.working.fallback")] : [];
  const warnings = seeding.warnings.map((warning) => {
    if (warning.kind === "sameBlockRoundOne") {
      const [a, b] = warning.seeds;
      return t("knockout.working.warning.sameBlockRoundOne", { a, b });
    }
    const { seed, entrant } = warning;
    return t("knockout.working.warning.noSuitableSeed", {
      seed,
      name: names.get(entrant)?.name ?? "",
    });
  });
  return [...fallback, ...warnings];
}

export type Entries = ReadonlyMap<EntrantId, WorkingEntry>;

/** Everybody in the working, with the names of that moment. */
export const namesIn = ({ working }: BracketSeeding): Entries =>
  new Map(working.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry] as const)));

/** Why an entrant did not take the struck seed. */
export function noteText(note: WorkingNote, entries: Entries): string {
  const { t } = i18n.global;
  const say = (key: string, facts: Record<string, string | number>): string =>
    t(`knockout.working.note.${key}`, facts);
  const other = "with" in note ? entries.get(note.with) : undefined;
  const name = other?.name ?? "";
  switch (note.kind) {
    case "half":
    case "quarter":
    case "eighth":
    case "section": {
      const also = other?.block ? say("also", { letter: other.block }) : "";
      const sections = note.kind === "section" ? note.sections : "";
      return say(note.kind, { seed: note.seed, sections, name, also });
    }
    case "swap":
      return note.from === undefined
        ? say("swap", { name, to: note.to })
        : say("swapFrom", { name, from: note.from, to: note.to });
    case "taken":
      return say("taken", { seed: note.seed, name });
    case "exchange":
      return say("exchange", { name });
    case "earlierSeedFree":
    case "keptForOthers":
      return say(note.kind, { seed: note.seed });
  }
}

/** `Second in block`, `9th in block`, `Seeded`. */
export function groupTitle(bracket: Bracket, group: number): string {
  const { t, te } = i18n.global;
  if (!bracket.places) return t(`knockout.working.group.${group === 1 ? "seeded" : "drawn"}`);
  const place = bracket.places.from + group - 1;
  const named = `knockout.working.place.${place}`;
  return t("knockout.working.group.block", { place: te(named) ? t(named) : ordinal(place) });
}

/** What was done to an entrant's line after the draw: moved by hand, replaced. */
export function handText(
  state: EventState,
  bracket: Bracket,
  seeding: BracketSeeding,
  id: EntrantId,
): string {
  const { t } = i18n.global;
  if (!bracket.draw) return "";
  const { byLine, replaced } = bracket.draw;
  const by = Object.keys(replaced).find(
    (newcomer) => replaced[newcomer] === id && byLine.includes(newcomer),
  );
  const line = byLine.indexOf(by ?? id) + 1;
  const isMoved = line > 0 && seeding.byLine.indexOf(id) !== line - 1;
  return [
    isMoved ? t("knockout.working.moved", { line }) : "",
    by ? t("knockout.working.replaced", { name: state.entrants[by]?.name ?? "" }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}
