import {
  boardReasons,
  byeReasons,
  coloursOf,
  firstRound,
  groupsFor,
  haveColours,
  nextRound,
  presentNext,
  roundCountOf,
  seedNumbers,
  shownWinther,
  roundsThatCount,
  swissStandingsOf,
  type Absence,
  type BoardResult,
  type ColourRule,
  type ColourState,
  type Permission,
  type RoundPairing,
  type SwissGroups,
  type SwissHistory,
  type SwissSettings,
} from "@drawroom/shared";

type Pair = readonly [white: string, black: string];

interface NextExpected {
  readonly round: number;
  readonly none?: string;
  readonly left?: readonly string[];
  readonly open?: readonly Pair[];
  readonly pools?: readonly {
    readonly name: string;
    readonly rule: string;
    readonly order?: readonly string[];
  }[];
  readonly pairs?: readonly Pair[];
  readonly decided?: readonly string[];
  readonly bye?: string | null;
  readonly passed?: readonly (readonly [string, string, string])[];
  readonly byePassed?: readonly (readonly [string, string])[];
}

interface Standing {
  readonly place: number;
  readonly id: string;
  readonly points: number;
  readonly wnt: string;
  readonly buchholz: number;
}

interface PlayerOfPair {
  readonly id: string;
  readonly seed: number;
  readonly rating: number | null;
  /** In order; `-` is a round without a game played. */
  readonly colours: string;
}

/** A case of `vectors-swiss.json`, as its `format` section says. */
export interface SwissCase {
  readonly id: string;
  readonly title: string;
  readonly settings: SwissSettings;
  readonly players?: readonly {
    readonly id: string;
    readonly rating: number | null;
    readonly from?: number;
    readonly gone?: readonly Absence[];
  }[];
  readonly draw?: (SwissGroups & { readonly bye: string | null }) | null;
  readonly rounds: readonly {
    readonly pairs: readonly (readonly [string, string, BoardResult | null])[];
    readonly bye: string | null;
  }[];
  readonly expect: {
    readonly seeds?: readonly string[];
    readonly groups?: SwissGroups;
    readonly setUp?: { readonly most: number; readonly refused: boolean; readonly warned: boolean };
    readonly next?: NextExpected;
    readonly relaxedColour?: NextExpected;
    readonly relaxedRematch?: NextExpected;
    readonly replay?: boolean;
    readonly standings?: readonly Standing[];
    readonly parts?: Readonly<Record<string, readonly unknown[]>>;
    readonly otherSettings?: readonly {
      readonly settings: Partial<SwissSettings>;
      readonly standings?: readonly Standing[];
      readonly next?: NextExpected;
    }[];
    readonly pairsOfPlayers?: readonly {
      readonly a: PlayerOfPair;
      readonly b: PlayerOfPair;
      readonly white: string | null;
      readonly decided: string;
    }[];
  };
}

/** Seed numbers: the field of round 1, then late entries as they came (SWS-1, SWS-13). */
export function seedsOf({ players = [] }: SwissCase): string[] {
  const late = players.filter(({ from = 1 }) => from > 1);
  const byEntry = late.toSorted((x, y) => x.from! - y.from!).map(({ id }) => id);
  return [...seedNumbers(players.filter(({ from = 1 }) => from === 1)), ...byEntry];
}

/** The history of a case, with all its rounds or the first of them. */
export function historyOf(one: SwissCase, rounds = one.rounds.length): SwissHistory {
  const seeds = seedsOf(one);
  return {
    settings: one.settings,
    players: (one.players ?? []).map(({ id, rating, from = 1, gone = [] }) => ({
      id,
      rating,
      from,
      gone,
      seed: seeds.indexOf(id) + 1,
    })),
    ...(one.draw && { groups: one.draw }),
    rounds: one.rounds.slice(0, rounds).map(({ pairs, bye }, index) => ({
      number: index + 1,
      boards: pairs.map(([white, black, result]) => ({ white, black, result })),
      bye,
    })),
  };
}

/** The round after those of a history. */
export const pairedNext = (
  { draw }: SwissCase,
  history: SwissHistory,
  permission?: Permission,
): RoundPairing =>
  history.rounds.length === 0 && draw
    ? firstRound(history, draw.bye)
    : nextRound(history, permission);

const DECIDED: Readonly<Partial<Record<ColourRule, string>>> = {
  groupA: "A White",
  groupB: "B White",
  topHalf: "top half White",
};

/** The pairs have no order, and what decided belongs to its pair. */
const inAnyOrder = (pairs: readonly Pair[], decided: readonly string[]): string[] =>
  pairs.map((pair, index) => [...pair, decided[index] ?? ""].join(" ")).sort();

/** What `pairing` comes to, in the fields that the expectation has. */
export function nextInWords(
  pairing: RoundPairing,
  history: SwissHistory,
  asked: NextExpected,
): NextExpected {
  const round = history.rounds.length + 1;
  if (!pairing.ok) {
    const open = history.rounds.flatMap(({ boards }) => boards.filter((b) => b.result === null));
    return {
      round,
      none: pairing.reason,
      ...(asked.left && { left: presentNext(history) }),
      ...(asked.open && { open: open.map(({ white, black }): Pair => [white, black]) }),
    };
  }
  const { boards, bye, working } = pairing;
  const reasons = boards.map((_, index) => boardReasons(working, boards, index)!);
  const decided = reasons.map(({ colour }) => DECIDED[colour] ?? colour);
  const pairs = boards.map(({ white, black }): Pair => [white, black]);
  return {
    round,
    ...(asked.pools && { pools: poolsInWords(pairing, asked.pools) }),
    ...(asked.pairs && { pairs: inAnyOrder(pairs, asked.decided ? decided : []) as never }),
    ...("bye" in asked && { bye }),
    ...(asked.passed && { passed: passedInWords(reasons) }),
    ...(asked.byePassed && {
      byePassed: (byeReasons(working)?.passed ?? []).map(({ id, why }) => [id, why] as const),
    }),
  };
}

/** The expectation in the same words. */
export function expectedNext({ decided, ...asked }: NextExpected): NextExpected {
  return asked.pairs ? { ...asked, pairs: inAnyOrder(asked.pairs, decided ?? []) as never } : asked;
}

function poolsInWords(
  { working }: RoundPairing & { readonly ok: true },
  asked: NonNullable<NextExpected["pools"]>,
): NonNullable<NextExpected["pools"]> {
  return working.pools.map(({ name, rule, order }, index) =>
    asked[index]?.order ? { name, rule, order } : { name, rule },
  );
}

/** The vectors list no candidates whom SWS-4 passes over for their score or group. */
const passedInWords = (
  reasons: readonly NonNullable<ReturnType<typeof boardReasons>>[],
): [string, string, string][] =>
  reasons.flatMap(({ chooser, passed }) =>
    passed
      .filter(({ why }) => why !== "score" && why !== "groups")
      .map(({ id, why }): [string, string, string] => [
        chooser!,
        id,
        why === "colours" ? "colour" : why,
      ]),
  );

export const standingsInWords = (history: SwissHistory): Standing[] =>
  swissStandingsOf(history).map(({ place, id, points, winther, buchholz }) => ({
    place,
    id,
    points: points / 2,
    wnt: winther,
    buchholz: buchholz / 2,
  }));

export function partsInWords(history: SwissHistory, player: string): unknown[] {
  const { parts } = swissStandingsOf(history).find(({ id }) => id === player)!;
  return parts.map(({ round, opponent, total, score, wnt }) => ({
    round,
    opponent,
    total: total / 2,
    result: score / 2,
    wnt: shownWinther(wnt, roundsThatCount(history)),
  }));
}

export const setUpInWords = ({ players = [], settings }: SwissCase): unknown => {
  const { most, isRefused, isWarned } = roundCountOf(
    players.filter(({ from = 1 }) => from === 1).length,
    settings.rounds,
  );
  return { most, refused: isRefused, warned: isWarned };
};

export const groupsInWords = (one: SwissCase): SwissGroups => groupsFor(seedsOf(one));

export function colourInWords(
  a: PlayerOfPair,
  b: PlayerOfPair,
): { white: string | null; decided: string } {
  const [x, y] = [stateOf(a), stateOf(b)];
  if (!haveColours(x, y)) return { white: null, decided: "not legal" };
  const { isFirstWhite, rule } = coloursOf(x, y);
  return { white: isFirstWhite ? a.id : b.id, decided: rule };
}

function stateOf({ seed, rating, colours }: PlayerOfPair): ColourState {
  const played = [...colours].filter((colour) => colour !== "-");
  const last = played.at(-1);
  const length = played.length - 1 - played.findLastIndex((colour) => colour !== last);
  const whites = played.filter((colour) => colour === "W").length;
  return {
    seed,
    rating,
    whites,
    blacks: played.length - whites,
    run: played.length === 0 ? 0 : last === "W" ? length : -length,
  };
}
