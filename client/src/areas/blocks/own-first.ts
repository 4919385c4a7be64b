import type { BoardBlock, EntrantId } from "@drawroom/shared";

/** The blocks in their order, but those of the followed entrant first. */
export function ownFirst(
  blocks: readonly BoardBlock[],
  mine: ReadonlySet<EntrantId>,
): readonly BoardBlock[] {
  const isOwn = (block: BoardBlock): boolean =>
    block.seats.some(({ entrant }) => entrant !== null && mine.has(entrant));
  return mine.size === 0
    ? blocks
    : [...blocks.filter(isOwn), ...blocks.filter((block) => !isOwn(block))];
}
