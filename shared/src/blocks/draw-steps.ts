import type { DrawExchange, DrawnEntrant, DrawReason, DrawWarning } from "../model/draw-log.js";
import type { DrawField } from "./drawees.js";
import { letterAt, reasonsOfBalance, reasonsOfMeeting, reasonsOfSpread } from "./draw-reasons.js";
import { conflictsIn, isFixedPair, lastRoundExchanges } from "./last-round.js";
import { lastRoundOf, type Pair } from "./order-of-play.js";
import { averageIn, draweeAt, exchange, type Drawee, type Place, type Plan } from "./plan.js";
import { firstOf, secondOf } from "./same-tier.js";
import { allowedIn, meetCap } from "./spread-cap.js";
import { spreadCountries } from "./spread-countries.js";

/** What a rule has done, in order, and what it could not do. */
export interface Steps {
  readonly exchanges: readonly DrawExchange[];
  readonly warnings: readonly DrawWarning[];
}

const drawn = ({ id, name, country, grade }: Drawee): DrawnEntrant => ({
  id,
  name,
  country,
  grade,
});
const labelOf = ({ block, tier }: Place): string => `${letterAt(block)}${tier + 1}`;

/** An exchange of two places, before it is made. */
function logged(
  plan: Plan,
  step: DrawExchange["step"],
  [from, to]: readonly [Place, Place],
  reasons: readonly DrawReason[],
): DrawExchange {
  const [a, b] = [drawn(draweeAt(plan, from)), drawn(draweeAt(plan, to))];
  return { step, a, b, from: labelOf(from), to: labelOf(to), reasons };
}

/** Spreads countries over the blocks (SPR-1 to SPR-5). The plan, which is still the snake, changes. */
export function stepsOfSpread(plan: Plan, { countries }: DrawField): Steps {
  const snakeAverages = plan.seats.map((_, block) => averageIn(plan, block));
  const allowed = allowedIn(plan);
  const nameOf = (group: number): string => countries[group] ?? "";
  const exchanges: DrawExchange[] = [];
  const unmet = meetCap(plan, countries.length, ({ from, to, group, count }) => {
    const facts = { country: nameOf(group), count, allowed };
    exchanges.push(logged(plan, "cap", [from, to], [{ kind: "cap", facts }]));
  });
  spreadCountries(plan, snakeAverages, (step, swap, linked) => {
    const reasons = linked
      ? [{ kind: "room", facts: {} } as const]
      : step === "balance"
        ? reasonsOfBalance(swap)
        : reasonsOfSpread(plan, swap, countries);
    exchanges.push(logged(plan, step, [firstOf(swap), secondOf(swap)], reasons));
  });
  const cap: DrawWarning[] = unmet
    ? [{ kind: "cap", country: nameOf(unmet.group), count: unmet.count, allowed }]
    : [];
  return { exchanges, warnings: [...cap, ...warningsOfSpread(plan, countries)] };
}

/** What is left, one warning a country and kind. */
function warningsOfSpread(plan: Plan, countries: readonly string[]): DrawWarning[] {
  const excess = countries.flatMap((country, group): DrawWarning[] => {
    const blocks = plan.middle.flatMap((counts, block) =>
      counts[group]! > 2 ? [letterAt(block)] : [],
    );
    return blocks.length > 0 ? [{ kind: "excess", country, blocks }] : [];
  });
  const uneven = countries.flatMap((country, group): DrawWarning[] => {
    const counts = plan.all.map((all) => all[group]!);
    const [least, most] = [Math.min(...counts), Math.max(...counts)];
    return most - least > 1 ? [{ kind: "uneven", country, least, most }] : [];
  });
  return [...excess, ...uneven];
}

/** Keeps countries apart in the last round of each block (LRA-1 to LRA-5). The plan changes. */
export function stepsOfLastRound(plan: Plan, { countries }: DrawField, qualifiers: number): Steps {
  const exchanges: DrawExchange[] = [];
  const warnings: DrawWarning[] = [];
  for (const [block, seats] of plan.seats.entries()) {
    const pairs = lastRoundOf(seats.length, qualifiers);
    const meetings = () =>
      conflictsIn(seats, pairs).map((pair) => ({
        pair,
        country: countryOf(seats, pair, countries),
      }));
    // The exchanges of a block are one set: each has the reason of all.
    const reasons = reasonsOfMeeting(block, meetings());
    for (const [a, b] of lastRoundExchanges(seats, pairs)) {
      const places = [
        { block, tier: a - 1 },
        { block, tier: b - 1 },
      ] as const;
      exchanges.push(logged(plan, "last round", places, reasons));
      exchange(plan, ...places);
    }
    for (const { pair, country } of meetings()) {
      const [x, y] = pair.map((seed) => drawn(seats[seed - 1]!));
      warnings.push({
        kind: "lastRound",
        country,
        block: letterAt(block),
        seeds: pair,
        entrants: [x!, y!],
        isFixed: isFixedPair(seats.length, pair),
      });
    }
  }
  return { exchanges, warnings };
}

const countryOf = (seats: readonly Drawee[], [a]: Pair, countries: readonly string[]): string =>
  countries[seats[a - 1]!.group] ?? "";
