/** Groups have 2 to 5 teams: those are the sizes that colours are given for (STG-2, STG-5). */
export const LEAST_IN_A_GROUP = 2;
export const MOST_IN_A_GROUP = 5;

/** How many groups so many teams are dealt into unless the manager says otherwise (STG-2). */
export const usualGroups = (teams: number): number => Math.max(1, Math.floor(teams / 3));

/** From how many groups to how many the manager may make of so many teams; none where `least` is above `most`. */
export const groupsAllowed = (
  teams: number,
): { readonly least: number; readonly most: number } => ({
  least: Math.max(1, Math.ceil(teams / MOST_IN_A_GROUP)),
  most: Math.floor(teams / LEAST_IN_A_GROUP),
});

export function allowsGroups(teams: number, groups: number): boolean {
  const { least, most } = groupsAllowed(teams);
  return groups >= least && groups <= most;
}

/** How many of each group go on unless the manager says otherwise; 0: the group is the final (STG-4). */
export const usualAdvance = (groups: number): number => (groups >= 3 ? 2 : groups === 2 ? 1 : 0);

/** From how many of each group to how many may go on, by the groups' sizes. */
export const advanceAllowed = (sizes: readonly number[]) => ({
  least: sizes.length === 1 ? 0 : 1,
  most: Math.max(1, Math.min(...sizes) - (sizes.length === 1 ? 1 : 0)),
});
