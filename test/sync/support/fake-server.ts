import {
  advanceHistory,
  canonicalJson,
  step,
  type Actor,
  type Answer,
  type Change,
  type Command,
  type Held,
  type History,
  type Refusal,
} from "@drawroom/shared";
import type { JoinAsked, Joined } from "../../../client/src/sync/wire";
import type { FakeClock } from "../../support/fake-network";
import type { World } from "../../support/world";

/** One end of a socket, as the server has it. */
export interface Socket {
  readonly actor: Actor | null;
  hearChanges(changes: readonly Change[]): void;
  hearHead(version: number): void;
  lose(): void;
}

interface Kept {
  readonly held: Held;
  readonly history: History;
}

/** The hub in memory: the real engine, receipts and rooms. What it has committed outlives its restarts. */
export class FakeServer {
  readonly journal: Change[] = [];
  readonly receipts = new Map<string, Answer>();
  isUp = true;
  readonly seen = { restarts: 0, snapshots: 0, laggingJoins: 0, repeats: 0, passing: 0 };
  private readonly kept: Kept[] = [];
  private readonly texts = new Map<number, string>();
  private readonly sockets = new Set<Socket>();
  private readonly room = new Set<Socket>();
  private unsent: Change[] = [];
  private readonly first: number;

  constructor(
    readonly eventId: string,
    world: World,
    private readonly clock: FakeClock,
    private readonly random: () => number,
  ) {
    this.first = world.held.version;
    this.kept.push({ held: world.held, history: world.history });
    this.tellHeads();
  }

  get held(): Held {
    return this.kept.at(-1)!.held;
  }

  get history(): History {
    return this.kept.at(-1)!.history;
  }

  /** The canonical text of the state at a version. */
  textAt(version: number): string {
    const known = this.texts.get(version);
    if (known !== undefined) return known;
    const text = canonicalJson(this.keptAt(version).held.state);
    this.texts.set(version, text);
    return text;
  }

  roleOf = (actor: Actor | null) =>
    (actor && this.held.state.people[actor.id]?.role) || ("spectator" as const);

  connect(socket: Socket): boolean {
    if (this.isUp) this.sockets.add(socket);
    return this.isUp;
  }

  disconnect(socket: Socket): void {
    this.sockets.delete(socket);
    this.room.delete(socket);
  }

  join(socket: Socket, asked: JoinAsked): Joined | null {
    if (!this.sockets.has(socket)) return null;
    this.room.add(socket);
    const passing = this.passing();
    if (passing) return { ok: false, joinId: asked.joinId, refusal: passing };
    const { held, history } = this.joinedAt(asked.since);
    const role = this.roleOf(socket.actor);
    return {
      ok: true,
      joinId: asked.joinId,
      role,
      personId: socket.actor?.id ?? null,
      base: this.baseFor(asked.since, held),
      settled: asked.unsettled.flatMap((id) => this.receipts.get(id) ?? []),
      ...(role === "owner" && { history }),
    };
  }

  command(socket: Socket, command: Command): Answer | null {
    if (!this.sockets.has(socket)) return null;
    const { commandId } = command;
    const answered = this.receipts.get(commandId);
    if (answered) {
      this.seen.repeats += 1;
      return answered;
    }
    const passing = this.passing();
    const { version } = this.held;
    if (passing) return { commandId, outcome: "rejected", version, refusal: passing };
    const answer = this.decided(command, socket.actor);
    this.receipts.set(commandId, answer);
    return answer;
  }

  /** Dies, with all that was not said yet, and comes back after a while. */
  restart(ms: number): void {
    this.seen.restarts += 1;
    this.isUp = false;
    this.unsent = [];
    for (const socket of [...this.sockets]) {
      this.disconnect(socket);
      socket.lose();
    }
    this.clock.after(ms, () => {
      this.isUp = true;
    });
  }

  private decided(command: Command, actor: Actor | null): Answer {
    const { held, history } = this.kept.at(-1)!;
    const { commandId } = command;
    const who = actor ?? { id: "nobody", name: "nobody", wcfRules: false };
    const context = { at: this.clock.now, actor: who, version: held.version + 1, history };
    const stepped = step(held, command, context);
    if (!stepped.ok) {
      return { commandId, outcome: "rejected", version: held.version, refusal: stepped.refusal };
    }
    if (!stepped.value) return { commandId, outcome: "unchanged", version: held.version };
    const { change, held: next } = stepped.value;
    this.journal.push(change);
    this.kept.push({ held: next, history: advanceHistory(history, held.state, change) });
    this.tellLater(change);
    return { commandId, outcome: "accepted", version: change.version };
  }

  /** Changes of a moment go out in one message. */
  private tellLater(change: Change): void {
    this.unsent.push(change);
    if (this.unsent.length > 1) return;
    this.clock.after(Math.floor(this.random() * 30), () => {
      const changes = this.unsent;
      this.unsent = [];
      if (changes.length > 0) for (const socket of this.room) socket.hearChanges(changes);
    });
  }

  private tellHeads(): void {
    this.clock.after(3_000, () => {
      for (const socket of this.room) socket.hearHead(this.held.version);
      this.tellHeads();
    });
  }

  /** A node may be a few changes behind when it lets somebody in. */
  private joinedAt(since: number): Kept {
    const isLagging = this.random() < 0.15;
    if (!isLagging) return this.kept.at(-1)!;
    this.seen.laggingJoins += 1;
    const version = Math.max(this.first, since, this.held.version - Math.ceil(this.random() * 4));
    return this.keptAt(version);
  }

  private keptAt(version: number): Kept {
    const kept = this.kept[version - this.first];
    if (!kept) throw new Error(`no version ${version}`);
    return kept;
  }

  private baseFor(since: number, { version, state }: Held): Extract<Joined, { ok: true }>["base"] {
    if (since >= this.first && this.random() < 0.85) {
      const changes = this.journal.slice(since - this.first, version - this.first);
      return { kind: "changes", changes };
    }
    this.seen.snapshots += 1;
    return { kind: "snapshot", version, state };
  }

  private passing(): Refusal | null {
    if (this.random() >= 0.04) return null;
    this.seen.passing += 1;
    return this.random() < 0.5
      ? { code: "protocol.tooFast" }
      : { code: "server.failed", requestId: "request-1" };
  }
}
