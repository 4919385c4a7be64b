import {
  decide,
  drawnAtRandom,
  isDrawnBySecret,
  isSealKept,
  randomDrawsOf,
  randomNumbersOf,
  sealOf,
  secretFrom,
  shuffled,
} from "@drawroom/shared";
import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { entrants, eventWith, SINGLES } from "../support/builders";
import { after, answerTo, OWNER, refusalTo, undone } from "../support/world";

const SECRET = "0f".repeat(32);
const IDS = entrants(20).map(({ id }) => id);

describe("numbers by chance", () => {
  it("[KON-2] are the words of HMAC-SHA-256 over the ids and a counter, by another's code", () => {
    const { below } = randomNumbersOf(SECRET, IDS.toReversed());
    const words = [0, 1].flatMap((counter) => {
      const bytes = createHmac("sha256", Buffer.from(SECRET, "hex"))
        .update(`${JSON.stringify(IDS)}\n${counter}`)
        .digest();
      return Array.from({ length: 8 }, (_, at) => bytes.readUInt32BE(at * 4));
    });
    expect(words.map(() => below(2 ** 32))).toEqual(words);
  });

  it("[KON-2] pass over a word that would make some likelier", () => {
    const words = randomNumbersOf(SECRET, IDS);
    const numbers = randomNumbersOf(SECRET, IDS);
    const half = 2 ** 31 + 1;
    const fitting: number[] = [];
    while (fitting.length < 20) {
      const word = words.below(2 ** 32);
      if (word < half) fitting.push(word);
    }
    expect(fitting.map(() => numbers.below(half))).toEqual(fitting);
  });

  it("[KON-2] shuffle the same whatever order the ids come in, and each order about as often", () => {
    const order = shuffled(IDS, randomNumbersOf(SECRET, IDS));
    expect(shuffled(IDS.toReversed(), randomNumbersOf(SECRET, IDS))).toEqual(order);
    expect([...order].sort()).toEqual(IDS);
    const counts = new Map<string, number>();
    for (let draw = 0; draw < 6000; draw++) {
      const secret = secretFrom("key", String(draw));
      const key = shuffled(["a", "b", "c"], randomNumbersOf(secret, ["a", "b", "c"])).join("");
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe("a seal", () => {
  it("[KON-2] is the SHA-256 of the secret, by another's code", () => {
    expect(sealOf(SECRET)).toBe(
      createHash("sha256").update(Buffer.from(SECRET, "hex")).digest("hex"),
    );
  });

  it("[KON-2] is shown once, numbered, and stays when what was done before it is undone", () => {
    const before = eventWith({ entrants: 4 });
    const sealed = after(before, { type: "sealDraw", competition: SINGLES });
    const [draw] = randomDrawsOf(sealed.state, SINGLES);
    expect(draw).toMatchObject({ id: `${SINGLES}.1`, number: 1 });
    expect(draw?.seal).toMatch(/^[0-9a-f]{64}$/);
    expect(answerTo(sealed, { type: "sealDraw", competition: SINGLES })).toEqual({
      ok: true,
      value: [],
    });
    expect(randomDrawsOf(undone(sealed).state, SINGLES)).toEqual([draw]);
  });

  it("[KON-2] is for the server to make: a browser sends the command without deciding it", () => {
    const world = eventWith({ entrants: 4 });
    const command = { type: "sealDraw", competition: SINGLES, commandId: "command-a1" } as const;
    const { history, held } = world;
    const context = { at: 0, actor: OWNER, version: held.version + 1, history };
    expect(decide(held, command, context)).toEqual({
      ok: false,
      refusal: { code: "draw.serverOnly" },
    });
    expect(refusalTo(world, { type: "sealDraw", competition: "none" })).toMatchObject({
      code: "competition.notFound",
    });
  });

  it("[KON-2] is kept by the secret it was made of, and the draw by no other lists", () => {
    const [few, many] = [IDS.slice(0, 6), IDS.slice(6)];
    const lists = [
      { name: "top", of: few },
      { name: "bottom", of: many },
    ];
    const drawn = drawnAtRandom(SECRET, lists, 0);
    expect(drawn.entrants).toEqual(IDS);
    const numbers = randomNumbersOf(SECRET, IDS);
    expect(drawn.lists.map(({ order }) => order)).toEqual([
      shuffled(few, numbers),
      shuffled(many, numbers),
    ]);
    expect(isDrawnBySecret(drawn)).toBe(true);
    expect(isDrawnBySecret({ ...drawn, lists: drawn.lists.toReversed() })).toBe(false);
    expect(isDrawnBySecret({ ...drawn, secret: "0e".repeat(32) })).toBe(false);
    expect(isSealKept({ number: 1, seal: sealOf(SECRET), drawn })).toBe(true);
    expect(isSealKept({ number: 1, seal: sealOf("0e".repeat(32)), drawn })).toBe(false);
    expect(isSealKept({ number: 1, seal: sealOf(SECRET) })).toBe(false);
  });
});
