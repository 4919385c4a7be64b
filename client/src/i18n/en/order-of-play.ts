import type { Texts } from "../languages";

export const messages = {
  none: "No order of play yet. The matches appear here when the manager has made it.",
  onCourt: "on court",
  won: "won",
  noCourt: "No lawn yet",
  noTimeRound: "No time yet, round {round}",
  noTimeBracket: "No time yet, {round}",
  ownNext: "Next for {name}",
  allDays: "All days",
  day: "Day",
  time: "Time",
  notBefore: "not before",
  sheet: "Order of play by lawn, {day}",
  by: {
    label: "Order",
    time: "By time",
    court: "By lawn",
    entrant: "By player",
  },
} satisfies Texts;
