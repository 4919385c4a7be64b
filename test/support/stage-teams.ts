import type { CommandInput } from "@drawroom/shared";

/** The competition of group stages in fixtures and scenes. */
export const CHESS = "chss";

/** The 14 teams of the source, as it lists them; null: unrated. */
export const SOURCE_TEAMS: readonly (readonly [string, number | null])[] = [
  ["team A", 1900],
  ["team B", 1800],
  ["team C", 1700],
  ["team D", 1600],
  ["team E", 1500],
  ["team F", 1400],
  ["team G", 1300],
  ["team H", 1201],
  ["team J", null],
  ["team K", null],
  ["team I", null],
  ["team L", 1199],
  ["team M", 1000],
  ["team N", 900],
];

/** `team E` → `eteame`. */
export const teamId = (name: string): string => `e${name.replace(" ", "").toLowerCase()}`;

/** Those teams in a competition of group stages, and a screen for it. */
export const sourceField: readonly CommandInput[] = [
  {
    type: "addCompetition",
    competition: { id: CHESS, name: "Vote chess", kind: "stages", doubles: false },
  },
  {
    type: "importEntrants",
    competition: CHESS,
    entrants: SOURCE_TEAMS.map(([name, current]) => ({
      id: teamId(name),
      name,
      country: null,
      current,
      max12: null,
      estimated: null,
    })),
  },
  { type: "addDisplay", display: { id: "dstg", name: "Hall", view: "stages", theme: "lawn" } },
];
