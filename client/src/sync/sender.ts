import { randomId } from "./new-id";

/** An open event in some tab, as the one who sends what it keeps. While it lives no other sends its commands. */
export interface Sender {
  readonly id: string;
  /** The ids of all in this browser that live, this one included. */
  living(): Promise<ReadonlySet<string>>;
  /** The event is closed; what is still unsent may be taken over. */
  leave(): void;
}

const PREFIX = "drawroom-sender-";

/** How long a living sender may take to answer the roll call, milliseconds. */
const ROLL_CALL_MS = 400;

/** By Web Locks where the browser has them; on plain http it has not, then by a roll call among the tabs. */
export function createSender(id = randomId(12)): Sender {
  const locks = (globalThis.navigator as Navigator | undefined)?.locks;
  if (locks) return senderByLocks(id, locks);
  if (typeof BroadcastChannel !== "undefined") {
    return senderByRollCall(id, new BroadcastChannel("drawroom-senders"));
  }
  // Nobody can be asked. Then two tabs may send the same command, which the server answers once (HUB-4).
  return { id, living: () => Promise.resolve(new Set([id])), leave: () => undefined };
}

/** A sender holds a lock of its name; the browser frees it when the tab is gone, however it goes. */
export function senderByLocks(id: string, locks: Pick<LockManager, "request" | "query">): Sender {
  let leave = (): void => undefined;
  const hasLeft = new Promise<void>((left) => {
    leave = left;
  });
  const isHeld = new Promise<void>((held) => {
    const hold = (): Promise<void> => {
      held();
      return hasLeft;
    };
    locks.request(PREFIX + id, hold).catch(() => held());
  });
  return {
    id,
    living: async () => {
      await isHeld;
      const { held = [] } = await locks.query();
      const names = held.map(({ name = "" }) => name).filter((name) => name.startsWith(PREFIX));
      return new Set([id, ...names.map((name) => name.slice(PREFIX.length))]);
    },
    leave,
  };
}

type Call = { readonly kind: "who" } | { readonly kind: "here"; readonly id: string };

/**
 * A roll call needs no timer in tabs that sleep in the background, as a heartbeat would: messages reach them. A tab
 * too frozen to answer doesn't send either.
 */
export function senderByRollCall(
  id: string,
  channel: BroadcastChannel,
  patience = ROLL_CALL_MS,
): Sender {
  const calls = new Set<Set<string>>();
  channel.onmessage = ({ data }: MessageEvent<Call>) => {
    if (data.kind === "who") channel.postMessage({ kind: "here", id } satisfies Call);
    else for (const heard of calls) heard.add(data.id);
  };
  return {
    id,
    living: async () => {
      const heard = new Set([id]);
      calls.add(heard);
      channel.postMessage({ kind: "who" } satisfies Call);
      await new Promise((resolve) => setTimeout(resolve, patience));
      calls.delete(heard);
      return heard;
    },
    leave: () => channel.close(),
  };
}
