import type { EventSession } from "../../../client/src/sync/session-contract";
import * as events from "../fixture-events";
import * as stages from "../stage-events";
import * as knockouts from "../knockout-events";
import { fixtureSession, type FixtureOptions, type FixtureSession } from "../fixture-session";
import { swissFixture } from "../swiss-fixture";
import type { World } from "../world";
import { knockoutStates } from "./knockout-states";

/** Stands in for the session of the product: `/e/<state>` and `/d/<state>-<display>` open a fixture. */
const states: Readonly<Record<string, () => World>> = {
  new: () => events.newEvent("new"),
  field: () => events.withField(undefined, "field"),
  seeded: () => events.seeded(),
  hand: events.changedByHand,
  draw: () => events.drawing(),
  play: () => events.played(),
  swiss: () => swissFixture({ entered: 4 }),
  "swiss-new": () => swissFixture({ played: 0 }),
  "swiss-big": () => swissFixture({ players: 41, played: 2, entered: 10 }),
  "swiss-next": () => swissFixture({ players: 12 }),
  ...knockoutStates,
  before: () => knockouts.beforeKnockout(),
  knockout: () => knockouts.inKnockout(),
  six: () => knockouts.knockoutOnly(6, 1),
  large: () => knockouts.knockoutOnly(64, 2),
  won: () => knockouts.inKnockout(4, 24, 10),
  few: () => events.played("2026-05-13T15:00", 2, 12),
  "stages-teams": () => stages.stagesField("stages-teams"),
  "stages-proposed": () => stages.stageProposed("stages-proposed"),
  "stages-play": () => stages.stageInPlay("stages-play"),
  "stages-next": () => stages.nextProposed("stages-next"),
  "stages-road": () => stages.longRoad("stages-road"),
};

declare global {
  interface Window {
    fixture: FixtureSession;
    pickNext(): void;
  }
}

function open(name: string): EventSession {
  const query = new URLSearchParams(location.search);
  const status = query.get("status");
  const options: FixtureOptions = {
    role: (query.get("role") as "owner" | null) ?? "spectator",
    ...(status === "catchingUp" && { status: { kind: "catchingUp" } }),
    ...(status === "notLive" && { status: { kind: "notLive", since: Date.now() - 90_000 } }),
  };
  const make = states[name];
  const session = fixtureSession(make ? renamed(make(), name) : null, options);
  window.fixture = session;
  window.pickNext = () => {
    const before = session.world();
    const after = events.pickNext(before, () => 0.4);
    const facts = after.changes.at(-1)?.facts[0];
    if (facts?.type === "seatPicked")
      session.receive({ type: "pickSeat", entrant: facts.entrant, seat: facts.seat });
  };
  return session;
}

/** The links of a page lead to the fixture it shows. */
function renamed(world: World, slug: string): World {
  const settings = world.state.settings["event"];
  if (!settings) return world;
  const state = { ...world.state, settings: { event: { ...settings, slug } } };
  return { ...world, state, held: { ...world.held, state } };
}

export const openEvent = (slug: string): EventSession => open(slug);
/** `/d/draw-dlve`: the display `dlve` of the state `draw`; a code's last four letters name the display. */
export const openDisplay = (code: string): EventSession => open(code.slice(0, -5));
