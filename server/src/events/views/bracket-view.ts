import {
  bracketNewsOf,
  bracketOf,
  bracketsOf,
  placingsOf,
  type BracketMatchView as ShownMatch,
  type BracketSide,
  type EventState,
} from "@drawroom/shared";
import { z } from "zod";
import { entrantView, entrantViewSchema } from "./entrant-view.js";
import { headOf, viewHead, type Viewed } from "./view.js";

const sideSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("entrant"),
    entrant: entrantViewSchema.nullable(),
    /** null: drawn at random. */
    seed: z.int().nullable(),
    isMovedByHand: z.boolean(),
    /** The id of whom they stand in for. */
    standsFor: z.string().nullable(),
  }),
  z.strictObject({ kind: z.literal("bye") }),
  z.strictObject({
    kind: z.literal("waiting"),
    match: z.string(),
    takes: z.enum(["winner", "loser"]),
  }),
  z.strictObject({
    kind: z.literal("label"),
    seed: z.int().nullable(),
    place: z.int().nullable(),
  }),
]);

const matchSchema = z.strictObject({
  match: z.string(),
  a: sideSchema,
  b: sideSchema,
  state: z.enum(["waiting", "ready", "played", "bye"]),
  winner: z.enum(["a", "b"]).nullable(),
  isWalkover: z.boolean(),
  /** Points of each game, the upper side first; null: no games were entered. */
  games: z.array(z.array(z.int()).length(2)).nullable(),
  /** Local time of the event's zone, such as `2026-05-13T10:40`. */
  at: z.string().nullable(),
  court: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
});

const roundSchema = z.strictObject({
  name: z.enum(["final", "semiFinal", "quarterFinal", "roundOf"]),
  /** How many lines are left in it. */
  of: z.int(),
  matches: z.array(matchSchema),
});

const changeSchema = z.strictObject({
  entrant: entrantViewSchema.nullable(),
  why: z.enum(["corrected", "withdrawn", "replaced", "added"]),
});

/** The knockouts of a competition (GEN-1, PLY-1). */
export const bracketViewSchema = z.strictObject({
  ...viewHead,
  brackets: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      isDrawn: z.boolean(),
      rounds: z.array(roundSchema),
      thirdPlace: matchSchema.nullable(),
      placings: z.array(
        z.strictObject({
          place: z.int(),
          isShared: z.boolean(),
          entrant: entrantViewSchema.nullable(),
        }),
      ),
      /** Against the present order of the blocks (GEN-6). */
      missing: z.array(changeSchema),
      tooMany: z.array(changeSchema),
    }),
  ),
});
export type BracketsView = z.infer<typeof bracketViewSchema>;
type MatchShown = z.infer<typeof matchSchema>;

export function bracketView(viewed: Viewed): BracketsView {
  const { state, competition } = viewed;
  const entrantOf = (id: string) => entrantView(state, competition, id);
  const shown = (match: ShownMatch): MatchShown => matchView(state, match, entrantOf);
  return {
    ...headOf(viewed),
    brackets: bracketsOf(state, competition.id).flatMap((id) => {
      const bracket = bracketOf(state, id);
      if (!bracket) return [];
      const news = bracketNewsOf(state, id);
      const change = ({ entrant, why }: (typeof news.missing)[number]) => ({
        entrant: entrantOf(entrant),
        why,
      });
      return {
        id,
        name: bracket.name,
        isDrawn: bracket.isDrawn,
        rounds: bracket.rounds.map(({ round, name: { name }, matches }) => ({
          name,
          of: bracket.lines / 2 ** (round - 1),
          matches: matches.map(shown),
        })),
        thirdPlace: bracket.thirdPlace && shown(bracket.thirdPlace),
        placings: placingsOf(state, id).map(({ entrant, ...placing }) => ({
          ...placing,
          entrant: entrantOf(entrant),
        })),
        missing: news.missing.map(change),
        tooMany: news.tooMany.map(change),
      };
    }),
  };
}

type EntrantOf = (id: string) => z.infer<typeof entrantViewSchema> | null;

function matchView(state: EventState, match: ShownMatch, entrantOf: EntrantOf): MatchShown {
  const { kind, result } = match.outcome;
  const court = match.court === null ? undefined : state.courts[match.court];
  return {
    match: match.id,
    a: sideView(match.a, entrantOf),
    b: sideView(match.b, entrantOf),
    state: match.state,
    winner: match.winner,
    isWalkover: kind === "walkover",
    games: result && "games" in result ? result.games.map((game) => [...game]) : null,
    at: match.at,
    court: court ? { id: court.id, name: court.name } : null,
  };
}

function sideView(side: BracketSide, entrantOf: EntrantOf): MatchShown["a"] {
  if (side.kind !== "entrant") return side;
  const { kind, seed, isMoved, standsFor } = side;
  return { kind, entrant: entrantOf(side.entrant), seed, isMovedByHand: isMoved, standsFor };
}
