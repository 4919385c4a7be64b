/** Enter and the arrows go up and down a column of fields, as on a spreadsheet. Leaving a field commits it. */
export function onColumnKey(event: KeyboardEvent): void {
  const by = event.key === "ArrowUp" || (event.key === "Enter" && event.shiftKey) ? -1 : 1;
  if (
    !["Enter", "ArrowUp", "ArrowDown"].includes(event.key) ||
    !(event.target instanceof HTMLInputElement)
  )
    return;
  const { field } = event.target.dataset;
  const root = event.target.closest("[data-columns]");
  if (field === undefined || !root) return;
  event.preventDefault();
  const fields = [...root.querySelectorAll<HTMLInputElement>(`input[data-field="${field}"]`)];
  const next = fields[fields.indexOf(event.target) + by];
  if (next) {
    next.focus();
    next.select();
  } else {
    event.target.blur();
  }
}
