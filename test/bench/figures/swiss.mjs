// What a round of the club Swiss takes to pair, beside a public pairer for the same players (SWS-4, SWS-6).
import { firstRound, nextRound, recordsOf } from "@drawroom/shared";
import { Swiss } from "tournament-pairings";
import { quantile, ratioOf, spreadOf } from "../measure/statistics.mjs";
import { drawnSwissField, withResults } from "../product/swiss-field.mjs";
import { swissPauses } from "./swiss-pause.mjs";

/**
 * @typedef {import("@drawroom/shared").SwissHistory} SwissHistory
 * @typedef {import("../report/row.mjs").Row} Row
 */

/** The reference takes seconds for a round of 500, so there are few of those. */
const SIZES = [
  { players: 200, events: 1, rounds: 7, bound: 50 },
  { players: 500, events: 1, rounds: 4, bound: 500 },
];

/**
 * @param {{ scale: number }} options
 * @returns {Promise<Row[]>}
 */
export async function swiss({ scale }) {
  // Both are warm before anything counts.
  roundsOf({ players: 60, rounds: 8, events: 10 });
  const rows = SIZES.flatMap((size) => ofSize({ ...size, events: size.events * scale }));
  return [...rows, ...(await swissPauses({ scale }))];
}

/**
 * @param {{ players: number, rounds: number, events: number, bound: number }} size
 * @returns {Row[]}
 */
function ofSize({ players, rounds, events, bound }) {
  const { ours, reference } = roundsOf({ players, rounds, events });
  const worst = spreadOf([quantile(ours, 1)]);
  const theirs = spreadOf(reference);
  /** @type {Omit<Row, "key" | "what" | "ratio" | "ours">} */
  const common = {
    reference: theirs,
    against: "tournament-pairings",
    unit: "ms",
    better: "less",
    goal: { on: "ours", bound },
  };
  const what = `a Swiss round of ${players}`;
  return [
    {
      ...common,
      key: `swiss.${players}`,
      what,
      ratio: ratioOf(ours, reference),
      ours: spreadOf(ours),
    },
    {
      ...common,
      key: `swiss.${players}.worst`,
      what: `${what}, the slowest`,
      ratio: spreadOf([worst.median / theirs.median]),
      ours: worst,
    },
  ];
}

/**
 * Both pair every round after the first of the same events; ours is what is played on.
 * @param {{ players: number, rounds: number, events: number }} size
 */
function roundsOf({ players, rounds, events }) {
  /** @type {{ ours: number[], reference: number[] }} milliseconds */
  const times = { ours: [], reference: [] };
  for (let event = 0; event < events; event++) {
    const { history: drawn, roll } = drawnSwissField(players, rounds, event);
    let history = withResults(drawn, firstRound(drawn, null), roll);
    for (let round = 2; round <= rounds; round++) {
      /** @type {import("@drawroom/shared").RoundPairing | null} */
      let pairing = null;
      const field = inTheirWords(history);
      const pairOurs = () => times.ours.push(timeOf(() => (pairing = nextRound(history))));
      const pairTheirs = () => times.reference.push(timeOf(() => Swiss(field, round, true, true)));
      // In turn, so that neither always comes first.
      for (const pair of round % 2 === 0 ? [pairOurs, pairTheirs] : [pairTheirs, pairOurs]) pair();
      history = withResults(history, pairing, roll);
    }
  }
  return times;
}

/**
 * The same players as the reference takes them.
 * @param {SwissHistory} history
 */
const inTheirWords = (history) =>
  [...recordsOf(history).values()].map(({ player, total, met, lines }) => ({
    id: player.id,
    score: total / 2,
    rating: player.rating,
    avoid: [...met],
    seating: lines.flatMap((line) =>
      "isWhite" in line ? [/** @type {1 | -1} */ (line.isWhite ? 1 : -1)] : [],
    ),
  }));

/**
 * Processor time, as for the engine's steps.
 * @param {() => unknown} work
 */
function timeOf(work) {
  const from = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}
