import {
  groupsOfStage,
  replacementsFor,
  stagesOf,
  swissHistoryOf,
  type CommandInput,
  type CompetitionId,
  type EventState,
} from "@drawroom/shared";
import type { Dice } from "./dice";
import { nth } from "./builders";

/** What chance alone hardly ever gets right: a command whose parts must fit one another. */
export function aside(
  state: EventState,
  competition: CompetitionId,
  dice: Dice,
): CommandInput | null {
  const kinds = [swissAside, groupsAside, replacedAside, importAside];
  return kinds[dice(kinds.length)]!(state, competition, dice);
}

type Aside = typeof aside;

const swissAside: Aside = (state, competition, dice) => {
  const { rounds, players } = swissHistoryOf(state, competition);
  if (players.length < 2) return null;
  if (dice(2)) return { type: "takeBackRound", competition, round: Math.max(1, rounds.length) };
  const ids = players.filter(({ gone }) => gone.every(({ to }) => to)).map(({ id }) => id);
  const boards = Array.from({ length: ids.length >> 1 }, (_, index) => ({
    white: ids[2 * index]!,
    black: ids[2 * index + 1]!,
  }));
  const bye = ids.length % 2 ? ids.at(-1)! : null;
  return {
    type: "pairByHand",
    competition,
    round: rounds.length + 1,
    boards,
    bye,
    confirmed: true,
  };
};

const groupsAside: Aside = (state, competition, dice) => {
  const stage = stagesOf(state, competition).at(-1);
  const groups = stage ? groupsOfStage(state, stage.id) : [];
  const [one, other] = [groups[dice(groups.length)], groups[dice(groups.length)]];
  const [a, b] = [one?.teams[dice(2)], other?.teams[dice(2)]];
  if (!stage || !other || !a || !b) return null;
  if (dice(3) === 0) return { type: "moveTeam", stage: stage.id, entrant: a, group: other.number };
  if (dice(2)) return { type: "exchangeTeams", stage: stage.id, a, b };
  const type = dice(2) ? "takeAdjustment" : "leaveAdjustment";
  return { type, stage: stage.id, swaps: [{ a, b }] };
};

const replacedAside: Aside = (state, competition, dice) => {
  const bracket = Object.keys(state.brackets)
    .sort()
    .find((id) => id.startsWith(`${competition}.`) && state.brackets[id]?.draw);
  if (!bracket) return null;
  const [best] = replacementsFor(state, bracket);
  const lines = state.brackets[bracket]!.draw!.byLine.flatMap((entrant) => entrant ?? []);
  const entrant = lines[dice(lines.length)];
  return best && entrant ? { type: "replaceInBracket", bracket, entrant, by: best.entrant } : null;
};

/** A small event out of a file, where a Swiss has nobody yet. */
const importAside: Aside = (state, competition, dice) => {
  const players = [1, 2, 3].map((number) => ({
    id: nth(600 + number),
    name: `Filed ${number}`,
    current: 2000,
  }));
  const [first, second, third] = players.map(({ id }) => id) as [string, string, string];
  const rounds = [{ boards: [{ white: third, black: first, result: "=" as const }], bye: second }];
  const planned = 1 + dice(3);
  return { type: "importSwiss", competition, players, rounds: rounds.slice(dice(2)), planned };
};
