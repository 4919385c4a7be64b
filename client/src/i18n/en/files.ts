import type { Texts } from "../languages";

export const messages = {
  tables: {
    title: "Tables for spreadsheets",
    text: "As CSV, as they stand now.",
    then: "As CSV, as they stood then.",
    of: "Of {name}.",
    names: {
      entrants: "Players",
      blocks: "Blocks",
      standings: "Standings",
      orderOfPlay: "Order of play",
      drawLog: "How the blocks were drawn",
      bracket: "Knockout",
      rounds: "Rounds",
      report: "Tournament report (TRF16)",
      stages: "Tables of the groups",
      stageGames: "Games",
    },
  },
  calendar: {
    title: "In your calendar",
    text: "Times, lawns and names follow the order of play, as often as your calendar asks.",
    court: "Lawn",
    anyCourt: "All lawns",
    entrant: "Player",
    anyEntrant: "Everybody",
    subscribe: "Subscribe",
    download: "Download",
    address: "Address",
    addressHint: "For calendars that are told an address.",
    notPublished: "The event is not published yet: calendars are shown nothing before it is.",
  },
} satisfies Texts;
