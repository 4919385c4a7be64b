const TEXT_TYPES = new Set([
  "text",
  "search",
  "email",
  "url",
  "number",
  "date",
  "time",
  "password",
  "tel",
]);

/**
 * The field in which Ctrl Z is the planner's even while something is typed: the one of the live draw, where undo must be one
 * key (SCR-1) and Esc clears.
 */
export const PLAN_UNDO = "planUndo";

/** What a key press asks for; null: nothing, or the browser's own undo of what is typed. */
export function undoKeyOf(event: KeyboardEvent): "undo" | "redo" | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return null;
  const key = event.key.toLowerCase();
  const asked =
    key === "z"
      ? event.shiftKey
        ? "redo"
        : "undo"
      : key === "y" && !event.shiftKey
        ? "redo"
        : null;
  return asked && !isTyping(event.target) ? asked : null;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || PLAN_UNDO in target.dataset) return false;
  if (target instanceof HTMLTextAreaElement || target.isContentEditable) return true;
  // An empty field has nothing of its own to take back.
  return target instanceof HTMLInputElement && TEXT_TYPES.has(target.type) && target.value !== "";
}

/** How the key is written on this keyboard: a word of `plan.keys`. */
export const UNDO_KEY_NAME =
  typeof navigator !== "undefined" && /Mac|iPhone|iPad/.test(navigator.userAgent)
    ? "undoMac"
    : "undo";
