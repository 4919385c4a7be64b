export interface Place {
  readonly element: HTMLElement;
  readonly at: string;
  readonly left: number;
  readonly top: number;
}
export interface Move {
  readonly element: HTMLElement;
  /** From where it is now back to where it was, in px. */
  readonly dx: number;
  readonly dy: number;
}

/** Where each name stands, by who it is. */
export function placesIn(root: HTMLElement | undefined): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const element of root?.querySelectorAll<HTMLElement>("[data-swap]") ?? []) {
    const { left, top } = element.getBoundingClientRect();
    places.set(element.dataset["swap"] ?? "", {
      element,
      at: element.dataset["place"] ?? "",
      left,
      top,
    });
  }
  return places;
}

/** The moves of two who have taken each other's place. Where more has moved, as at a new draw, none is shown. */
export function exchangesBetween(
  before: ReadonlyMap<string, Place>,
  after: ReadonlyMap<string, Place>,
): readonly Move[] {
  const moved = [...after].filter(([who, { at }]) => before.has(who) && before.get(who)?.at !== at);
  const [first, second] = moved;
  if (moved.length !== 2 || !first || !second) return [];
  if (first[1].at !== before.get(second[0])?.at || second[1].at !== before.get(first[0])?.at)
    return [];
  return moved.map(([who, { element, left, top }]) => ({
    element,
    dx: before.get(who)!.left - left,
    dy: before.get(who)!.top - top,
  }));
}
