// What the engine takes for a result of a full club Swiss and of a full stage of groups.
import { inTurn } from "../measure/turns.mjs";
import { timeOfStep } from "../measure/young-heap.mjs";
import { stageInPlay, swissInPlay } from "../product/chess-in-play.mjs";
import { withId } from "../product/owner.mjs";
import { stepped } from "../product/steps.mjs";
import { stepRows } from "../report/step-rows.mjs";

const PLAYERS = 200;
const TEAMS = 64;

/**
 * @param {{ scale: number }} options
 * @returns {Promise<import("../report/row.mjs").Row[]>}
 */
export async function chessResults({ scale }) {
  const swiss = new Entering(swissInPlay(PLAYERS));
  const stage = new Entering(stageInPlay(TEAMS));
  const takes = {
    swiss: async () => swiss.take(),
    swissCopy: async () => swiss.takeCopy(),
    stage: async () => stage.take(),
    stageCopy: async () => stage.takeCopy(),
  };
  await inTurn(takes, { turns: 400 * scale, warmUp: 200 }, () => {
    for (const entering of [swiss, stage]) entering.forget();
  });
  return [
    ...stepRows({
      key: "engine.swiss",
      what: `engine step: a result in a Swiss of ${PLAYERS}`,
      ...swiss,
    }),
    ...stepRows({
      key: "engine.stage",
      what: `engine step: a result in a stage of ${TEAMS} teams`,
      ...stage,
    }),
  ];
}

/** Each result is entered in the state that the last one left, so that nothing worked out before helps. */
class Entering {
  /** @type {number[]} microseconds */
  times = [];
  /** @type {number[]} */
  copies = [];
  #given = 0;
  #memory;
  #resultOf;

  /** @param {import("../product/chess-in-play.mjs").InPlay} event */
  constructor({ memory, resultOf }) {
    this.#memory = memory;
    this.#resultOf = resultOf;
  }

  take() {
    const command = withId(this.#resultOf(this.#given++));
    this.times.push(timeOfStep(() => (this.#memory = stepped(this.#memory, command))));
  }

  takeCopy() {
    const { state } = this.#memory.held;
    this.copies.push(timeOfStep(() => JSON.parse(JSON.stringify(state))));
  }

  forget() {
    this.times.length = this.copies.length = 0;
  }
}
