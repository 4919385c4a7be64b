import type { EntrantId } from "../../model/ids.js";
import type { FilePlayer } from "./file-problem.js";
import type { FileTournament } from "./tournament.js";

/** A player of a file as an entrant to be. */
export const entrantOfFile = ({ name, country, rating, rankingId }: FilePlayer, id: EntrantId) => ({
  id,
  name,
  country,
  current: rating,
  ...(rankingId !== null && { rankingId }),
});

/**
 * A tournament as the command `importSwiss` takes it.
 * @param ids one for each player, in their order
 */
export function importOfTournament(
  { players, rounds, planned }: FileTournament,
  ids: readonly EntrantId[],
) {
  const idOf = (place: number): EntrantId => ids[place] ?? "";
  return {
    players: players.map((player, place) => ({
      ...entrantOfFile(player, idOf(place)),
      ...(player.gone.length > 0 && { gone: [...player.gone] }),
    })),
    rounds: rounds.map(({ boards, bye, given }) => ({
      boards: boards.map(({ white, black, result }) => ({
        white: idOf(white),
        black: idOf(black),
        result,
      })),
      bye: bye === null ? null : idOf(bye),
      ...(given.size > 0 && {
        given: Object.fromEntries([...given].map(([place, points]) => [idOf(place), points])),
      }),
    })),
    ...(planned !== null && { planned }),
  };
}
