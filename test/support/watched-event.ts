import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import type { Socket } from "socket.io-client";
import { Follower } from "./follower";
import { openAs, rename, scene, textOf, type Scene } from "./hub-scene";
import { at, type Nodes } from "./nodes";
import type { TestNode } from "./start-node";

const BETWEEN_MS = 500;
/** One check every 2 s, and the reading; busy machines get more. */
const BY_CHECK_MS = 5_000;
/** Commands every half second for 2 s: without being told, a node has one of them over a second late. */
const AT_ONCE_MS = 500;

interface Place {
  readonly tab: Socket;
  readonly followers: readonly Follower[];
}

/** An event with its owner's tab on each of several nodes, and those who watch it there. */
export class WatchedEvent {
  private constructor(
    readonly made: Scene,
    readonly places: readonly Place[],
  ) {}

  static async on({ all, owner }: Nodes, followersANode: number): Promise<WatchedEvent> {
    const made = await scene(owner);
    const places = all.map(async (node) => ({
      tab: await openAs(node, at(node, owner)),
      followers: await followersOf(node, made, followersANode),
    }));
    return new WatchedEvent(made, await Promise.all(places));
  }

  get followers(): readonly Follower[] {
    return this.places.flatMap(({ followers }) => followers);
  }

  /** A command every half second, at one node after the other: each change is with every follower within 5 s. */
  async expectInTime(seconds: number): Promise<void> {
    expect(Math.max(...(await this.delaysOver(seconds)))).toBeLessThan(BY_CHECK_MS);
  }

  /** From some moment on, each change is with every follower within half a second. */
  async expectAtOnce(): Promise<void> {
    await expect
      .poll(async () => Math.max(...(await this.delaysOver(2))), { timeout: 25_000 })
      .toBeLessThan(AT_ONCE_MS);
  }

  /** Every follower holds what the owner reads, and had each change once, in order, on one connection. */
  async expectWhole(): Promise<void> {
    const text = await textOf(this.made);
    for (const follower of this.followers) {
      const { received } = follower;
      expect(received).toEqual(received.map((_, index) => this.made.version + 1 + index));
      expect(follower.joins).toBe(1);
      expect(follower.text()).toBe(text);
    }
  }

  /** How many milliseconds after its answer each change was with each follower. */
  private async delaysOver(seconds: number): Promise<readonly number[]> {
    const answeredAt = new Map<number, number>();
    for (let count = 0; count * BETWEEN_MS < seconds * 1_000; count++) {
      const pause = wait(BETWEEN_MS);
      const { tab } = this.places[count % this.places.length] as Place;
      const { outcome, version } = await rename(tab, this.made.eventId, `At ${performance.now()}`);
      expect(outcome).toBe("accepted");
      answeredAt.set(version, performance.now());
      await pause;
    }
    const last = Math.max(...answeredAt.keys());
    await Promise.all(this.followers.map((follower) => follower.until(last)));
    return [...answeredAt].flatMap(([version, from]) =>
      this.followers.map(({ heldAt }) => (heldAt.get(version) ?? Infinity) - from),
    );
  }
}

const followersOf = (node: TestNode, { eventId }: Scene, count: number): Promise<Follower[]> =>
  Promise.all(
    Array.from({ length: count }, () => Follower.of(node, eventId, { followsHeads: false })),
  );
