import type { Actor, CommandInput, Refusal } from "@drawroom/shared";
import { createAuthoring } from "../../../client/src/sync/authoring";
import type { Input } from "../../../client/src/sync/core/inputs";
import { openingState, type SyncState } from "../../../client/src/sync/core/state";
import { createDriver, type Driver, type Ports } from "../../../client/src/sync/driver";
import type { FakeClock, FakeNetwork } from "../../support/fake-network";
import type { FakeBrowser } from "./fake-browser";
import type { FakeServer, Socket } from "./fake-server";

type Effect = Parameters<Ports["perform"]>[0];

export interface Surroundings {
  readonly clock: FakeClock;
  readonly network: FakeNetwork;
  readonly server: FakeServer;
  readonly random: () => number;
  /** Looks at every state as it comes. */
  readonly watch: (tab: FakeTab, state: SyncState, before: SyncState) => void;
}

/** An open event in a tab, on fake ports: all of the client but the browser. */
export class FakeTab {
  readonly seen = { sends: 0, joins: 0, adopted: 0, recalled: 0, ignored: 0 };
  private socket: Socket | null = null;
  private connection = 0;
  private commands = 0;
  private isOpen = true;
  private isConnecting = false;
  private readonly timers = new Map<string, () => void>();
  private readonly driver: Driver;
  private latest: SyncState;

  constructor(
    readonly name: string,
    readonly actor: Actor | null,
    private readonly browser: FakeBrowser,
    private readonly around: Surroundings,
  ) {
    browser.living.add(name);
    this.latest = openingState(name, around.clock.now);
    this.driver = createDriver(this.latest, this.ports());
    this.driver.dispatch({ kind: "opened" });
    this.connectLater();
  }

  get state(): SyncState {
    return this.driver.state();
  }

  send = (input: CommandInput): Refusal | null =>
    this.driver.give({ ...input, commandId: this.newCommandId() });
  undo = (): Refusal | null => this.driver.undo();
  redo = (): Refusal | null => this.driver.redo();
  show = (): void => this.dispatch({ kind: "pageShown" });

  drop(): void {
    const { socket } = this;
    if (!socket) return;
    this.around.server.disconnect(socket);
    socket.lose();
  }

  /** Closes the tab without a word. */
  close(): void {
    this.isOpen = false;
    this.browser.living.delete(this.name);
    for (const stop of this.timers.values()) stop();
    if (this.socket) this.around.server.disconnect(this.socket);
  }

  private dispatch = (input: Input): void => {
    if (!this.isOpen) return;
    if ("connection" in input && input.connection !== this.connection) this.seen.ignored += 1;
    this.driver.dispatch(input);
  };

  private newCommandId = (): string => {
    this.commands += 1;
    return `${this.name}-${String(this.commands).padStart(8, "0")}`;
  };

  private ports(): Ports {
    const { clock } = this.around;
    return {
      now: () => clock.now,
      newCommandId: this.newCommandId,
      setTimer: (timer, ms) => {
        this.timers.get(timer)?.();
        this.timers.set(
          timer,
          clock.after(ms, () => this.dispatch({ kind: "timer", timer })),
        );
      },
      clearTimer: (timer) => this.timers.get(timer)?.(),
      perform: (effect) => this.perform(effect),
      changed: (state) => {
        const before = this.latest;
        this.latest = state;
        this.around.watch(this, state, before);
      },
    };
  }

  private perform(effect: Effect): void {
    switch (effect.kind) {
      case "fetch":
        return this.fetch();
      case "join":
        return this.ask("joined", (socket) => this.around.server.join(socket, effect));
      case "command":
        this.seen.sends += 1;
        return this.ask("answered", (socket) => this.around.server.command(socket, effect.command));
      case "reconnect":
        this.drop();
        return this.connectLater();
      case "store":
        return this.browser.store(this.name, effect.entry);
      case "forget":
        return this.browser.forget(effect.commandId);
      case "adopt":
        return this.adopt(effect.author);
      case "loadAuthoring":
        this.around.clock.after(100, () =>
          this.dispatch({ kind: "authoringLoaded", authoring: createAuthoring() }),
        );
        return;
      case "keepEvent":
        return this.browser.keepEvent(effect.kept);
      case "keepChange":
        return this.browser.keepChange(effect.change);
      case "forgetEvent":
        return this.browser.forgetEvent();
      case "keepLiveAt":
      case "light":
    }
  }

  /** First paint: asked and answered by HTTP, which fails as a whole or not at all. */
  private fetch(): void {
    const { clock, random, server, network } = this.around;
    const isLost = random() < network.weather.lost || !server.isUp;
    clock.after(50, () => {
      const { eventId, held } = server;
      const role = server.roleOf(this.actor);
      const personId = this.actor?.id ?? null;
      if (isLost) this.recall();
      else this.dispatch({ kind: "fetched", eventId, role, personId, held });
    });
  }

  private recall(): void {
    this.dispatch({ kind: "fetchFailed", refusal: null });
    const kept = this.browser.recall();
    if (!kept) return;
    this.seen.recalled += 1;
    this.dispatch({ kind: "recalled", kept });
  }

  private ask<K extends "joined" | "answered">(
    kind: K,
    ask: (socket: Socket) => Extract<Input, { kind: K }>["answer"] | null,
  ): void {
    const { socket, connection } = this;
    if (!socket) return;
    if (kind === "joined") this.seen.joins += 1;
    this.around.network.carry(() => {
      const answer = ask(socket);
      if (!answer) return;
      this.around.network.carry(() => this.dispatch({ kind, connection, answer } as Input));
    });
  }

  private adopt(author: string): void {
    this.around.clock.after(5, () => {
      if (!this.isOpen) return;
      const entries = this.browser.adopt(this.name, author);
      this.seen.adopted += entries.length;
      if (entries.length > 0) this.dispatch({ kind: "adopted", entries });
    });
  }

  private connectLater(): void {
    if (this.isConnecting || this.socket) return;
    this.isConnecting = true;
    this.around.clock.after(200 + 800 * this.around.random(), () => {
      this.isConnecting = false;
      if (this.isOpen) this.connect();
    });
  }

  private connect(): void {
    this.connection += 1;
    const { connection } = this;
    const { network, server } = this.around;
    const hear = (input: Input): void => network.carry(() => this.dispatch(input));
    const socket: Socket = {
      actor: this.actor,
      hearChanges: (changes) => hear({ kind: "changes", connection, changes }),
      hearHead: (version) => hear({ kind: "head", connection, version }),
      lose: () => {
        if (this.socket !== socket) return;
        this.socket = null;
        this.dispatch({ kind: "lost", connection });
        this.connectLater();
      },
    };
    if (!server.connect(socket)) {
      this.connectLater();
      return;
    }
    this.socket = socket;
    this.dispatch({ kind: "connected", connection });
  }
}
