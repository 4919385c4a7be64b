/** Wins, half a one as `½`: `3½`, `½`. */
export const winsText = (wins: number): string => {
  const full = Math.floor(wins);
  return wins === full ? String(full) : `${full === 0 ? "" : full}½`;
};
