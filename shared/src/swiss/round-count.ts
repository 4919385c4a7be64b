/** What a field allows as its number of rounds (SWS-10). */
export interface RoundCount {
  /** More are refused: nobody could have a new opponent, or a bye, in each. */
  readonly most: number;
  readonly isRefused: boolean;
  /** The last rounds may jam, and all-play-all is worth offering. */
  readonly isWarned: boolean;
}

/** Judges a planned number of rounds for a field. */
export function roundCountOf(players: number, rounds: number): RoundCount {
  const most = Math.max(0, players % 2 === 0 ? players - 1 : players);
  return { most, isRefused: rounds > most, isWarned: rounds > players / 2 };
}
