import { monitorEventLoopDelay } from "node:perf_hooks";
import { Injectable, type OnModuleDestroy } from "@nestjs/common";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

export type CommandOutcome = "accepted" | "unchanged" | "rejected" | "failed";
export type SocketKind = "page" | "display";

const NANOSECONDS = 1e9;
const ANSWER_BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const LAG_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5];

/** The figures of this node for Prometheus (API-2). Times in seconds. */
@Injectable()
export class MetricsService implements OnModuleDestroy {
  private readonly registry = new Registry();
  private readonly registers = [this.registry];
  private readonly loop = monitorEventLoopDelay({ resolution: 10 });

  private readonly commands = new Counter({
    name: "drawroom_commands_total",
    help: "Commands answered, by outcome.",
    labelNames: ["outcome"],
    registers: this.registers,
  });
  private readonly answers = new Histogram({
    name: "drawroom_answer_seconds",
    help: "Time from a command's arrival to its answer.",
    buckets: ANSWER_BUCKETS,
    registers: this.registers,
  });
  private readonly sockets = new Gauge({
    name: "drawroom_sockets",
    help: "Open sockets, by kind.",
    labelNames: ["kind"],
    registers: this.registers,
  });
  private readonly lag = new Histogram({
    name: "drawroom_change_lag_seconds",
    help: "Time from a change being decided to its being handed to this node's sockets.",
    buckets: LAG_BUCKETS,
    registers: this.registers,
  });

  constructor() {
    this.loop.enable();
    const { loop } = this;
    new Gauge({
      name: "drawroom_event_loop_delay_seconds",
      help: "Delay of the event loop since the last scrape.",
      labelNames: ["quantile"],
      registers: this.registers,
      collect() {
        this.set({ quantile: "0.5" }, loop.percentile(50) / NANOSECONDS);
        this.set({ quantile: "0.99" }, loop.percentile(99) / NANOSECONDS);
        this.set({ quantile: "1" }, loop.max / NANOSECONDS);
        loop.reset();
      },
    });
    collectDefaultMetrics({ register: this.registry });
  }

  /** A command is answered, `seconds` after it came. */
  commandAnswered(outcome: CommandOutcome, seconds: number): void {
    this.commands.inc({ outcome });
    this.answers.observe(seconds);
  }

  /** A change is handed to this node's sockets, `seconds` after it was decided, here or on another node. */
  changeSent(seconds: number): void {
    this.lag.observe(Math.max(0, seconds));
  }

  socketOpened(kind: SocketKind): void {
    this.sockets.inc({ kind });
  }

  socketClosed(kind: SocketKind): void {
    this.sockets.dec({ kind });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** All figures as text for Prometheus. */
  text(): Promise<string> {
    return this.registry.metrics();
  }

  onModuleDestroy(): void {
    this.loop.disable();
  }
}
