import { bracketMatchParts, roundNameOf, type RoundName, type Slot } from "@drawroom/shared";
import { i18n } from "../../i18n";

/** `Quarter-finals`, `Last 16`: all matches of a round. */
export const roundTitle = (round: RoundName): string => wording("titles", round);

/** `QF`, `R16`: where there is room for little. */
export const roundShort = (round: RoundName): string => wording("short", round);

function wording(form: "titles" | "short", round: RoundName): string {
  const { t } = i18n.global;
  return round.name === "roundOf"
    ? t(`common.rounds.${form}.roundOf`, { n: round.of })
    : t(`common.rounds.${form}.${round.name}`);
}

const LEFT = { final: 2, semiFinal: 4, quarterFinal: 8 } as const;
const leftIn = (round: RoundName): number =>
  round.name === "roundOf" ? round.of : LEFT[round.name];

/** `QF 3`: a match by its round and its number from the top; `lines` of the whole draw. */
export const matchLabel = (match: string, lines: number): string => {
  const { round, number } = bracketMatchParts(match);
  return `${roundShort(roundNameOf(round, lines))} ${number}`;
};

/**
 * What stands on a side where nobody is yet: `Seed 9 (2nd)`, `Winner of QF 3`, `bye`; empty for an entrant. `lines` of the whole draw.
 */
export function slotText(slot: Slot | { readonly kind: "entrant" }, lines: number): string {
  const { t } = i18n.global;
  if (slot.kind === "bye") return t("common.bye");
  if (slot.kind === "label") return labelText(slot.seed, slot.place);
  if (slot.kind !== "waiting") return "";
  return t(`common.rounds.${slot.takes}Of`, { match: matchLabel(slot.match, lines) });
}

/** The lines of a draw in which a round, counted from 1, has that name. */
export const linesWhere = (round: RoundName, at: number): number => leftIn(round) * 2 ** (at - 1);

function labelText(seed: number | null, place: number | null): string {
  const { t } = i18n.global;
  if (seed === null) return t("common.rounds.drawn");
  return place === null
    ? t("common.rounds.seed", { n: seed })
    : t("common.rounds.seedOf", { n: seed, place: ordinal(place) });
}

/** `1st`, `12th`. */
export function ordinal(n: number): string {
  const { t, te, locale } = i18n.global;
  const form = new Intl.PluralRules(locale.value, { type: "ordinal" }).select(n);
  return t(te(`common.ordinal.${form}`) ? `common.ordinal.${form}` : "common.ordinal.other", { n });
}
