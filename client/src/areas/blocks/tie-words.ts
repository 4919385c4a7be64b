import {
  standingsOf,
  type BlockId,
  type Criterion,
  type EntrantId,
  type EventState,
  type TieFigure,
  type TieReason,
  type TieStep,
} from "@drawroom/shared";
import { signed, whole } from "../../ui/format/numbers";
import { namesText } from "./names-text";
import { winsText } from "./wins-text";

/** What is said of a tie, in order: sentences, and a table where more than two met among themselves. */
export type TiePart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "table"; readonly figures: readonly TieFigure[] };

type Say = (key: string, facts: Record<string, string>, count?: number) => string;

const FIGURES: Readonly<Record<Criterion, (figure: number) => string>> = {
  wins: winsText,
  headToHead: winsText,
  netPoints: (figure) => signed(figure),
  netGames: (figure) => signed(figure),
  pointsFor: (figure) => whole(figure),
};

/** None, one, or more of them: the form of the words. */
const formOf = (figure: number): number => (figure === 0 || figure === 1 ? figure : 2);

interface Telling {
  readonly state: EventState;
  readonly block: BlockId;
  readonly say: Say;
}

/** Why a group stands in its order, in words (RES-6). */
export function tieWords(reason: TieReason, telling: Telling): readonly TiePart[] {
  const { level, figure, entrants, steps } = reason;
  const names = namesText(entrants.map((one) => nameIn(telling, one)));
  const facts = { names, figure: FIGURES[level](figure) };
  const opening = telling.say(`blocks.why.level.${level}`, facts, formOf(figure));
  return [
    { kind: "text", text: opening },
    ...steps.flatMap((step): TiePart[] => {
      const text: TiePart = { kind: "text", text: stepWords(step, entrants.length, telling) };
      const isAmong = step.kind === "parted" && step.by === "headToHead";
      return isAmong ? [text, { kind: "table", figures: step.figures }] : [text];
    }),
  ];
}

const nameIn = ({ state }: Telling, entrant: EntrantId): string =>
  state.entrants[entrant]?.name ?? "";

/** `count`: how many were level, who have been named. */
function stepWords(step: TieStep, count: number, telling: Telling): string {
  const { say } = telling;
  const nameOf = (entrant: EntrantId): string => nameIn(telling, entrant);
  switch (step.kind) {
    case "beat":
      return say("blocks.why.beat", { winner: nameOf(step.winner), loser: nameOf(step.loser) });
    case "byHand":
      return say("blocks.why.byHand", { names: namesText(step.order.map(nameOf)) });
    case "tied":
      return tiedWords(step.entrants, count, telling);
    case "parted": {
      const { by, figures } = step;
      if (by === "headToHead")
        return say(`blocks.why.among.${figures.length === count ? "all" : "left"}`, {});
      const list = figures.map(
        ({ entrant, figure }) => `${nameOf(entrant)} ${FIGURES[by](figure)}`,
      );
      return say(`blocks.why.parted.${by}`, { list: list.join(", ") });
    }
  }
}

function tiedWords(entrants: readonly EntrantId[], count: number, telling: Telling): string {
  const { state, block, say } = telling;
  const { rows, isPlayed } = standingsOf(state, block);
  const isAcross = rows.find(({ entrant }) => entrant === entrants[0])?.through === "tied";
  const end = isAcross ? "playOff" : isPlayed ? "shared" : "soFar";
  const names =
    entrants.length === count
      ? say("blocks.why.they", {})
      : namesText(entrants.map((one) => nameIn(telling, one)));
  return say(`blocks.why.tied.${end}`, { names });
}
