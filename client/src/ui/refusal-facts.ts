import {
  boardParts,
  type BoardResult,
  bracketOfMatch,
  isBracketMatch,
  matchesOf,
  matchParts,
  seatId,
  seatLabel,
  type EventState,
  type MatchId,
  type Refusal,
  type StageGameId,
  stageParts,
  type StageResult,
} from "@drawroom/shared";
import { i18n } from "../i18n";
import { gameResultWords } from "./format/game-result";
import { linesWhere, slotText } from "./format/round";
import { scoreOf } from "./format/score";
import { clock, day } from "./format/time";

type Words = Record<string, string | number>;
type Field = (value: never, state: EventState | null) => Words;

const list = (lines: readonly string[], most = 4): string => {
  const rest = lines.length - most;
  const shown = lines.slice(0, most).join("; ");
  return rest > 0 ? i18n.global.t("refusals.andMore", { shown, n: rest }, rest) : shown;
};

/** `A; C`. */
const lettersOf = (blocks: readonly string[]): string =>
  list(
    blocks.map((id) => id.slice(id.indexOf(".") + 1)),
    26,
  );

/** A sentence about blocks; empty where there are none. */
const ofBlocks = (words: "playing" | "ties", blocks: readonly string[]): string =>
  blocks.length === 0
    ? ""
    : i18n.global.t(`refusals.bracket.blocksOpen.${words}`, { blocks: lettersOf(blocks) });

const nameOf = (state: EventState | null, id: string | null | undefined): string =>
  (id && state?.entrants[id]?.name) || i18n.global.t("refusals.somebody");

/** `Thornloch v Underour`, or with its score where it has one: `Thornloch 7-5 Underour`, then lawn and time. */
function matchWords(state: EventState | null, id: MatchId): string {
  const match = isBracketMatch(id) ? state?.bracketMatches[id] : state?.matches[id];
  const [first, second] = isBracketMatch(id) ? sidesOf(state, id) : seatsOf(state, id);
  const middle = match?.result ? scoreOf(match.result, "a") : i18n.global.t("common.against");
  const court = match?.court && state?.courts[match.court]?.name;
  const at = match?.at && `${day(match.at)} ${clock(match.at)}`;
  return [`${first} ${middle} ${second}`, court, at].filter(Boolean).join(", ");
}

const namesOf = (state: EventState | null, ids: readonly string[]): string =>
  list(ids.map((id) => nameOf(state, id))) || i18n.global.t("refusals.nobody");

/** `Thornloch v Underour`, White first. */
function gameWords(state: EventState | null, id: StageGameId): string {
  const game = state?.stageGames[id];
  const [white, black] = [nameOf(state, game?.white), nameOf(state, game?.black)];
  return `${white} ${i18n.global.t("common.against")} ${black}`;
}

function seatsOf(state: EventState | null, id: MatchId): readonly string[] {
  const { block, a, b } = matchParts(id);
  return [a, b].map((seed) => {
    const seat = seatId(block, seed);
    return state?.seats[seat] ? nameOf(state, state.seats[seat].entrant) : seatLabel(seat);
  });
}

/** Who played there, or stands there now, or what stands for them: `Winner of QF 1`. */
function sidesOf(state: EventState | null, id: MatchId): readonly string[] {
  const bracket = bracketOfMatch(id);
  const match = state && matchesOf(state, { bracket }).find((one) => one.id === id);
  return ([0, 1] as const).map((side) => {
    const entrant = state?.bracketMatches[id]?.sides?.[side] ?? match?.[side ? "b" : "a"].entrant;
    if (entrant || !match?.bracket) return nameOf(state, entrant);
    return slotText(match.bracket.sides[side], linesWhere(match.bracket.round, match.round));
  });
}

const result: Field = (value: Parameters<typeof scoreOf>[0] | null) => ({
  result: value ? scoreOf(value, "a") : i18n.global.t("refusals.noResult"),
});

/** How each field of a refusal is worded. Fields that are figures or text stand for themselves. */
const fields: Readonly<Record<string, Field>> = {
  entrant: (value: string | { name: string } | null, state) => ({
    entrant: typeof value === "string" || value === null ? nameOf(state, value) : value.name,
  }),
  by: (value: string, state) => ({ by: nameOf(state, value) }),
  seat: (value: string) => ({ seat: seatLabel(value) }),
  block: (value: string) => ({ block: value.slice(value.indexOf(".") + 1) }),
  blocks: (value: number | readonly string[]): Words =>
    typeof value === "number"
      ? { blocks: value }
      : { blocks: lettersOf(value), playing: ofBlocks("playing", value) },
  bracket: (value: string, state) => ({ bracket: state?.brackets[value]?.name ?? value }),
  tied: (value: readonly string[]) => ({ ties: ofBlocks("ties", value) }),
  match: (value: string, state) => ({ match: matchWords(state, value) }),
  matches: (value: readonly string[], state) => ({
    matches: list(value.map((id) => matchWords(state, id))),
    count: value.length,
  }),
  court: (value: string | null, state) => ({
    court:
      value === null ? i18n.global.t("refusals.noLawn") : (state?.courts[value]?.name ?? value),
  }),
  at: (value: string | null) => ({
    at: value === null ? i18n.global.t("refusals.noTime") : `${day(value)} ${clock(value)}`,
  }),
  times: (value: number) => ({
    times: value,
    andTimes:
      value === 0
        ? ""
        : i18n.global.t("refusals.bracket.needsConfirmation.andTimes", { n: value }, value),
  }),
  day: (value: string) => ({ day: day(value) }),
  stage: (value: string) => ({ stage: stageParts(value).stage }),
  game: (value: number | string, state) => ({
    game: typeof value === "number" ? value : gameWords(state, value),
  }),
  games: (value: number | readonly string[], state): Words =>
    typeof value === "number"
      ? { games: value }
      : { games: list(value.map((id) => gameWords(state, id))), count: value.length },
  now: (value: BoardResult | StageResult | null) => ({
    now: value === null ? i18n.global.t("refusals.noResult") : gameResultWords(value),
  }),
  a: (value: string, state) => ({ a: nameOf(state, value) }),
  b: (value: string, state) => ({ b: nameOf(state, value) }),
  champions: (value: readonly string[], state) => ({ champions: namesOf(state, value) }),
  entrants: (value: number | readonly string[], state) => ({
    entrants: typeof value === "number" ? value : namesOf(state, value),
  }),
  board: (value: string) => ({ board: boardParts(value).board, round: boardParts(value).round }),
  boards: (value: readonly string[]) => ({
    boards: list(
      value.map((id) => String(boardParts(id).board)),
      12,
    ),
    count: value.length,
  }),
  met: (value: readonly (readonly [string, string])[], state) => ({
    met: list(
      value.map(
        ([a, b]) => `${nameOf(state, a)} ${i18n.global.t("common.against")} ${nameOf(state, b)}`,
      ),
    ),
    count: value.length,
  }),
  offers: (value: readonly string[]) => ({
    offers: list(value.map((offer) => i18n.global.t(`refusals.offers.${offer}`))),
  }),
  come: (value: readonly string[], state) => ({ come: namesOf(state, value) }),
  gone: (value: readonly string[], state) => ({ gone: namesOf(state, value) }),
  person: (value: string, state) => ({ person: state?.people[value]?.name ?? value }),
  competition: (value: string | { name: string }, state) => ({
    competition: typeof value === "string" ? (state?.competitions[value]?.name ?? "") : value.name,
  }),
  settings: (value: { name: string }) => ({ settings: value.name }),
  result,
  issues: (value: readonly { path: string; message: string }[]) => ({
    issues: list(value.map(({ path, message }) => (path ? `${path}: ${message}` : message))),
  }),
};

/** What a refusal carries, as words and figures for its text: ids become names, lists become text. */
export function refusalFacts(refusal: Refusal, state: EventState | null): Words {
  const words: Words = {};
  for (const [key, value] of Object.entries(refusal) as [string, unknown][]) {
    const field = fields[key];
    if (field) Object.assign(words, field(value as never, state));
    else if (typeof value === "string" || typeof value === "number") words[key] = value;
  }
  return words;
}
