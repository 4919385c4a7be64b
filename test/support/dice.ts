/** Numbers from 0 to below `sides`, the same ones for a seed every time. */
export function dice(seed: number) {
  let value = seed * 7919 + 1;
  return (sides: number): number => {
    value = (value * 1664525 + 1013904223) >>> 0;
    return Math.floor((value / 2 ** 32) * sides);
  };
}
