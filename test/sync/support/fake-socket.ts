import type { PageSocket } from "../../../client/src/sync/transport";

type Listener = (...args: never[]) => void;

interface Sent {
  readonly name: string;
  readonly message: unknown;
  readonly answer: (value: unknown) => void;
}

/** A Socket.IO client as far as the transport uses it; the test plays the network. */
export class FakeSocket {
  connected = false;
  /** Whether Socket.IO itself will connect again. */
  active = true;
  connects = 0;
  readonly sent: Sent[] = [];
  private readonly listeners = new Map<string, Listener[]>();

  get page(): PageSocket {
    return this as unknown as PageSocket;
  }

  on(name: string, listener: Listener): this {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
    return this;
  }

  emit(name: string, message: unknown, answer: (value: unknown) => void): this {
    this.sent.push({ name, message, answer });
    return this;
  }

  connect(): this {
    this.connects += 1;
    this.active = true;
    return this;
  }

  disconnect(): this {
    this.active = false;
    if (this.connected) this.isLost("io client disconnect");
    return this;
  }

  removeAllListeners(): this {
    this.listeners.clear();
    return this;
  }

  isConnected(): void {
    this.connected = true;
    this.hear("connect");
  }

  isLost(reason: string): void {
    this.connected = false;
    if (reason === "io server disconnect") this.active = false;
    this.hear("disconnect", reason);
  }

  hear(name: string, ...args: unknown[]): void {
    for (const listener of this.listeners.get(name) ?? []) listener(...(args as never[]));
  }

  listenerCount(name: string): number {
    return this.listeners.get(name)?.length ?? 0;
  }

  names(): string[] {
    return this.sent.map(({ name }) => name);
  }
}
