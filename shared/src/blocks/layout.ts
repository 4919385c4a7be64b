import type { Competition } from "../model/competition.js";
import type { LocalTime } from "../model/event.js";
import {
  letterOf,
  type BlockId,
  type CompetitionId,
  type CourtId,
  type MatchId,
} from "../model/ids.js";
import { SETTINGS, type EventState } from "../model/state.js";
import type { Refusal } from "../refusal.js";
import { ok, refuse, type Result } from "../result.js";
import { minutesOf } from "./booking.js";
import { blocksIn, matchesIn, type MatchAt } from "./by-block.js";
import { startsOf, timeOfDay, type LayoutDay, type LayoutOptions } from "./layout-options.js";
import { occupiedBut, playersOf, type Occupied } from "./occupied.js";
import { outcomeOf } from "./outcome.js";

/** A match's time and court. */
export interface Placement {
  readonly at: LocalTime;
  readonly court: CourtId;
}
export type Placements = Readonly<Record<MatchId, Placement>>;

/** A round of a block that is still to be played, in part at least. */
interface Round {
  readonly block: BlockId;
  readonly round: number;
  readonly matches: readonly MatchAt[];
}

/**
 * Gives every match of a competition that is still to be played a time and a court (OOP-5): round by round, block by
 * block, each match as early as its entrants and a court are free, never before its block's round before has ended.
 * Matches with results stay where they are. The same state and options give the same placements everywhere.
 * Refused: `competition.notFound`, `court.notFound`, `layout.nothing`, `.dayOutside`, `.noCourt`, `.tooFewDays`, `.doesNotFit`.
 */
export function layOut(
  state: EventState,
  competitionId: CompetitionId,
  options: LayoutOptions,
): Result<Placements, Refusal> {
  const competition = state.competitions[competitionId];
  if (!competition) return refuse({ code: "competition.notFound", competition: competitionId });
  const rounds = roundsLeft(state, competitionId);
  const refusal = refusalOf(state, competition, options, rounds);
  if (refusal) return refuse(refusal);
  const days = sharedOut(options, Math.max(...rounds.map((list) => list.length)));
  if (!days.ok) return days;
  return new Laying(state, competition, options).overDays(rounds, days.value);
}

/** By block, in the order of letters: its rounds in which matches are open. */
function roundsLeft(state: EventState, competition: CompetitionId): readonly (readonly Round[])[] {
  return blocksIn(state, competition)
    .map(({ id }): Round[] => {
      const rounds = new Map<number, MatchAt[]>();
      for (const match of matchesIn(state, id)) {
        if (outcomeOf(state, match.id).kind !== "open") continue;
        rounds.set(match.round, [...(rounds.get(match.round) ?? []), match]);
      }
      return [...rounds].map(([round, matches]) => ({ block: id, round, matches }));
    })
    .filter((list) => list.length > 0);
}

function refusalOf(
  state: EventState,
  { id }: Competition,
  options: LayoutOptions,
  rounds: readonly (readonly Round[])[],
): Refusal | null {
  const named = [...options.courts, ...Object.values(options.courtsOfBlocks ?? {}).flat()];
  const lost = named.find((court) => !state.courts[court]);
  if (lost !== undefined) return { code: "court.notFound", court: lost };
  if (rounds.length === 0) return { code: "layout.nothing", competition: id };
  const settings = state.settings[SETTINGS];
  const outside = options.days.find(
    ({ date }) => settings && (date < settings.startsOn || date > settings.endsOn),
  );
  if (outside && settings) {
    const { startsOn, endsOn } = settings;
    return { code: "layout.dayOutside", day: outside.date, startsOn, endsOn };
  }
  const blocks = rounds.flatMap((list) => list[0]?.block ?? []);
  const bare = blocks.find((block) => courtsFor(options, block).length === 0);
  return bare === undefined ? null : { code: "layout.noCourt", block: bare };
}

const courtsFor = ({ courts, courtsOfBlocks }: LayoutOptions, block: BlockId) => {
  const own = courtsOfBlocks?.[letterOf(block)];
  return own ? courts.filter((court) => own.includes(court)) : courts;
};

interface DayOfRounds extends LayoutDay {
  readonly rounds: number;
}

/** How many rounds each day has; refused where the days don't have enough. */
function sharedOut(
  { days, roundsADay }: LayoutOptions,
  rounds: number,
): Result<readonly DayOfRounds[], Refusal> {
  const inOrder = [...days].sort((x, y) => (x.date < y.date ? -1 : 1));
  const open = inOrder.filter((day) => day.rounds === undefined).length;
  const said = inOrder.reduce((sum, day) => sum + (day.rounds ?? 0), 0);
  const each = roundsADay ?? Math.max(0, Math.ceil((rounds - said) / Math.max(1, open)));
  const shared = inOrder.map((day) => ({ ...day, rounds: day.rounds ?? each }));
  const missing = rounds - shared.reduce((sum, day) => sum + day.rounds, 0);
  if (missing <= 0) return ok(shared);
  const needed = days.length + Math.ceil(missing / Math.max(1, roundsADay ?? 1));
  return refuse({ code: "layout.tooFewDays", rounds, days: days.length, needed });
}

class Laying {
  private readonly placements: Record<MatchId, Placement> = {};
  private readonly minutes: number;
  private readonly occupied: Occupied;
  /** When the last round of a block ends, so far. */
  private readonly ends = new Map<BlockId, number>();

  constructor(
    private readonly state: EventState,
    { id, matchMinutes }: Competition,
    private readonly options: LayoutOptions,
  ) {
    this.minutes = options.minutes ?? matchMinutes;
    const open = blocksIn(state, id)
      .flatMap((block) => matchesIn(state, block.id))
      .filter((match) => outcomeOf(state, match.id).kind === "open");
    const moving = new Set(open.map((match) => match.id));
    this.occupied = occupiedBut(state, id, this.minutes, moving);
  }

  overDays(
    rounds: readonly (readonly Round[])[],
    days: readonly DayOfRounds[],
  ): Result<Placements, Refusal> {
    let next = 0;
    for (const day of days) {
      const unplaced: MatchId[] = [];
      const starts = this.startsOn(day);
      for (const last = next + day.rounds; next < last; next++) {
        for (const list of rounds) {
          const round = list[next];
          if (round) unplaced.push(...this.placeRound(round, day, starts));
        }
      }
      if (unplaced.length > 0) {
        return refuse({ code: "layout.doesNotFit", day: day.date, matches: unplaced });
      }
    }
    return ok(this.placements);
  }

  private startsOn(day: LayoutDay): readonly number[] {
    return startsOf(day, this.minutes, this.options.breaks ?? []);
  }

  /** Places what fits, and gives back what does not. */
  private placeRound(round: Round, day: LayoutDay, starts: readonly number[]): MatchId[] {
    const midnight = minutesOf(`${day.date}T00:00`);
    const begin = Math.max(this.ends.get(round.block) ?? 0, this.endOfPlayed(round));
    const allowed = starts.filter((start) => midnight + start >= begin);
    let end = begin;
    const unplaced = round.matches.filter((match) => {
      const start = this.place(match, midnight, allowed);
      if (start === null) return true;
      const { at, court } = { at: `${day.date}T${timeOfDay(start.minute)}`, court: start.court };
      this.placements[match.id] = { at, court };
      end = Math.max(end, midnight + start.minute + this.minutes);
      return false;
    });
    this.ends.set(round.block, end);
    return unplaced.map((match) => match.id);
  }

  /** When the matches of the block's earlier rounds that keep their times are over. */
  private endOfPlayed({ block, round }: Round): number {
    const played = matchesIn(this.state, block).filter(
      (match) => match.round < round && outcomeOf(this.state, match.id).kind === "played",
    );
    return Math.max(0, ...played.map(({ at }) => (at ? minutesOf(at) + this.minutes : 0)));
  }

  private place(
    match: MatchAt,
    midnight: number,
    starts: readonly number[],
  ): { readonly minute: number; readonly court: CourtId } | null {
    const { seats, persons } = playersOf(this.state, match.id);
    const players = [...seats, ...persons];
    for (const minute of starts) {
      const [from, until] = [midnight + minute, midnight + minute + this.minutes];
      if (!this.occupied.isFree(players, from, until)) continue;
      const court = courtsFor(this.options, match.block).find((one) =>
        this.occupied.isFree([one], from, until),
      );
      if (court === undefined) continue;
      // Seats alone: people stand for other competitions, and two of one name in one competition are two.
      this.occupied.take([...seats, court], from, until);
      return { minute, court };
    }
    return null;
  }
}
