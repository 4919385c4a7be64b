import { matchesOf, standingsOf, type CommandInput } from "@drawroom/shared";
import { COMPETITION, newEvent, played, withField } from "../fixture-events";
import { after, type World } from "../world";

const addBracket = (id: string, name: string, thirdPlace = false): CommandInput => ({
  type: "addBracket",
  competition: COMPETITION,
  bracket: { id, name, thirdPlace },
});
const plate: CommandInput = {
  type: "addBracket",
  competition: COMPETITION,
  bracket: { id: "plate", name: "Plate", places: { from: 5, to: 8 } },
};

/** Eight blocks in play, with brackets that name nobody yet. */
const labels = (): World => after(played(), addBracket("main", "Main", true), plate);

/** Played to the end, the better seed winning, and drawn; two lines exchanged, one entrant gone. */
function drawn(): World {
  const world = labels();
  const open = matchesOf(world.state, { competition: COMPETITION }).filter(
    ({ outcome }) => outcome.kind === "open",
  );
  const over = after(
    world,
    ...open
      .filter(({ block }) => block !== "")
      .map(({ id }, i): CommandInput => ({
        type: "enterResult",
        match: id,
        result: { games: [i % 3 === 0 ? [4, 7] : [7, (i % 5) + 1]] },
      })),
  );
  const seeded = after(over, ...settledTies(over), {
    type: "generateBracket",
    bracket: `${COMPETITION}.main`,
  });
  const main = `${COMPETITION}.main`;
  const gone = seeded.state.brackets[main]?.draw?.byLine[8] ?? "";
  return after(
    seeded,
    { type: "exchangeLines", bracket: main, lines: [2, 6] },
    { type: "withdrawEntrant", entrant: gone },
  );
}

/** Whoever is level stays as listed. */
const settledTies = ({ state }: World): CommandInput[] =>
  Object.keys(state.blocks).flatMap((block) =>
    standingsOf(state, block).tiedGroups.map((order): CommandInput => ({
      type: "setHandOrder",
      block,
      order: [...order],
    })),
  );

/** Twenty entrants, the best four of them seeded. */
const fieldOnly = (): World =>
  after(
    newEvent("ko-field"),
    {
      type: "addCompetition",
      competition: { id: COMPETITION, name: "Open Cup", kind: "knockout", doubles: false },
    },
    {
      type: "importEntrants",
      competition: COMPETITION,
      entrants: Object.entries(withField(20).state.entrants).map(([id, entrant]) => {
        const { name, country, current, max12, estimated } = entrant;
        return { id, name, country, current, max12, estimated };
      }),
    },
    { type: "setKnockoutSeeds", competition: COMPETITION, seeds: 4 },
    addBracket("main", "Main"),
  );

/** `/e/ko-labels/plan/knockout` and so on. */
export const knockoutStates: Readonly<Record<string, () => World>> = {
  "ko-labels": labels,
  "ko-drawn": drawn,
  "ko-field": fieldOnly,
  "ko-out": () =>
    after(
      fieldOnly(),
      { type: "sealDraw", competition: COMPETITION },
      { type: "generateBracket", bracket: `${COMPETITION}.main` },
    ),
};
