import type { CompetitionId } from "../../model/ids.js";
import { SETTINGS, type EventState } from "../../model/state.js";
import { swissRoundOf, type SwissBoardView } from "../../views/swiss-round.js";
import { swissTableOf } from "../../views/swiss-table.js";
import { swissHistoryOf } from "../history-of.js";
import { halvesOf } from "../records.js";
import { writeCsv, type CsvValue } from "./write-csv.js";
import { writeTrf } from "./write-trf.js";

/** The whole competition as a TRF16 file (SWS-18). */
export function swissTrfOf(state: EventState, competition: CompetitionId): string {
  const history = swissHistoryOf(state, competition);
  const settings = state.settings[SETTINGS];
  const ratings = new Map(history.players.map(({ id, rating }) => [id, rating || null]));
  const head = {
    name: [settings?.name, state.competitions[competition]?.name].filter(Boolean).join(", "),
    city: settings?.venue ?? "",
    startsOn: settings?.startsOn ?? "",
    endsOn: settings?.endsOn ?? "",
  };
  return writeTrf(history, head, (id) => {
    const { name = id, country = null, rankingId = null } = state.entrants[id] ?? {};
    return { name, country, rating: ratings.get(id) ?? null, rankingId };
  });
}

/** The table as it stands, a line for each player. */
export function swissStandingsCsvOf(state: EventState, competition: CompetitionId): string {
  const { rows } = swissTableOf(state, competition);
  const head = [
    "place",
    "name",
    "country",
    "seed",
    "rating",
    "points",
    "wnt",
    "buchholz",
    "withdrawn",
  ];
  const lines = rows.map(({ place, player, points, wnt, buchholz }): CsvValue[] => [
    place,
    player.name,
    player.country,
    player.seed,
    player.rating,
    points,
    Number(wnt),
    buchholz,
    player.isWithdrawn ? "yes" : null,
  ]);
  return writeCsv([head, ...lines]);
}

const PAIRING_HEAD = [
  "round",
  "board",
  "white_seed",
  "white",
  "white_rating",
  "white_score",
  "black_score",
  "black_seed",
  "black",
  "black_rating",
  "how",
];

/** All boards of a round, or of all rounds that are paired; the bye last. Scores stand in columns, or `1-0` would be read as a date. */
export function swissPairingsCsvOf(
  state: EventState,
  competition: CompetitionId,
  only?: number,
): string {
  const { settings, rounds } = swissHistoryOf(state, competition);
  const lines = rounds.flatMap(({ number }): CsvValue[][] => {
    const view =
      only === undefined || only === number ? swissRoundOf(state, competition, number) : null;
    if (!view) return [];
    const alone = [
      ...(view.bye ? [{ side: view.bye, points: settings.bye, how: "bye" }] : []),
      ...view.given.map((one) => ({ ...one, how: "given" })),
    ];
    return [
      ...view.boards.map((board) => boardLine(number, board)),
      ...alone.map(({ side, points, how }): CsvValue[] => [
        ...[number, null, side.seed, side.name, side.rating, points],
        ...[null, null, null, null, how],
      ]),
    ];
  });
  return writeCsv([PAIRING_HEAD, ...lines]);
}

function boardLine(round: number, { number, white, black, result }: SwissBoardView): CsvValue[] {
  const [whiteScore, blackScore] = result === null ? [null, null] : halvesOf(result);
  const isWalkover = result !== null && ["+-", "-+", "--"].includes(result);
  return [
    ...[round, number, white.seed, white.name, white.rating, whiteScore && whiteScore / 2],
    ...[blackScore && blackScore / 2, black.seed, black.name, black.rating],
    isWalkover ? "walkover" : null,
  ];
}
