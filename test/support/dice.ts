/** A number from 0 to below `sides`, or 0 where there are none. */
export type Dice = (sides: number) => number;

/** Numbers that are the same ones for a seed every time. */
export function dice(seed: number): Dice {
  let value = seed * 7919 + 1;
  return (sides) => {
    value = (value * 1664525 + 1013904223) >>> 0;
    return Math.floor((value / 2 ** 32) * sides);
  };
}
