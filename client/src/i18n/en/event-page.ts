import type { Texts } from "../index";

export const messages = {
  plan: "Plan",
  allEvents: "All events",
  what: "{names}, {dates}",
  zone: "Times in {zone}.",
  notPublished: "Not published",
  competitions: "Competitions",
  tabs: {
    label: "Event",
    now: "Now",
    blocks: "Players & Blocks",
    orderOfPlay: "Order of play",
  },
  following: "Following {name}",
  notFollowing: "No longer following",
  follow: "Follow",
  followed: "Following",
  you: {
    onCourt: "You are on {court} now, against {other}.",
    onCourtAnywhere: "You are on court now, against {other}.",
    nextFull: "You are on {court} next, about {time}, against {other}.",
    nextFullDay: "You are on {court} next, {day} about {time}, against {other}.",
    nextTime: "You play next about {time}, against {other}.",
    nextTimeDay: "You play next {day} about {time}, against {other}.",
    nextCourt: "You are on {court} next, against {other}. No time yet.",
    next: "Your next match is against {other}. No time or lawn yet.",
    waiting: "The draw has not reached you yet.",
    drawn: "You are drawn in {seat}.",
    done: "You have no more matches here.",
    gone: "Withdrawn.",
  },
} satisfies Texts;
