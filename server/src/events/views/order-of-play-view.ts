import { matchesOf, seatLabel, type MatchSide } from "@drawroom/shared";
import { z } from "zod";
import { entrantView, entrantViewSchema } from "./entrant-view.js";
import { headOf, viewHead, type Viewed } from "./view.js";

const sideSchema = z.strictObject({
  /** null: in a knockout nobody has one. */
  seat: z.string().nullable(),
  entrant: entrantViewSchema.nullable(),
});

const matchSchema = z.strictObject({
  match: z.string(),
  /** null: it is a knockout's. */
  block: z.string().nullable(),
  /** The knockout's id; null: it is a block's. */
  bracket: z.string().nullable(),
  round: z.int().min(1),
  /** Local time of the event's zone, such as `2026-05-13T10:40`. */
  at: z.string().nullable(),
  court: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  a: sideSchema,
  b: sideSchema,
  /** `void`: it counts for nobody. */
  status: z.enum(["open", "played", "walkover", "void"]),
  /** null: none, or level. */
  winner: z.enum(["a", "b"]).nullable(),
  /** Points of each game, side `a` first; null: no games were entered. */
  games: z.array(z.array(z.int()).length(2)).nullable(),
  hasRetirement: z.boolean(),
});

/** Matches by time, those without one last. */
export const orderOfPlayViewSchema = z.strictObject({
  ...viewHead,
  matches: z.array(matchSchema),
});
export type OrderOfPlayView = z.infer<typeof orderOfPlayViewSchema>;

export function orderOfPlayView(viewed: Viewed): OrderOfPlayView {
  const { state, competition } = viewed;
  const side = ({ seat, entrant }: MatchSide) => ({
    seat: seat === "" ? null : seatLabel(seat),
    entrant: entrantView(state, competition, entrant),
  });
  const courtOf = (id: string | null) => {
    const court = id === null ? undefined : state.courts[id];
    return court ? { id: court.id, name: court.name } : null;
  };
  return {
    ...headOf(viewed),
    matches: matchesOf(state, { competition: competition.id }).map((match) => {
      const { kind, winner, result } = match.outcome;
      return {
        match: match.id,
        block: match.bracket ? null : match.letter,
        bracket: match.bracket?.id ?? null,
        round: match.round,
        at: match.at,
        court: courtOf(match.court),
        a: side(match.a),
        b: side(match.b),
        status: kind,
        winner,
        games: result && "games" in result ? result.games.map((game) => [...game]) : null,
        hasRetirement: result !== null && "retired" in result,
      };
    }),
  };
}
