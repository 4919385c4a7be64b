import { ref } from "vue";
import { scrollAtEdges } from "./edge-scroll";

/** What a drag does; places are read from the attributes `data-match` and `data-place` under the pointer. */
export interface DragActions {
  canDrag(): boolean;
  start(match: string): void;
  drop(place: string | null): void;
}

/** A mouse drags after so many pixels; a finger after it has rested, so that a table can still be scrolled by it. */
const SLACK = 6;
const REST_MS = 350;
/** Resting on a link opens it: so a match is dragged to another day. */
const DWELL_MS = 500;

/** One pointer and what it drags: mouse, pen or finger. */
export class Dragging {
  /** Where the pointer is while something is dragged; null: nothing is. */
  readonly at = ref<{ readonly x: number; readonly y: number } | null>(null);
  /** The place under the pointer. */
  readonly over = ref<string | null>(null);
  private down: { id: number; x: number; y: number; match: string } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private dwelt: Element | null = null;
  private hasDragged = false;

  constructor(
    private readonly root: () => HTMLElement | null,
    private readonly actions: DragActions,
  ) {}

  readonly onDown = (event: PointerEvent): void => {
    this.hasDragged = false;
    if (this.down || event.button !== 0 || !this.actions.canDrag()) return;
    const match = (event.target as Element).closest<HTMLElement>("[data-match]")?.dataset["match"];
    if (match === undefined) return;
    this.down = { id: event.pointerId, x: event.clientX, y: event.clientY, match };
    if (event.pointerType === "touch") this.timer = setTimeout(() => this.begin(), REST_MS);
  };

  readonly onMove = (event: PointerEvent): void => {
    if (event.pointerId !== this.down?.id) return;
    const { clientX: x, clientY: y } = event;
    if (!this.at.value && Math.hypot(x - this.down.x, y - this.down.y) > SLACK) {
      if (event.pointerType === "touch") return this.end();
      this.begin();
    }
    if (this.at.value) this.follow(x, y);
  };

  readonly onUp = (event: PointerEvent): void => this.release(event, this.over.value);
  readonly onCancel = (event: PointerEvent): void => this.release(event, null);

  /** The click that ends a drag picks nothing up. */
  readonly onClick = (event: MouseEvent): void => {
    if (this.hasDragged && event.detail > 0) event.stopPropagation();
    this.hasDragged = false;
  };

  /** While a finger drags, the page stays, and no menu opens. */
  readonly holdStill = (event: Event): void => {
    if (this.at.value && event.cancelable) event.preventDefault();
  };

  end(): void {
    clearTimeout(this.timer);
    [this.down, this.dwelt, this.at.value, this.over.value] = [null, null, null, null];
  }

  private begin(): void {
    if (!this.down) return;
    this.at.value = { x: this.down.x, y: this.down.y };
    this.hasDragged = true;
    this.actions.start(this.down.match);
  }

  private follow(x: number, y: number): void {
    this.at.value = { x, y };
    const under = document.elementFromPoint(x, y);
    this.over.value = under?.closest<HTMLElement>("[data-place]")?.dataset["place"] ?? null;
    this.dwellOn(under?.closest<HTMLElement>(".schedule-views a") ?? null);
    scrollAtEdges(this.root(), { x, y });
  }

  private dwellOn(link: HTMLElement | null): void {
    if (link === this.dwelt) return;
    clearTimeout(this.timer);
    this.dwelt = link;
    if (link) this.timer = setTimeout(() => link.click(), DWELL_MS);
  }

  private release(event: PointerEvent, place: string | null): void {
    if (event.pointerId !== this.down?.id) return;
    const isDrag = this.at.value !== null;
    this.end();
    if (isDrag) this.actions.drop(place);
  }
}
