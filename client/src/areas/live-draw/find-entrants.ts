import type { EntrantId } from "@drawroom/shared";

/** An entrant as looked for in the draw. */
export interface DrawEntrant {
  readonly id: EntrantId;
  readonly name: string;
  readonly country: string | null;
  readonly grade: number | null;
  readonly isEstimated: boolean;
  readonly ball: number;
  /** The seat it was drawn into, such as `E2`. */
  readonly drawn: string | null;
}

/** A stretch of a name, marked if it is what was typed. */
export interface Stretch {
  readonly text: string;
  readonly isMarked: boolean;
}

export interface Found {
  readonly entrant: DrawEntrant;
  readonly name: readonly Stretch[];
}

/** The entrants that a name or a ball number may mean, the likeliest first; those already drawn come last. */
export function findEntrants(
  query: string,
  entrants: readonly DrawEntrant[],
  most: number,
): Found[] {
  const text = query.trim();
  if (text === "") return [];
  const found = /^\d+$/.test(text)
    ? byBall(Number(text), entrants)
    : byName(fold(text).text, entrants);
  return found
    .map((f, i) => ({ ...f, i }))
    .sort(
      (a, b) =>
        Number(a.entrant.drawn !== null) - Number(b.entrant.drawn !== null) ||
        a.score - b.score ||
        a.i - b.i,
    )
    .slice(0, most)
    .map(({ entrant, name }) => ({ entrant, name }));
}

interface Scored extends Found {
  readonly score: number;
}

/** A ball number is exact: 4 is not 45. */
const byBall = (ball: number, entrants: readonly DrawEntrant[]): Scored[] =>
  entrants
    .filter((entrant) => entrant.ball === ball)
    .map((entrant) => ({ entrant, score: 0, name: [{ text: entrant.name, isMarked: false }] }));

function byName(query: string, entrants: readonly DrawEntrant[]): Scored[] {
  const words = query.split(/\s+/).filter(Boolean);
  return entrants.flatMap((entrant) => {
    const folded = fold(entrant.name);
    const places = words.map((word) => placeOf(word, folded.text));
    if (places.some((place) => place === null)) return [];
    const hits = places.flatMap((place, i) =>
      place ? [{ from: place.at, to: place.at + (words[i]?.length ?? 0) }] : [],
    );
    const score = Math.max(...places.map((place) => (place?.isWordStart ? 0 : 1)));
    return [
      {
        entrant,
        score,
        name: mark(
          entrant.name,
          hits.map((hit) => spanOf(hit, folded.origin, entrant.name)),
        ),
      },
    ];
  });
}

function placeOf(word: string, name: string): { at: number; isWordStart: boolean } | null {
  for (let at = name.indexOf(word); at >= 0; at = name.indexOf(word, at + 1)) {
    if (at === 0 || /[^\p{L}]/u.test(name[at - 1] ?? "")) return { at, isWordStart: true };
  }
  const at = name.indexOf(word);
  return at < 0 ? null : { at, isWordStart: false };
}

/** A text without marks and in lower case, and for each of its characters the place it came from. */
function fold(text: string): { readonly text: string; readonly origin: readonly number[] } {
  let folded = "";
  const origin: number[] = [];
  let at = 0;
  for (const char of text) {
    const plain = char.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
    folded += plain;
    for (let i = 0; i < plain.length; i++) origin.push(at);
    at += char.length;
  }
  return { text: folded, origin };
}

interface Span {
  readonly from: number;
  readonly to: number;
}

const spanOf = ({ from, to }: Span, origin: readonly number[], text: string): Span => ({
  from: origin[from] ?? 0,
  to: origin[to] ?? text.length,
});

function mark(text: string, spans: readonly Span[]): Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    if (from < at) continue;
    if (from > at) stretches.push({ text: text.slice(at, from), isMarked: false });
    stretches.push({ text: text.slice(from, to), isMarked: true });
    at = to;
  }
  if (at < text.length) stretches.push({ text: text.slice(at), isMarked: false });
  return stretches;
}
