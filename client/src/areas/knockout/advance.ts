import { onBeforeUpdate, onUpdated, type Ref } from "vue";

/** Who stands on each place of a sheet: `data-place` says which, `data-entrant` who. */
type Placed = ReadonlyMap<string, HTMLElement>;

const placedIn = (root: HTMLElement | null | undefined): Placed =>
  new Map(
    [...(root?.querySelectorAll<HTMLElement>("[data-place][data-entrant]") ?? [])].map(
      (element) => [`${element.dataset["place"]} ${element.dataset["entrant"]}`, element],
    ),
  );

/** The places on which an entrant newly stands, with the one of the round before from which they came. */
export function advancesBetween(
  before: ReadonlySet<string>,
  after: Placed,
): readonly { readonly to: HTMLElement; readonly from: HTMLElement }[] {
  // Where much has changed at once, as at a draw or after a lost line, nothing slides.
  const fresh = [...after].filter(([key]) => !before.has(key));
  if (before.size === 0 || fresh.length > MOST) return [];
  return fresh.flatMap(([, to]) => {
    const from = [...after.values()].find(
      (other) =>
        other.dataset["entrant"] === to.dataset["entrant"] &&
        other.dataset["place"]?.startsWith(`${to.dataset["fed"]}.`),
    );
    return from ? [{ to, from }] : [];
  });
}

const MOST = 8;

/** A winner slides on to the next round in 250 ms; nothing else moves (the look, "Motion"). */
export function useAdvances(root: Ref<HTMLElement | null>): void {
  let before: ReadonlySet<string> = new Set();
  onBeforeUpdate(() => (before = new Set(placedIn(root.value).keys())));
  onUpdated(() => {
    const style = root.value && getComputedStyle(root.value);
    const duration = Number.parseFloat(style?.getPropertyValue("--m-advance") ?? "0");
    if (!style || !(duration > 0)) return;
    for (const { to, from } of advancesBetween(before, placedIn(root.value))) {
      const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
      const shift = `translate(${start.left - end.left}px, ${start.top - end.top}px)`;
      to.firstElementChild?.animate([{ transform: shift }, { transform: "none" }], {
        duration,
        easing: style.getPropertyValue("--m-ease").trim() || "ease-out",
      });
    }
  });
}
