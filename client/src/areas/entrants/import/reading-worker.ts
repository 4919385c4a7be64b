import { readEntrants, type ListSource } from "../read-entrants";
import type { FieldSoFar, ReadReport } from "./reading";

export interface ReadingAsked {
  readonly source: ListSource;
  readonly field: FieldSoFar;
}
export type ReadingSaid =
  | { readonly kind: "progress"; readonly share: number }
  | { readonly kind: "done"; readonly report: ReadReport };

/** A list is read here, off the page's own thread: 5 MB must not hold up a draw. */
const post = (said: ReadingSaid): void => self.postMessage(said);

self.addEventListener("message", ({ data }: MessageEvent<ReadingAsked>) => {
  let told = 0;
  const report = readEntrants(data.source, data.field, (share) => {
    if (share - told < 0.02) return;
    told = share;
    post({ kind: "progress", share });
  });
  post({ kind: "done", report });
});
