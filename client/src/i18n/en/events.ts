import type { Texts } from "../languages";

export const messages = {
  title: "Events",
  on: "On now",
  coming: "Coming",
  past: "Past",
  none: "No event is shown here yet. Events appear when their owner publishes them.",
  noneOwn: "There is no event yet. Make the first one: it is seen by nobody until you publish it.",
  new: "New event",
  plan: "Plan",
  notPublished: "Not published",
  again: "Try again",
  make: {
    title: "New event",
    lede: "Nobody sees it until you publish it. All of this can be changed later.",
    name: "Name",
    venue: "Venue",
    from: "First day",
    to: "Last day",
    zone: "Time zone",
    zoneHint: "All times of the event are in it, wherever people look from.",
    slug: "Address",
    slugHint: "Small letters, figures and hyphens. The event's page is then {address}",
    slugWrong: "Only small letters, figures and hyphens.",
    action: "Make the event",
    signInFirst: "Sign in first: an event belongs to whoever makes it.",
  },
} satisfies Texts;
