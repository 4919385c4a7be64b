import type { Texts } from "../languages";

export const messages = {
  onCourt: "On court",
  followedBy: "Followed by {a} v {b}, not before {time}",
  nobody: "Nobody is on court at this moment.",
  next: "Next",
  last: "Last results",
  quiet:
    "Nothing goes on yet. Matches appear here as soon as they have a time, and results as they come in.",
  findYourself:
    "Do you play here, or know who does? Find the name and follow it: its matches then come first.",
  players: "Players",
} satisfies Texts;
