const MOST = 60;

/** A text short enough to stand in a sentence. */
export const cut = (text: string): string =>
  text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text;
