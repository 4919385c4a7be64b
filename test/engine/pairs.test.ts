import { fromPartners, type Partner } from "@drawroom/shared";
import { describe, expect, test } from "vitest";
import { eventWith, SINGLES } from "../support/builders";
import { after, answerTo, type World } from "../support/world";

const NONE = { country: null, current: null, max12: null, estimated: null };
const partner = (name: string, fields: Partial<Partner> = {}): Partner => ({
  ...NONE,
  name,
  ...fields,
});
const ANN = partner("Anna One", { country: "NZL", current: 2001, max12: 2100 });
const BEN = partner("Ben van Two", { country: "NZL", current: 1900, max12: null });

const doubles = eventWith({ competition: { doubles: true } });
const added = (world: World, fields: object): World =>
  after(world, { type: "addEntrant", entrant: { id: "pairab", competition: SINGLES, ...fields } });

describe("pairs", () => {
  test("[BLK-5] name, mean grades with halves rounded up, and the shared country follow from the two", () => {
    expect(added(doubles, { pair: [ANN, BEN] }).state.entrants.pairab).toEqual({
      id: "pairab",
      competition: SINGLES,
      name: "A. One & B. van Two",
      country: "NZL",
      current: 1951,
      max12: 2000,
      estimated: null,
      pair: [ANN, BEN],
    });
  });

  test("[BLK-5] a country that is not shared is none", () => {
    expect(fromPartners([ANN, { ...BEN, country: "AUS" }]).country).toBeNull();
    expect(fromPartners([ANN, { ...BEN, country: null }]).country).toBeNull();
  });

  test("[BLK-5] where one has but an estimate, so has the pair; where one has nothing, so has the pair", () => {
    const cat = partner("Cat", { estimated: 1500 });
    expect(fromPartners([ANN, cat])).toMatchObject({ current: null, max12: null, estimated: 1751 });
    expect(fromPartners([ANN, partner("Dan")])).toMatchObject({ current: null, estimated: null });
  });

  test("[BLK-5] what is given stands", () => {
    const given = { name: "The Twins", country: "AUS", current: 2200, pair: [ANN, BEN] };
    expect(added(doubles, given).state.entrants.pairab).toMatchObject({
      name: "The Twins",
      country: "AUS",
      current: 2200,
      max12: 2000,
    });
  });

  test("[BLK-5] with another partner, what followed follows again and what was given stays", () => {
    const pair = added(doubles, { name: "The Twins", pair: [ANN, BEN] });
    const eve = partner("Eve Three", { country: "AUS", current: 1501 });
    const edited = after(pair, { type: "editEntrant", entrant: "pairab", pair: [ANN, eve] });
    expect(edited.state.entrants.pairab).toMatchObject({
      name: "The Twins",
      country: null,
      current: 1751,
      max12: 1801,
      pair: [ANN, eve],
    });
  });

  test("[BLK-5] a pair may be known by its name alone", () => {
    const input = {
      type: "addEntrant",
      entrant: { id: "pairab", competition: SINGLES, name: "A & B" },
    } as const;
    expect(answerTo(doubles, input).ok).toBe(true);
  });

  test("[BLK-5] a derived name fits the length of names", () => {
    const long = fromPartners([partner(`A ${"x".repeat(77)}`), partner(`B ${"y".repeat(77)}`)]);
    expect(long.name).toHaveLength(80);
  });
});
