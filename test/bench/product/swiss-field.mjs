// A Swiss event whose players win as their ratings say, the same in every run.
import { groupsFor } from "@drawroom/shared";

/**
 * @typedef {import("@drawroom/shared").SwissHistory} SwissHistory
 * @typedef {(sides: number) => number} Roll
 */

/**
 * @param {number} count of players, even, 16 or more
 * @param {number} rounds planned
 * @param {number} number which of the events
 * @returns {{ history: SwissHistory, roll: Roll }}
 */
export function drawnSwissField(count, rounds, number) {
  let state = number * 7_919 + 1;
  /** @type {Roll} */
  const roll = (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % sides;
  };
  const players = Array.from({ length: count }, (_, at) => ({
    id: `p${at + 1}`,
    seed: at + 1,
    rating: 2400 - Math.floor((1500 * at) / count),
    from: 1,
    gone: [],
  }));
  const groups = groupsFor(players.map(({ id }) => id));
  if (!("A" in groups)) throw new Error(`${count} players make no three groups.`);
  const [A, B, C] = [groups.A, groups.B, groups.C].map((ids) => shuffled(ids, roll));
  const history = {
    settings: /** @type {const} */ ({
      rounds,
      tieBreak: "wnt",
      bye: 1,
      missed: 0,
      unplayed: "count",
      buchholz: "plain",
    }),
    players,
    groups: { A: A ?? [], B: B ?? [], C: C ?? [] },
    rounds: [],
  };
  return { history, roll };
}

/**
 * @param {readonly string[]} ids
 * @param {Roll} roll
 */
const shuffled = (ids, roll) =>
  ids
    .map((id) => ({ id, at: roll(1e6) }))
    .sort((x, y) => x.at - y.at)
    .map(({ id }) => id);

/**
 * The round that was paired, played out.
 * @param {SwissHistory} history
 * @param {import("@drawroom/shared").RoundPairing | null} pairing
 * @param {Roll} roll
 * @returns {SwissHistory}
 */
export function withResults(history, pairing, roll) {
  if (!pairing?.ok) throw new Error(`The round can't be paired: ${pairing?.reason}.`);
  const seeds = new Map(history.players.map(({ id, seed }) => [id, seed]));
  const boards = pairing.boards.map(({ white, black }) => {
    const isStronger = (seeds.get(white) ?? 0) < (seeds.get(black) ?? 0);
    const lot = roll(10);
    /** @type {import("@drawroom/shared").BoardResult} */
    const result = lot < 3 ? "=" : lot < 8 === isStronger ? "1-0" : "0-1";
    return { white, black, result };
  });
  const round = { number: history.rounds.length + 1, boards, bye: pairing.bye };
  return { ...history, rounds: [...history.rounds, round] };
}
