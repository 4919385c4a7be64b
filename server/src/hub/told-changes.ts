import type { Change, EventId } from "@drawroom/shared";

/** Changes of one commit, or of one catching-up, to be told to those who watch. */
export interface ToldChanges {
  readonly eventId: EventId;
  /** Consecutive, in order. */
  readonly changes: readonly Change[];
  /** The payload of `event:changes`, JSON made once for everybody (WIR-3). */
  readonly text: string;
  /** Committed by this node; so it is this node that tells the others. */
  readonly isOwn: boolean;
}

export const changesText = (eventId: EventId, bodies: readonly string[]): string =>
  `{"eventId":${JSON.stringify(eventId)},"changes":[${bodies.join(",")}]}`;
