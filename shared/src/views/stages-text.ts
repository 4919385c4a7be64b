import type { CompetitionId, EntrantId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import type { SettledResult } from "../stages/settled.js";
import { stageOf, type StageGroupView } from "./stages.js";

export type TextForm = "plain" | "markdown";

/** The words of the text; `{n}` is a number. Those given here are the source's. */
export interface StageWords {
  readonly group: string;
  readonly games: string;
  readonly game: string;
  readonly against: string;
  readonly columns: readonly [string, string, string, string, string, string];
  readonly unrated: string;
  readonly points: string;
  readonly draw: string;
  readonly onTime: string;
  readonly walkover: string;
  readonly withdrawn: string;
  readonly struck: string;
}

export const STAGE_WORDS: StageWords = {
  group: "Group {n}",
  games: "Group {n} games:",
  game: "Game {n}:",
  against: "VS",
  columns: ["Team", "Rating", "Win", "Loss", "Draw", "Points"],
  unrated: "unrated",
  points: "Points: Win = 2, Draw = 1, Loss = 0, Time loss = -1",
  draw: "draw",
  onTime: "on time",
  walkover: "walkover",
  withdrawn: "withdrawn",
  struck: "struck",
};

/** The text of a stage for a forum: each group's table and list of games, White first (STG-6); empty where there is none. */
export function stageTextOf(
  state: EventState,
  competition: CompetitionId,
  number: number,
  form: TextForm,
  words: StageWords = STAGE_WORDS,
): string {
  const stage = stageOf(state, competition, number);
  if (!stage) return "";
  const write = { form, words, name: nameIn(state, form) };
  const groups = stage.groups.flatMap((group) => groupLines(group, write));
  return [...groups, words.points, ""].join("\n");
}

interface Writing {
  readonly form: TextForm;
  readonly words: StageWords;
  readonly name: (team: EntrantId) => string;
}

/** Marks of Markdown and HTML in a name are only text. */
const nameIn = (state: EventState, form: TextForm) => (team: EntrantId) => {
  const name = state.entrants[team]?.name ?? team;
  return form === "plain" ? name : name.replace(/[\\`*_{}[\]<>()#+.!|~&@:-]/g, "\\$&");
};

const withNumber = (text: string, n: number): string => text.replace("{n}", String(n));

function groupLines(group: StageGroupView, write: Writing): string[] {
  const { form, words, name } = write;
  const title = withNumber(words.group, group.number);
  const games = group.games.map(({ number, white, black, result }) => {
    const ending = endingIn(words, result);
    const line = `${withNumber(words.game, number)} ${name(white)} ${words.against} ${name(black)}`;
    return `${form === "markdown" ? "- " : ""}${line}${ending && ` (${ending})`}`;
  });
  return [
    form === "markdown" ? `## ${title}` : title,
    ...(form === "markdown" ? [""] : []),
    ...tableLines(group, write),
    "",
    form === "markdown"
      ? `### ${withNumber(words.games, group.number)}`
      : withNumber(words.games, group.number),
    ...(form === "markdown" ? [""] : []),
    ...games,
    "",
  ];
}

function tableLines(group: StageGroupView, { form, words, name }: Writing): string[] {
  // Before its first result a group is a list, not all of it first.
  const isList = group.open === group.games.length;
  const rows = group.rows.map((row, index) => [
    String(isList ? index + 1 : row.place),
    name(row.entrant) + (row.isWithdrawn ? ` (${words.withdrawn})` : ""),
    String(row.rating ?? words.unrated),
    ...[row.win, row.loss, row.draw, row.points].map(String),
  ]);
  const table = [["", ...words.columns], ...rows];
  return form === "markdown" ? markdownTable(table) : alignedTable(table);
}

/** Texts to the left, figures to the right. */
function markdownTable([head = [], ...rows]: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, column) => (column === 1 ? "---" : "--:"));
  return [line(head), line(rule), ...rows.map(line)];
}

/** Columns under one another, for a page with letters of one width. */
function alignedTable(table: readonly (readonly string[])[]): string[] {
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => [...(row[column] ?? "")].length)),
  );
  return table.map((row) =>
    row
      .map((cell, column) => {
        const space = " ".repeat((widths[column] ?? 0) - [...cell].length);
        return column === 1 ? cell + space : space + cell;
      })
      .join("  ")
      .trimEnd(),
  );
}

/** How a game ended, White's first; empty where it has not. */
function endingIn(words: StageWords, result: SettledResult): string {
  if (result === null) return "";
  if (result === "struck") return words.struck;
  if (result === "=") return words.draw;
  const score = result.slice(0, 3);
  if (result.endsWith("t")) return `${score} ${words.onTime}`;
  return result.endsWith("w") ? `${score} ${words.walkover}` : score;
}
