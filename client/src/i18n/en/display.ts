import type { Texts } from "../index";

export const messages = {
  unknown: {
    title: "No screen at this address",
    text: "The owner makes a screen's address in the planner, under Displays. Check it letter by letter.",
  },
  removed: {
    title: "This screen was taken off",
    text: "The owner can add it again in the planner, under Displays.",
  },
  what: {
    "live-draw": "Block draw, {name}",
    blocks: "Blocks, {name}",
    "order-of-play": "Order of play, {name}",
    welcome: "{name}",
  },
  page: "{n} of {total}",
  full: "Full screen",
  wake: {
    none: "This screen can't be kept awake from here. Set the device itself never to sleep.",
    refused: "The device does not let itself be kept awake. Set it never to sleep.",
  },
  lastBall: "Last ball",
  ball: "Ball {n}",
  begins: "The draw begins.",
  grade: "dGrade",
  estimate: "dGrade est.",
  of: "of {total}",
  count: "{n} of {total} drawn",
  lists: {
    onCourt: "On court",
    onCourtOn: "On court, {day}",
    next: "Next",
    nextOn: "Next, {day}",
    last: "Last results",
    lastOn: "Results of {day}",
  },
  soon: "Blocks and matches appear here as soon as they are drawn.",
} satisfies Texts;
