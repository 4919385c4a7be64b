import { canonicalJson, emptyState } from "@drawroom/shared";
import { expect } from "vitest";
import { replay } from "../../../client/src/sync/core/replay";
import type { SyncState } from "../../../client/src/sync/core/state";
import { Turn } from "../../../client/src/sync/core/turn";
import { eventWith } from "../../support/builders";
import { CALM, FakeClock, FakeNetwork, seededRandom, STORM } from "../../support/fake-network";
import { MANAGER, OWNER } from "../../support/world";
import { FakeBrowser } from "./fake-browser";
import { FakeServer } from "./fake-server";
import { FakeTab, type Surroundings } from "./fake-tab";
import { randomCommand } from "./random-commands";

const EVENT = "spring";

/** One run of the whole: tabs, server and network, in a made-up time. */
export class SyncFuzz {
  readonly clock = new FakeClock();
  readonly random: () => number;
  readonly network: FakeNetwork;
  readonly server: FakeServer;
  readonly tabs: FakeTab[] = [];
  readonly closed: FakeTab[] = [];
  /** The fate of commands: told as refused, taken back unsent. */
  readonly told = new Map<string, number>();
  readonly given = new Set<string>();
  readonly retracted = new Set<string>();
  readonly seen = { held: 0, hidden: 0, notLive: 0, failing: 0, undone: 0 };
  private readonly browsers = new Map(
    [OWNER.id, MANAGER.id, "nobody"].map((id) => [id, new FakeBrowser()]),
  );
  private readonly around: Surroundings;
  private opened = 0;
  private states = 0;

  constructor(seed: number) {
    this.random = seededRandom(seed);
    this.network = new FakeNetwork(this.clock, this.random);
    const world = eventWith({
      entrants: 11,
      blocks: 2,
      orderOfPlay: true,
      courts: true,
      manager: true,
      published: true,
    });
    this.server = new FakeServer(EVENT, world, this.clock, this.random);
    const { clock, network, server, random } = this;
    this.around = { clock, network, server, random, watch: this.watch };
    const actors = [OWNER, OWNER, MANAGER, null].slice(0, 2 + Math.floor(random() * 3));
    for (const actor of actors) this.open(actor);
  }

  /** Lets things happen in bad weather. */
  storm(steps: number): void {
    this.network.weather = STORM;
    for (let step = 0; step < steps; step += 1) {
      this.clock.advance(this.random() ** 3 * 4_000);
      this.happen();
    }
  }

  /** Then the weather is fine, and nobody does anything, until all must have come to rest. */
  settle(): void {
    this.network.weather = CALM;
    this.clock.advance(240_000);
  }

  private happen(): void {
    const tab = this.tabs[Math.floor(this.random() * this.tabs.length)];
    if (!tab) return;
    const dice = this.random();
    if (dice < 0.6) this.giveSomething(tab);
    else if (dice < 0.75) this.takeBack(tab);
    else if (dice < 0.85) tab.drop();
    else if (dice < 0.89) this.reload(tab);
    else if (dice < 0.91) this.server.restart(this.random() * 12_000);
    else if (dice < 0.95) tab.show();
    else this.burst(tab);
  }

  private giveSomething(tab: FakeTab): void {
    const { shown } = tab.state;
    const command = shown && randomCommand(shown.state, this.random);
    if (command) tab.send(command);
  }

  private takeBack(tab: FakeTab): void {
    const refusal = this.random() < 0.65 ? tab.undo() : tab.redo();
    if (!refusal) this.seen.undone += 1;
  }

  /** Somebody types fast, without a network. */
  private burst(tab: FakeTab): void {
    tab.drop();
    for (let count = 0; count < 5; count += 1) this.giveSomething(tab);
    if (this.random() < 0.5) this.takeBack(tab);
  }

  private open(actor: FakeTab["actor"]): void {
    this.opened += 1;
    const browser = this.browsers.get(actor?.id ?? "nobody")!;
    this.tabs.push(new FakeTab(`tab${this.opened}`, actor, browser, this.around));
  }

  private reload(tab: FakeTab): void {
    tab.close();
    this.closed.push(tab);
    this.tabs.splice(this.tabs.indexOf(tab), 1);
    this.open(tab.actor);
  }

  /** WIR-3: whatever a tab holds as confirmed is, at every moment, what the server held at that version. */
  private watch = (tab: FakeTab, state: SyncState, before: SyncState): void => {
    if (state.held.size > 0) this.seen.held += 1;
    if (state.isQuiet) this.seen.notLive += 1;
    if (state.trouble?.kind === "failing") this.seen.failing += 1;
    if (state.pending.some(({ facts }) => facts.length === 0)) this.seen.hidden += 1;
    if (state.confirmed && state.confirmed !== before.confirmed) {
      const { version } = state.confirmed;
      expect(version, `${tab.name} goes back`).toBeGreaterThan(before.confirmed?.version ?? -1);
      expect(canonicalJson(state.confirmed.state), `${tab.name} at ${version}`).toBe(
        this.server.textAt(version),
      );
    }
    this.follow(state, before);
    this.states += 1;
    if (this.states % 7 === 0) expectShownAsDecided(state, tab.name);
  };

  /** WIR-5: an accepted command is shown as pending until it is there as confirmed. */
  private expectNoFlicker(commandId: string, { confirmed }: SyncState): void {
    const answer = this.server.receipts.get(commandId);
    if (answer?.outcome !== "accepted") return;
    expect(confirmed?.version, `${commandId} flickers`).toBeGreaterThanOrEqual(answer.version);
  }

  private follow(state: SyncState, before: SyncState): void {
    if (state.pending !== before.pending) {
      for (const { command } of state.pending) this.given.add(command.commandId);
    }
    const left = new Set(state.pending.map(({ command }) => command.commandId));
    for (const { command, sentAt } of before.pending) {
      if (left.has(command.commandId)) continue;
      if (sentAt === 0) this.retracted.add(command.commandId);
      this.expectNoFlicker(command.commandId, state);
    }
    if (state.refused === before.refused) return;
    for (const refused of state.refused) {
      if (before.refused.includes(refused)) continue;
      const id = refused.command.commandId;
      this.told.set(id, (this.told.get(id) ?? 0) + 1);
    }
  }

  /** How often what happened. */
  figures(): readonly (readonly [string, number])[] {
    const { network, server, seen, given, told, retracted } = this;
    const tabs = [...this.tabs, ...this.closed].flatMap((tab) => Object.entries(tab.seen));
    const fates = { given: given.size, told: told.size, retracted: retracted.size };
    const changes = server.journal.length;
    const all = { ...network.seen, ...server.seen, ...seen, ...fates, changes };
    return [...tabs, ...Object.entries(all)];
  }

  get kept(): readonly string[] {
    return [...this.browsers.values()].flatMap((browser) =>
      browser.commands.map(({ commandId }) => commandId),
    );
  }
}

/** WIR-5: what is shown is what comes of deciding every pending command anew, but for the times in the log. */
function expectShownAsDecided(state: SyncState, name: string): void {
  const turn = new Turn(state, 0);
  replay(turn);
  const shownOf = ({ shown, pending }: SyncState) => {
    const { log, ...tables } = shown?.state ?? emptyState();
    const facts = pending.map((entry) => entry.facts);
    return canonicalJson({ tables, log: Object.keys(log), version: shown?.version, facts });
  };
  expect(shownOf(state), `${name} shows`).toBe(shownOf(turn.state));
}
