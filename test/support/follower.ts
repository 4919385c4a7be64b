import {
  applyChange,
  canonicalJson,
  type Change,
  type EventChanges,
  type EventHead,
  type EventState,
  type Held,
} from "@drawroom/shared";
import type { Socket } from "socket.io-client";
import { join, openSocket, type SocketOptions } from "./socket-client";
import type { TestNode } from "./start-node";

const PATIENCE_MS = 15_000;

interface FollowerOptions extends SocketOptions {
  /** Whether a head ahead makes it join again; it does unless said. */
  readonly followsHeads?: boolean;
}

/**
 * Somebody who watches an event as WIR-3 has it, and no more: older changes are ignored, the next applied, later ones held;
 * a gap or a head ahead is answered by joining again. Its state comes of patches alone.
 */
export class Follower {
  held: Held = { version: -1, state: {} as EventState };
  /** How often it has joined. */
  joins = 0;
  /** How often it was given the whole state. */
  snapshots = 0;
  /** Versions in the order in which they came by `event:changes`, doubled ones too. */
  readonly received: number[] = [];
  /** When each version was there, by `performance.now()`; those in a snapshot are not told apart. */
  readonly heldAt = new Map<number, number>();
  private readonly later = new Map<number, Change>();
  private waiting: { version: number; done: () => void }[] = [];
  private joining: Promise<void> | null = null;

  private constructor(
    public socket: Socket,
    private readonly eventId: string,
    private readonly options: FollowerOptions,
  ) {
    this.listen();
  }

  static async of(
    node: Pick<TestNode, "url">,
    eventId: string,
    options: FollowerOptions = {},
  ): Promise<Follower> {
    const follower = new Follower(await openSocket(node, options), eventId, options);
    await follower.joinNow();
    return follower;
  }

  /** Leaves its node, if that is still there, and goes on at another with what it holds. */
  async goTo(node: Pick<TestNode, "url">): Promise<void> {
    this.socket.close();
    this.joining = null;
    this.socket = await openSocket(node, this.options);
    this.listen();
    await this.joinNow();
  }

  /** Resolves when it holds the version; rejects after 15 s. */
  until(version: number): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.held.version >= version) return resolve();
      const timer = setTimeout(
        () => reject(new Error(`At ${this.held.version} after 15 s, not at ${version}`)),
        PATIENCE_MS,
      );
      const done = () => {
        clearTimeout(timer);
        resolve();
      };
      this.waiting.push({ version, done });
    });
  }

  /** The state as canonical JSON. */
  text(): string {
    return canonicalJson(this.held.state);
  }

  private listen(): void {
    const { socket, options } = this;
    socket.on("event:changes", ({ changes }: EventChanges) => this.take(changes));
    socket.on("event:head", ({ version }: EventHead) => {
      const follows = options.followsHeads ?? true;
      if (follows && version > this.held.version) this.joinLater();
    });
  }

  private async joinNow(): Promise<void> {
    await this.join();
    this.socket.on("connect", () => this.joinLater());
  }

  join(): Promise<void> {
    this.joining ??= this.joinOnce().finally(() => (this.joining = null));
    return this.joining;
  }

  /** Where the connection is lost meanwhile, the next one brings the next try. */
  private joinLater(): void {
    this.join().catch(() => {});
  }

  private async joinOnce(): Promise<void> {
    const joined = await join(this.socket, this.eventId, { since: this.held.version });
    if (!joined.ok) throw new Error(`Not let in: ${joined.refusal.code}`);
    this.joins++;
    const { base } = joined;
    if (base.kind === "snapshot") {
      this.snapshots++;
      if (base.version > this.held.version) {
        const state = JSON.parse(new TextDecoder().decode(base.state)) as EventState;
        this.held = { version: base.version, state };
      }
    } else {
      for (const change of base.changes) this.apply(change);
    }
    this.applyLater();
  }

  private take(changes: readonly Change[]): void {
    for (const change of changes) {
      this.received.push(change.version);
      this.later.set(change.version, change);
    }
    if (this.held.version >= 0) this.applyLater();
    if (this.later.size > 0) this.joinLater();
  }

  private applyLater(): void {
    for (;;) {
      const change = this.later.get(this.held.version + 1);
      if (!change) break;
      this.apply(change);
    }
    for (const version of this.later.keys())
      if (version <= this.held.version) this.later.delete(version);
    this.waiting = this.waiting.filter(({ version, done }) => {
      if (version > this.held.version) return true;
      done();
      return false;
    });
  }

  private apply(change: Change): void {
    if (change.version !== this.held.version + 1) return;
    this.held = applyChange(this.held, change);
    this.heldAt.set(change.version, performance.now());
  }
}
