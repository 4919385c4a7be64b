import type { Texts } from "../languages";

export const messages = {
  title: "People",
  text: "One owner changes the event. Managers see all of it, also what is not published.",
  role: { owner: "Owner, holds the pen", manager: "Manager" },
  you: ", you",
  here: "here now",
  offer: "Offer the event",
  offered: "Event offered",
  offeredText: "{name} becomes the owner by accepting; until then you hold the pen.",
  withdrawOffer: "Withdraw the offer",
  remove: "Remove",
  removal: {
    title: "Remove {name}?",
    text: "They no longer see what is not published, from now on. To come back they need a new invitation.",
  },
  offeredYou: {
    what: "{name} offers you {event}.",
    text: "Accept, and you hold the pen; they stay as a manager. What was done before can then not be undone step by step any more.",
    accept: "Accept",
    decline: "Decline",
  },
  leave: {
    title: "Leave",
    text: "You no longer see what is not published.",
    action: "Leave the event",
  },
  invite: {
    title: "Invite a manager",
    text: "By a link that works once. Whoever opens it signs in or makes an account, and is a manager.",
    action: "Make a link",
    another: "Make another link",
    link: "Link for one person",
    once: "It is not shown again. It works for the first who uses it.",
    noLine: "No link was made.",
    noLineText: "The server can't be reached. Try again when the line is back.",
  },
} satisfies Texts;
