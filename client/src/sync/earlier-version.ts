import { pathOf } from "./event-path";
import { fetchFirstPaint, type FirstPaint } from "./first-paint";
import { createReplay, type Replay } from "./replay";
import type { EventSession } from "./session-contract";
import { createSessionRefs } from "./session-refs";

const RETRY_MS = 3_000;

/**
 * Opens an event as it stood after one of its changes (HUB-9). A session like that of the present one, without a
 * connection: nothing comes in, and every command is refused. From there the replay goes to other versions (JRN-1).
 */
export function openVersion(
  slug: string,
  version: number,
): EventSession & { readonly replay: Replay } {
  const refs = createSessionRefs();
  const { replay, lit } = createReplay(slug, refs);
  let isClosed = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const show = (paint: Extract<FirstPaint, { kind: "fetched" }>): void => {
    refs.role.value = paint.role;
    refs.eventId.value = paint.eventId;
    refs.confirmed.value = paint.held;
    refs.shown.value = paint.held;
    refs.stoodAt.value = { version, at: paint.at ?? 0 };
  };
  const ask = async (): Promise<void> => {
    const paint = await fetchFirstPaint(pathOf(slug, version));
    if (isClosed) return;
    if (paint.kind === "fetched") show(paint);
    else if (paint.refusal) refs.trouble.value = { kind: "notFound" };
    else retry = setTimeout(() => void ask(), RETRY_MS);
  };
  void ask();

  const readOnly = () => ({ code: "access.notOwner" }) as const;
  return {
    ...refs,
    replay,
    lit: lit.records,
    send: readOnly,
    undo: readOnly,
    redo: readOnly,
    dismiss: () => undefined,
    close: () => {
      isClosed = true;
      clearTimeout(retry);
      lit.stop();
    },
  };
}
