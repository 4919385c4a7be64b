import type { EntrantId } from "@drawroom/shared";
import type { Moving, MoveTarget } from "./use-moving";

/** A press that moves less than this is a press, pixels. */
const LEAST_PX = 6;

/** What lies under the pointer: elements carry `data-stage-group` and, for a team, `data-stage-team`. */
function targetAt(x: number, y: number): MoveTarget | null {
  const under = document.elementFromPoint(x, y);
  const group = under?.closest<HTMLElement>("[data-stage-group]")?.dataset["stageGroup"];
  if (group === undefined) return null;
  const team = under?.closest<HTMLElement>("[data-stage-team]")?.dataset["stageTeam"];
  return { group: Number(group), team: team ?? null };
}

/** Drags a team by its handle, with a mouse, pen or finger. `drop` is called where it is let go. */
export function useDragging(moving: Moving, drop: () => void) {
  let start: { readonly x: number; readonly y: number; readonly team: EntrantId } | null = null;
  let isDragging = false;
  /** The click that follows a drag is none. */
  let hasDragged = false;

  const down = (event: PointerEvent, team: EntrantId): void => {
    hasDragged = false;
    if (event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, team };
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent): void => {
    if (!start) return;
    const { clientX: x, clientY: y } = event;
    if (!isDragging && Math.hypot(x - start.x, y - start.y) < LEAST_PX) return;
    if (!isDragging) moving.pick(start.team);
    isDragging = true;
    moving.aim(targetAt(x, y));
  };
  const up = (): void => {
    if (isDragging) {
      hasDragged = true;
      if (moving.target.value) drop();
      else moving.leave();
    }
    cancel();
  };
  const cancel = (): void => {
    start = null;
    isDragging = false;
  };
  return {
    down,
    move,
    up,
    cancel: () => {
      if (isDragging) moving.leave();
      cancel();
    },
    /** Whether a click only ends a drag. */
    endsDrag: (): boolean => {
      const ends = hasDragged;
      hasDragged = false;
      return ends;
    },
  };
}
