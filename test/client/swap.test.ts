import { expect, it } from "vitest";
import { exchangesBetween, placesIn, type Place } from "../../client/src/ui/swap";

const element = document.createElement("span");
const place = (at: string, left: number, top: number): Place => ({ element, at, left, top });
const places = (...list: readonly (readonly [string, Place])[]): ReadonlyMap<string, Place> =>
  new Map(list);

it("two who exchange seats cross over, each from where it was", () => {
  const before = places(
    ["ann", place("A1", 0, 0)],
    ["bob", place("B2", 100, 40)],
    ["cy", place("C1", 200, 0)],
  );
  const after = places(
    ["ann", place("B2", 100, 40)],
    ["bob", place("A1", 0, 0)],
    ["cy", place("C1", 200, 0)],
  );
  expect(exchangesBetween(before, after)).toEqual([
    { element, dx: -100, dy: -40 },
    { element, dx: 100, dy: 40 },
  ]);
});

it("nothing moves where more than two have moved, or somebody has only come in", () => {
  const before = places(
    ["ann", place("A1", 0, 0)],
    ["bob", place("B1", 1, 0)],
    ["cy", place("C1", 2, 0)],
  );
  const turned = places(
    ["ann", place("B1", 1, 0)],
    ["bob", place("C1", 2, 0)],
    ["cy", place("A1", 0, 0)],
  );
  const joined = places(...before, ["dee", place("D1", 3, 0)]);
  expect(exchangesBetween(before, turned)).toEqual([]);
  expect(exchangesBetween(before, joined)).toEqual([]);
});

it("a place is read from who stands where", () => {
  document.body.innerHTML = '<p><b data-swap="ann" data-place="A1">Ann</b></p>';
  expect(placesIn(document.body).get("ann")?.at).toBe("A1");
});
