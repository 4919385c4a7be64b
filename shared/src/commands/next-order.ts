/** The place after the last in a list, from 1. */
export const nextOrder = (table: Readonly<Record<string, { readonly order: number }>>): number =>
  Math.max(0, ...Object.values(table).map(({ order }) => order)) + 1;
