import {
  seatLabel,
  type DrawExchange,
  type DrawLog,
  type DrawnEntrant,
  type EventState,
  type HandChange,
} from "@drawroom/shared";

/** One of the two of an exchange, with its way. */
export interface ExchangeSide {
  readonly name: string;
  readonly country: string | null;
  readonly grade: number | null;
  readonly from: string;
  readonly to: string;
}
export interface ListedExchange {
  readonly no: number;
  readonly sides: readonly [ExchangeSide, ExchangeSide];
  readonly reason: string;
}
export interface ExchangeStep {
  readonly step: DrawExchange["step"];
  /** The step's word in `blocks.log.steps`. */
  readonly key: string;
  readonly exchanges: readonly ListedExchange[];
}

type Say = (key: string, facts: Record<string, string | number>) => string;

const STEPS: Readonly<Record<DrawExchange["step"], string>> = {
  cap: "cap",
  spread: "spread",
  linked: "linked",
  balance: "balance",
  "last round": "lastRound",
};

const side = ({ name, country, grade }: DrawnEntrant, from: string, to: string): ExchangeSide => ({
  name,
  country,
  grade,
  from,
  to,
});

/** The exchanges of the computed draw, numbered through, by the step that made them, in order (LOG-1). */
export function computedExchanges(log: DrawLog, say: Say): readonly ExchangeStep[] {
  const steps: { step: DrawExchange["step"]; key: string; exchanges: ListedExchange[] }[] = [];
  log.exchanges.forEach(({ step, a, b, from, to, reasons }, index) => {
    if (steps.at(-1)?.step !== step) steps.push({ step, key: STEPS[step], exchanges: [] });
    steps.at(-1)?.exchanges.push({
      no: index + 1,
      sides: [side(a, from, to), side(b, to, from)],
      reason: reasons
        .map(({ kind, facts }) => say(`blocks.log.reasons.${kind}`, { ...facts }))
        .join(" "),
    });
  });
  return steps;
}

/** The exchanges by hand, with the grades of that moment (LOG-4). */
export const handExchanges = (
  hand: readonly HandChange[],
  state: EventState,
): readonly ListedExchange[] =>
  hand.flatMap(({ picked }, index) => {
    const { entrant, other, seat, from, grades } = picked;
    if (from === undefined || other === undefined) return [];
    const of = (id: string, grade: number | null, was: string, is: string): ExchangeSide => ({
      name: state.entrants[id]?.name ?? id,
      country: state.entrants[id]?.country ?? null,
      grade,
      from: seatLabel(was),
      to: seatLabel(is),
    });
    return [
      {
        no: index + 1,
        sides: [
          of(entrant, grades?.[0] ?? null, from, seat),
          of(other, grades?.[1] ?? null, seat, from),
        ] as const,
        reason: "",
      },
    ];
  });
