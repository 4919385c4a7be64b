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
import { blocksIn } from "./by-block.js";
import { startsOf, timeOfDay, type LayoutDay, type LayoutOptions } from "./layout-options.js";
import { endOfKept, roundsLeft, type LaidMatch, type Round } from "./layout-rounds.js";
import { occupiedBut, playersOf, type Occupied } from "./occupied.js";

/** A match's time and court. */
export interface Placement {
  readonly at: LocalTime;
  readonly court: CourtId;
}
export type Placements = Readonly<Record<MatchId, Placement>>;

/**
 * Gives every match of a competition that is still to be played a time and a court (OOP-5): round by round, block by
 * block, each match as early as its entrants and a court are free, never before its block's round before has ended. Rounds of
 * brackets follow when all blocks have ended, whoever will play them.
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
  const rounds = roundsLeft(state, competitionId, options.only);
  const refusal = refusalOf(state, competition, options, rounds);
  if (refusal) return refuse(refusal);
  const days = sharedOut(options, Math.max(...rounds.map((list) => list.length)));
  if (!days.ok) return days;
  return new Laying(state, competition, options, rounds).overDays(rounds, days.value);
}

function refusalOf(
  state: EventState,
  { id }: Competition,
  options: LayoutOptions,
  rounds: readonly (readonly (Round | null)[])[],
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
  const blocks = rounds.flatMap(([first]) =>
    first && !first.isBracket ? [first.of as BlockId] : [],
  );
  const bare = blocks.find((block) => courtsFor(options, block).length === 0);
  return bare === undefined ? null : { code: "layout.noCourt", block: bare };
}

const courtsFor = ({ courts, courtsOfBlocks }: LayoutOptions, of: Round["of"]) => {
  const own = courtsOfBlocks?.[letterOf(of as BlockId)];
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
  /** When the last round of a block or bracket ends, so far. */
  private readonly ends = new Map<Round["of"], number>();
  private readonly moving: ReadonlySet<MatchId>;

  constructor(
    private readonly state: EventState,
    private readonly competition: Competition,
    private readonly options: LayoutOptions,
    rounds: readonly (readonly (Round | null)[])[],
  ) {
    this.minutes = options.minutes ?? competition.matchMinutes;
    const open = rounds.flat().flatMap((round) => round?.matches ?? []);
    this.moving = new Set(open.map((match) => match.id));
    this.occupied = occupiedBut(state, competition.id, this.minutes, this.moving);
  }

  overDays(
    rounds: readonly (readonly (Round | null)[])[],
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
    const begin = Math.max(this.endOfLaid(round), this.endOfKept(round));
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
    this.ends.set(round.of, end);
    return unplaced.map((match) => match.id);
  }

  /** A block's round waits for the one before; a bracket's for all blocks too. */
  private endOfLaid({ of, isBracket }: Round): number {
    const own = this.ends.get(of) ?? 0;
    return isBracket ? Math.max(own, this.endOfBlocks()) : own;
  }

  private endOfBlocks(): number {
    const ends = blocksIn(this.state, this.competition.id).map(({ id }) => this.ends.get(id) ?? 0);
    return Math.max(0, ...ends);
  }

  private endOfKept(round: Round): number {
    return endOfKept(this.state, this.competition.id, round, this.moving, this.minutes);
  }

  private place(
    match: LaidMatch,
    midnight: number,
    starts: readonly number[],
  ): { readonly minute: number; readonly court: CourtId } | null {
    const { seats, persons } = playersOf(this.state, match.id);
    const players = [...seats, ...persons];
    for (const minute of starts) {
      const [from, until] = [midnight + minute, midnight + minute + this.minutes];
      if (!this.occupied.isFree(players, from, until)) continue;
      const court = courtsFor(this.options, match.of).find((one) =>
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
