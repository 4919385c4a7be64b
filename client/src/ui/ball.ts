const BALLS = "abcdefgh";

/** The ball of a block's letter: A blue, B red … H white, then round again. Source: the look. */
export const ballOf = (letter: string): string =>
  BALLS[(letter.toUpperCase().charCodeAt(0) - 65 + BALLS.length) % BALLS.length] ?? "a";
