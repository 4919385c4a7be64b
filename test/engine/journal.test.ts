import { createHash } from "node:crypto";
import { ENGINE, hashOfState, type Fault, type JournalEntry } from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { eventWith, nth, SINGLES } from "../support/builders";
import { checkOf, entriesOf, exportOfWorld, exportWith } from "../support/journal-file";
import { pairRound, swissWith, withRounds } from "../support/swiss-scene";
import { after, redone, undone, type World } from "../support/world";

/** Blocks with an exchange undone and made again, published in the middle, and a seal that nobody has opened. */
function small(): World {
  const blocks = eventWith({ entrants: 6, blocks: 2, orderOfPlay: true, published: true });
  const picked = after(blocks, { type: "pickSeat", seat: `${SINGLES}.A1`, entrant: nth(2) });
  return after(
    redone(undone(picked)),
    { type: "enterResult", match: `${SINGLES}.A.1-2`, result: { games: [[7, 3]] } },
    { type: "sealDraw", competition: SINGLES },
  );
}

const world = small();
const text = exportOfWorld(world);
const faultIn = (changed: string): Fault | null => {
  const outcome = checkOf(changed);
  return outcome.ok ? null : outcome.refusal;
};
/** The world's journal with one entry altered and the chain made anew: what only the engine can find. */
const forged = (alter: (entry: JournalEntry, version: number) => JournalEntry): string => {
  const commands: string[] = [];
  const changes = entriesOf(world).map((entry, index) => {
    const { command, body } = alter(entry, index + 1);
    commands.push(command);
    return JSON.parse(body) as World["changes"][number];
  });
  return exportWith(world, entriesOf({ ...world, changes, commands }));
};

describe("a chain", () => {
  it("[JRN-2] is of SHA-256 over each line of the file, by another's code", () => {
    const lines = text.split("\n").slice(1, -2);
    expect(lines).toHaveLength(world.changes.length);
    let previous = "0".repeat(64);
    for (const line of lines) {
      expect(JSON.parse(line.replace(/,$/, ""))).toMatchObject({ previous, engine: ENGINE });
      previous = createHash("sha256").update(line.replace(/,$/, "")).digest("hex");
    }
    const { version, state } = world.held;
    expect((JSON.parse(text) as { end: unknown }).end).toEqual({
      version,
      hash: previous,
      stateHash: hashOfState(state),
    });
  });
});

describe("an export that is checked", () => {
  it("[JRN-2] is decided again change by change, undone steps and draws at random too", () => {
    const swiss = after(
      withRounds(swissWith(9), 2),
      { type: "sealDraw", competition: SINGLES },
      pairRound(3),
    );
    for (const one of [world, swiss]) {
      expect(checkOf(exportOfWorld(one))).toMatchObject({
        ok: true,
        value: {
          held: { version: one.held.version },
          decided: one.changes.length,
          ofOtherEngine: 0,
          fromBefore: 0,
        },
      });
    }
  });

  it("[JRN-2][ACC-3] can begin with the version that published the event", () => {
    const published =
      world.changes.findIndex(({ facts }) => facts[0]?.type === "eventPublished") + 1;
    const rest = world.changes.length - published;
    for (const [from, fromBefore] of [
      [published, 0],
      // The step that is taken back is from before.
      [published + 1, 1],
      [world.changes.length, 0],
    ] as const) {
      const outcome = checkOf(exportOfWorld(world, from));
      expect(outcome, `from ${from}`).toMatchObject({ ok: true, value: { fromBefore } });
      expect(outcome.ok && outcome.value.decided).toBe(rest - (from - published) - fromBefore);
    }
    const changed = exportOfWorld(world, published).replace("Player 003", "Player 033");
    expect(faultIn(changed)).toEqual({ kind: "head" });
  });

  it("[JRN-2] of another engine has its chain and patches checked, and that is said", () => {
    const other = exportWith(world, entriesOf(world, "another"));
    expect(checkOf(other)).toMatchObject({
      ok: true,
      value: { decided: 0, ofOtherEngine: world.changes.length },
    });
    expect(faultIn(other.replace('"name":"Spring Open"', '"name":"Spring Opel"'))).toEqual({
      kind: "chain",
      version: 2,
    });
  });

  it("[JRN-2] names where the engine and a forged journal part, and in what", () => {
    const version = world.changes.findIndex(({ facts }) => facts[0]?.type === "seatPicked") + 1;
    const moved = forged((entry, at) =>
      at === version ? { ...entry, body: entry.body.replaceAll(nth(2), nth(3)) } : entry,
    );
    expect(faultIn(moved)).toMatchObject({
      kind: "decision",
      version,
      differences: expect.arrayContaining([
        { path: "facts.0.entrant", kept: `"${nth(3)}"`, decided: `"${nth(2)}"` },
      ]) as unknown,
    });
    const stranger = forged((entry, at) =>
      at === version
        ? {
            ...entry,
            command: entry.command.replace('"id":"ownerann"', '"id":"stranger"'),
            body: entry.body.replace('"actor":"ownerann"', '"actor":"stranger"'),
          }
        : entry,
    );
    expect(faultIn(stranger)).toEqual({ kind: "refused", version, code: "access.notOwner" });
  });

  it("[JRN-2] shows every single byte that was changed", () => {
    const bytes = Buffer.from(text);
    const missed: number[] = [];
    const step = process.env["EVERY_BYTE"] ? 1 : 29;
    for (let at = 0; at < bytes.length; at += step) {
      const changed = Buffer.from(bytes);
      changed[at] = bytes[at]! ^ (1 << (at % 7));
      if (faultIn(changed.toString("utf8")) === null) missed.push(at);
    }
    expect(missed).toEqual([]);
  });

  it("[JRN-2] shows what was cut off, added, doubled or written otherwise", () => {
    const lines = text.split("\n");
    const swapped = [...lines.slice(0, 3), lines[4], lines[3], ...lines.slice(5)];
    const changes: readonly string[] = [
      "",
      "{}",
      lines[0] ?? "",
      text.slice(0, -1),
      `${text}\n`,
      lines.toSpliced(2, 1).join("\n"),
      lines.toSpliced(lines.length - 3, 1).join("\n"),
      lines.toSpliced(2, 0, lines[2] ?? "").join("\n"),
      swapped.join("\n"),
      JSON.stringify(JSON.parse(text)),
      text.replace('"slug":"spring-open"', '"slug":"spring-opel"'),
    ];
    for (const changed of changes) expect(faultIn(changed), changed.slice(0, 80)).not.toBeNull();
  });
});
