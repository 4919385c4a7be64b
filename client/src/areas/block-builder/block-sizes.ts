/** Block sizes differ by at most one (BLK-3): `larger` blocks of `size` + 1, the others of `size`. Null: fewer than two each. */
export function blockSizes(
  entrants: number,
  blocks: number,
): { readonly size: number; readonly larger: number } | null {
  const size = Math.floor(entrants / blocks);
  return size < 2 ? null : { size, larger: entrants % blocks };
}
