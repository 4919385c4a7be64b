/** Commands of blocks, the live draw, the order of play and results, by type. */
export const blockCommands = {};
