import { describe, expect, test } from "vitest";
import { newPersonId } from "../../server/src/accounts/new-person-id";
import { isOwnOrigin, OriginCheck } from "../../server/src/accounts/origin-check";
import { Passwords } from "../../server/src/accounts/passwords";
import { tokenIn } from "../../server/src/accounts/session-cookie";
import { hashOf, newToken } from "../../server/src/accounts/tokens";
import { parseSettings } from "../../server/src/config/parse-settings";
import { TokenBuckets } from "../../server/src/web/token-buckets";

describe("origins", () => {
  test.each([
    ["http://192.168.1.5:3000", "192.168.1.5:3000", null, true],
    ["http://venue.local", "venue.local:80", null, true],
    ["http://[fe80::1]:3000", "[fe80::1]:3000", null, true],
    ["https://draw.example.org", "draw.example.org", null, true],
    ["http://192.168.1.5:3001", "192.168.1.5:3000", null, false],
    ["http://evil.example", "192.168.1.5:3000", null, false],
    ["http://192.168.1.5.evil.example:3000", "192.168.1.5:3000", null, false],
    ["null", "192.168.1.5:3000", null, false],
    ["", "", null, false],
    ["file://", "192.168.1.5:3000", null, false],
    ["ftp://192.168.1.5:3000", "192.168.1.5:3000", null, false],
    ["https://draw.example.org", "node-2:3000", "https://draw.example.org", true],
    ["http://draw.example.org", "draw.example.org", "https://draw.example.org", false],
    ["http://192.168.1.5:3000", "192.168.1.5:3000", "https://draw.example.org", true],
    ["https://evil.example", "draw.example.org", "https://draw.example.org", false],
  ])("[ACC-6] %s at the host %s, public %s: %s", (origin, host, publicOrigin, isOwn) => {
    expect(isOwnOrigin(origin, host, publicOrigin)).toBe(isOwn);
  });

  test("[ACC-6] without one, a program is let through unless it carries a session", () => {
    const check = new OriginCheck(parseSettings({}));
    const host = "localhost:3000";
    expect(check.allows({ host })).toBe(true);
    expect(check.allows({ host, cookie: "other=1" })).toBe(true);
    expect(check.allows({ host, cookie: "drawroom_session=x" })).toBe(false);
    expect(check.allows({ host, cookie: "drawroom_session=x", origin: `http://${host}` })).toBe(
      true,
    );
  });
});

describe("secrets", () => {
  test("[ACC-6] a token has 32 random bytes and is kept by its hash", () => {
    const tokens = Array.from({ length: 100 }, newToken);
    expect(new Set(tokens).size).toBe(100);
    for (const token of tokens) expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(hashOf("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });

  test("[ACC-6] passwords are kept as argon2id", async () => {
    const passwords = new Passwords();
    const kept = await passwords.hash("correct horse");
    expect(kept).toMatch(/^\$argon2id\$/);
    expect(await passwords.isRight("correct horse", kept)).toBe(true);
    expect(await passwords.isRight("wrong horse", kept)).toBe(false);
    expect(await passwords.isRight("no account has this password", null)).toBe(false);
  });

  test("[ACC-6] where there is no account the answer takes as long as where there is one", async () => {
    const passwords = new Passwords();
    const kept = await passwords.hash("correct horse");
    const timeOf = async (hash: string | null) => {
      const from = performance.now();
      await passwords.isRight("wrong", hash);
      return performance.now() - from;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let round = 0; round < 15; round++) {
      known.push(await timeOf(kept));
      unknown.push(await timeOf(null));
    }
    const least = (times: number[]) => Math.min(...times);
    expect(least(unknown) / least(known)).toBeGreaterThan(0.7);
    expect(least(unknown) / least(known)).toBeLessThan(1.4);
  });

  test("[ACC-6] the session is found among other cookies", () => {
    expect(tokenIn("a=b; drawroom_session=abc-_; c=d")).toBe("abc-_");
    for (const header of [
      undefined,
      "",
      "drawroom_session",
      "drawroom_session=",
      "xdrawroom_session=a",
    ]) {
      expect(tokenIn(header)).toBeNull();
    }
  });

  test("[ACC-6] ids of accounts are those of persons", () => {
    for (let n = 0; n < 200; n++) expect(newPersonId()).toMatch(/^[a-z][a-z2-9]{7}$/);
  });
});

describe("limits", () => {
  test("[ACC-6] so many at once, then as time goes on; one visitor's are not another's", () => {
    let now = 0;
    const buckets = new TokenBuckets(3, 0.5, () => now);
    const take = (key: string, times: number) =>
      Array.from({ length: times }, () => buckets.take(key)).filter(Boolean).length;
    expect(take("a", 5)).toBe(3);
    expect(take("b", 1)).toBe(1);
    now = 1_999;
    expect(take("a", 5)).toBe(0);
    now = 4_000;
    expect(take("a", 5)).toBe(2);
    now = 3_600_000;
    expect(take("a", 5)).toBe(3);
  });
});
