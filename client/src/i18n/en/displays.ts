import type { Texts } from "../languages";

export const messages = {
  title: "Displays",
  count: "{n} screen, {live} live. | {n} screens, {live} live.",
  none: "No big screens yet. Add one, open its address on the screen, and steer it from here.",
  name: "Name",
  shows: "Shows",
  of: "Competition",
  first: "The first",
  colours: "Colours",
  view: {
    rotation: "One after another",
    "live-draw": "Live draw",
    blocks: "Blocks",
    "order-of-play": "Order of play",
    bracket: "Knockout",
    pairings: "Pairings of the round",
    standings: "Standings of the rounds",
    stages: "Stages",
  },
  theme: { lawn: "Lawn, for the dark", paper: "Paper, for the light" },
  address: "Address, to be opened on the screen",
  local:
    "This page is open under an address that only this computer knows. Open the planner under its address on the network; then the addresses here are right.",
  qr: "Address of {name} as a code",
  live: "Live",
  away: "Not connected",
  remove: "Remove",
  removal: {
    title: "Remove {name}?",
    text: "Its address stops working and the screen says so. Undo brings it back under the same address.",
  },
  add: {
    title: "Add a screen",
    text: "A television, a projector, a tablet at the lawns: whatever opens a web page.",
    hint: "Where it stands, such as Hall",
    action: "Add",
  },
} satisfies Texts;
