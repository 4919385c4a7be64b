import type { Answer, Change, CommandInput, Held, Refusal } from "@drawroom/shared";
import { createAuthoring } from "../../../client/src/sync/authoring";
import type { Effect } from "../../../client/src/sync/core/effects";
import type { Input } from "../../../client/src/sync/core/inputs";
import { statusOf } from "../../../client/src/sync/core/liveness";
import { openingState, type SyncState } from "../../../client/src/sync/core/state";
import { createDriver, type Driver } from "../../../client/src/sync/driver";
import type { JoinBase, Joined } from "../../../client/src/sync/wire";
import { FakeClock } from "../../support/fake-network";
import { MANAGER, OWNER, type World } from "../../support/world";

type Kind = Effect["kind"];
type OfKind<K extends Kind> = Extract<Effect, { kind: K }>;
type WithoutConnection<I> = I extends unknown ? Omit<I, "connection"> : never;
type Message = WithoutConnection<Extract<Input, { connection: number }>>;
type Person = "owner" | "manager" | "spectator";

const IDS = { owner: OWNER.id, manager: MANAGER.id, spectator: null } as const;

/** The core by itself: the test is its network, its server and its clock. Nothing happens but what the test does. */
export class Desk {
  readonly clock = new FakeClock();
  readonly done: Effect[] = [];
  connection = 0;
  private readonly timers = new Map<string, () => void>();
  private readonly driver: Driver;
  private commands = 0;

  constructor(readonly eventId = "spring") {
    this.driver = createDriver(openingState("page", this.clock.now), {
      now: () => this.clock.now,
      newCommandId: () => this.newId(),
      setTimer: (timer, ms) => {
        this.timers.get(timer)?.();
        const ranOut = (): void => this.dispatch({ kind: "timer", timer });
        this.timers.set(timer, this.clock.after(ms, ranOut));
      },
      clearTimer: (timer) => this.timers.get(timer)?.(),
      perform: (effect) => this.done.push(effect),
      changed: () => undefined,
    });
    this.dispatch({ kind: "opened" });
  }

  get state(): SyncState {
    return this.driver.state();
  }

  get status() {
    return statusOf(this.state);
  }

  get version(): number | undefined {
    return this.state.confirmed?.version;
  }

  dispatch = (input: Input): void => this.driver.dispatch(input);
  undo = (): Refusal | null => this.driver.undo();
  redo = (): Refusal | null => this.driver.redo();

  give(input: CommandInput): Refusal | null {
    return this.driver.give({ ...input, commandId: this.newId() });
  }

  /** Effects of a kind since the last `forget`. */
  all<K extends Kind>(kind: K): OfKind<K>[] {
    return this.done.filter((effect): effect is OfKind<K> => effect.kind === kind);
  }

  last<K extends Kind>(kind: K): OfKind<K> {
    const effect = this.all(kind).at(-1);
    if (!effect) throw new Error(`no effect "${kind}"`);
    return effect;
  }

  forget(): void {
    this.done.length = 0;
  }

  fetched({ held }: World, role: Person = "spectator"): void {
    this.dispatch({ kind: "fetched", eventId: this.eventId, role, personId: IDS[role], held });
  }

  connect(): void {
    this.connection += 1;
    this.dispatch({ kind: "connected", connection: this.connection });
  }

  lose(): void {
    this.dispatch({ kind: "lost", connection: this.connection });
  }

  /** Answers the last join. */
  joined(
    base: JoinBase,
    role: Person = "spectator",
    more: Partial<Extract<Joined, { ok: true }>> = {},
  ): void {
    const { joinId } = this.last("join");
    const who = { role, personId: IDS[role] };
    this.receive({
      kind: "joined",
      answer: { ok: true, joinId, ...who, base, settled: [], ...more },
    });
  }

  joinRefused(refusal: Refusal): void {
    const { joinId } = this.last("join");
    this.receive({ kind: "joined", answer: { ok: false, joinId, refusal } });
  }

  changes(...changes: readonly Change[]): void {
    this.receive({ kind: "changes", changes });
  }

  head(version: number): void {
    this.receive({ kind: "head", version });
  }

  /** Answers the command that was sent last. */
  answer(answer: Pick<Answer, "outcome" | "version"> & { readonly refusal?: Refusal }): void {
    const { commandId } = this.last("command").command;
    this.receive({ kind: "answered", answer: { commandId, ...answer } as Answer });
  }

  loadEngine(): void {
    this.dispatch({ kind: "authoringLoaded", authoring: createAuthoring() });
  }

  /** The event is open, joined and up to date. */
  live(world: World, role: Person = "spectator"): this {
    this.fetched(world, role);
    this.connect();
    this.joined(NOTHING_NEW, role, role === "owner" ? { history: world.history } : {});
    if (role === "owner") this.loadEngine();
    this.forget();
    return this;
  }

  private receive(input: Message): void {
    this.dispatch({ ...input, connection: this.connection });
  }

  private newId(): string {
    this.commands += 1;
    return `given-${String(this.commands).padStart(4, "0")}`;
  }
}

export const NOTHING_NEW: JoinBase = { kind: "changes", changes: [] };
export const snapshotOf = ({ version, state }: Held): JoinBase => ({
  kind: "snapshot",
  version,
  state,
});
