import { describe, expect, test } from "vitest";
import { entrant, entrants, eventWith, nth, SINGLES } from "../support/builders";
import { after, answerTo, lastFacts, refusalTo } from "../support/world";

const NO_CHANGE = { ok: true, value: [] };
const add = (fields: object) =>
  ({ type: "addEntrant", entrant: { id: "newone", competition: SINGLES, ...fields } }) as const;

describe("entrants", () => {
  const world = eventWith({ entrants: 4 });

  test("[BLK-2] one has the grades it is given, and null for those it has not", () => {
    const added = after(world, add({ name: "Zed", country: "NZL", current: 0, estimated: 1500 }));
    expect(added.state.entrants.newone).toEqual({
      id: "newone",
      competition: SINGLES,
      name: "Zed",
      country: "NZL",
      current: 0,
      max12: null,
      estimated: 1500,
    });
  });

  test("[BLK-1] two may have one name", () => {
    expect(answerTo(world, add({ name: "Player 001" })).ok).toBe(true);
  });

  test("[HUB-2] one needs a name, a free id and a competition; in singles it is no pair", () => {
    expect(refusalTo(world, add({}))).toEqual({ code: "entrant.nameMissing" });
    expect(refusalTo(world, add({ id: nth(1), name: "Zed" }))).toEqual({
      code: "id.taken",
      id: nth(1),
    });
    expect(refusalTo(world, add({ competition: "none", name: "Zed" })).code).toBe(
      "competition.notFound",
    );
    const pair = [{ name: "A" }, { name: "B" }];
    expect(refusalTo(world, add({ name: "Zed", pair })).code).toBe("entrant.pairInSingles");
  });

  test("[HUB-2] an import takes all of them or none", () => {
    const list = [entrant(10), entrant(11), entrant(10)];
    const twice = { type: "importEntrants", competition: SINGLES, entrants: list } as const;
    expect(refusalTo(world, twice)).toEqual({ code: "id.taken", id: nth(10) });
    const imported = after(world, { ...twice, entrants: entrants(9).slice(4) });
    expect(imported.held.version).toBe(world.held.version + 1);
    expect(Object.keys(imported.state.entrants)).toHaveLength(9);
  });

  test("[HUB-5] an old page saved over newer data is refused with what stands, and loses no field", () => {
    const first = { type: "editEntrant", entrant: nth(1) } as const;
    const newer = after(world, { ...first, country: "NZL", seen: { country: null } });
    expect(refusalTo(newer, { ...first, country: "AUS", seen: { country: null } })).toEqual({
      code: "entrant.changed",
      entrant: newer.state.entrants[nth(1)],
    });
    const other = after(newer, { ...first, name: "Ann Other", seen: { name: "Player 001" } });
    expect(other.state.entrants[nth(1)]).toMatchObject({ name: "Ann Other", country: "NZL" });
  });

  test("[HUB-1] an edit that changes nothing is unchanged; an undefined field is left", () => {
    const edit = {
      type: "editEntrant",
      entrant: nth(1),
      name: "Player 001",
      country: undefined,
    } as const;
    expect(answerTo(world, edit)).toEqual(NO_CHANGE);
    expect(refusalTo(world, { type: "editEntrant", entrant: "nobody", name: "X" }).code).toBe(
      "entrant.notFound",
    );
  });

  test("[HUB-2] one without a seat can be removed, one with a seat is withdrawn instead", () => {
    const removed = after(world, { type: "removeEntrant", entrant: nth(4) });
    expect(removed.state.entrants[nth(4)]).toBeUndefined();
    expect(lastFacts(removed)).toEqual([
      { type: "entrantRemoved", entrant: nth(4), name: "Player 004" },
    ]);
    const seated = eventWith({ entrants: 4, blocks: 2 });
    expect(refusalTo(seated, { type: "removeEntrant", entrant: nth(1) })).toEqual({
      code: "entrant.seated",
      entrant: nth(1),
      seat: `${SINGLES}.A1`,
    });
  });
});

describe("ball numbers", () => {
  const world = eventWith({ entrants: 4 });
  const set = (balls: Record<string, number | null>) =>
    ({ type: "setBallNumbers", competition: SINGLES, balls }) as const;

  test("[HND-5] they are entered, exchanged and taken out", () => {
    const numbered = after(world, set({ [nth(1)]: 7, [nth(2)]: 8 }));
    expect(numbered.state.entrants[nth(1)]?.ball).toBe(7);
    const exchanged = after(numbered, set({ [nth(1)]: 8, [nth(2)]: 7, [nth(3)]: null }));
    expect(exchanged.state.entrants[nth(1)]?.ball).toBe(8);
    expect(exchanged.state.entrants[nth(2)]?.ball).toBe(7);
    const cleared = after(exchanged, set({ [nth(1)]: null }));
    expect(cleared.state.entrants[nth(1)]).toEqual(world.state.entrants[nth(1)]);
    expect(answerTo(cleared, set({ [nth(2)]: 7 }))).toEqual(NO_CHANGE);
  });

  test("[HND-5] two entrants can't have one number", () => {
    const numbered = after(world, set({ [nth(1)]: 7 }));
    const taken = { code: "entrant.ballTaken", ball: 7, entrant: nth(1) };
    expect(refusalTo(numbered, set({ [nth(2)]: 7 }))).toEqual(taken);
    expect(refusalTo(numbered, { type: "editEntrant", entrant: nth(2), ball: 7 })).toEqual(taken);
    expect(refusalTo(numbered, add({ name: "Zed", ball: 7 }))).toEqual(taken);
    expect(refusalTo(world, set({ [nth(1)]: 5, [nth(2)]: 5 })).code).toBe("entrant.ballTaken");
    expect(refusalTo(world, set({ nobody: 5 })).code).toBe("entrant.notFound");
  });
});
