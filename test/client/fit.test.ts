import { describe, expect, it } from "vitest";
import { fitOf } from "../../client/src/ui/fit/measure";

describe("a name that is too long", () => {
  it("has its full width where there is room", () => {
    expect(fitOf(200, 200, 150)).toEqual({ width: 80, size: 1, isCut: false });
  });

  it("gets narrower first, and no narrower than it needs", () => {
    const fit = fitOf(175, 200, 150);
    expect(fit.size).toBe(1);
    expect(fit.isCut).toBe(false);
    expect(fit.width).toBeGreaterThan(62);
    expect(fit.width).toBeLessThan(72);
  });

  it("then smaller, at its narrowest", () => {
    expect(fitOf(140, 220, 150)).toEqual({ width: 62, size: 140 / 150, isCut: false });
  });

  it("and is cut only then", () => {
    expect(fitOf(90, 300, 220)).toEqual({ width: 62, size: 0.86, isCut: true });
  });

  it("keeps to the limits of its place", () => {
    expect(fitOf(50, 200, 100, { full: 70, least: 62, smallest: 0.45 })).toEqual({
      width: 62,
      size: 0.5,
      isCut: false,
    });
  });
});
