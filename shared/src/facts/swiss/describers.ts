import { boardParts, type BoardId } from "../../model/swiss.js";
import type { SwissFact } from "./kinds.js";

type Params = Readonly<Record<string, string | number>>;
type NameOf = (table: "competitions" | "entrants", id: string) => string;
type Describers = {
  readonly [T in SwissFact["type"]]: (
    fact: Extract<SwissFact, { type: T }>,
    name: NameOf,
  ) => Params;
};

function ofBoard({ board: id }: { readonly board: BoardId }, name: NameOf): Params {
  const { competition, round, board } = boardParts(id);
  return { competition: name("competitions", competition), round, board };
}
const ofRound = (
  { competition, number }: { readonly competition: string; readonly number: number },
  name: NameOf,
): Params => ({ competition: name("competitions", competition), round: number });

/** The parts of facts about a Club Swiss, for words. */
export const swissDescribers: Describers = {
  swissSettingsChanged: ({ competition, swiss }, name) => ({
    competition: name("competitions", competition),
    count: swiss.rounds,
  }),
  roundPaired: ofRound,
  roundTakenBack: ofRound,
  boardResultEntered: (fact, name) => ({ ...ofBoard(fact, name), result: fact.result }),
  boardResultCleared: ofBoard,
  absenceSet: ({ entrant }, name) => ({ entrant: name("entrants", entrant) }),
  swissFinished: ({ competition, rounds }, name) => ({
    competition: name("competitions", competition),
    count: rounds,
  }),
  swissReopened: ({ competition }, name) => ({ competition: name("competitions", competition) }),
};
