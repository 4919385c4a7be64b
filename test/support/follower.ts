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

/**
 * Somebody who watches an event as WIR-3 has it, and no more: older changes are ignored, the next applied, later ones held;
 * a gap or a head ahead is answered by joining again. Its state comes of patches alone.
 */
export class Follower {
  held: Held = { version: -1, state: {} as EventState };
  /** How often it has joined. */
  joins = 0;
  /** Versions in the order in which they came by `event:changes`, doubled ones too. */
  readonly received: number[] = [];
  private readonly later = new Map<number, Change>();
  private waiting: { version: number; done: () => void }[] = [];
  private joining: Promise<void> | null = null;

  private constructor(
    readonly socket: Socket,
    private readonly eventId: string,
    private readonly options: { readonly followsHeads: boolean },
  ) {
    socket.on("event:changes", ({ changes }: EventChanges) => this.take(changes));
    socket.on("event:head", ({ version }: EventHead) => {
      if (this.options.followsHeads && version > this.held.version) this.joinLater();
    });
  }

  static async of(
    node: Pick<TestNode, "url">,
    eventId: string,
    options: SocketOptions & { followsHeads?: boolean } = {},
  ): Promise<Follower> {
    const socket = await openSocket(node, options);
    const follower = new Follower(socket, eventId, { followsHeads: options.followsHeads ?? true });
    await follower.join();
    socket.on("connect", () => follower.joinLater());
    return follower;
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
    if (change.version === this.held.version + 1) this.held = applyChange(this.held, change);
  }
}
