import type { Texts } from "../languages";

export const messages = {
  title: "Draws at random",
  lede: "The seal of a draw is shown before it is made, its secret with the outcome. Nobody can choose an outcome, and anybody can draw again by the secret and find the same.",
  number: "Draw {n}",
  sealed: "Sealed, not drawn yet",
  drawnAt: "{n} entrants, drawn at {at}",
  seal: "Seal",
  secret: "Secret",
  order: "What came out",
  lists: {
    A: "Group A",
    B: "Group B",
    C: "Group C",
    top: "Top half",
    bottom: "Bottom half",
    bye: "Bye, the first of",
    lines: "Lines of the draw",
    other: "List {name}",
  },
  check: {
    action: "Check it here",
    kept: "Drawn again on this device: the seal is kept and the order is the same.",
    otherSeal: "The secret is not the one that was sealed.",
    otherOrder: "Drawing again by the secret gives another order.",
    notLoaded: "The check could not be loaded. Try again when the connection is back.",
  },
  sealFirst:
    "This draw has entrants placed at random. Show its seal first: everybody can check afterwards that nothing was chosen.",
  sealAction: "Seal the draw",
  sealedNow: "Draw {n} is sealed. Its seal stands on the event page:",
} satisfies Texts;
