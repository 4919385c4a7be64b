import type { Operation } from "./operation.js";

const SEEN = ["event.notFound"];
const view = (name: string, summary: string, answer: string): Operation => ({
  method: "get",
  path: `/api/events/{slug}/competitions/{id}/${name}`,
  tag: "Views",
  summary,
  status: 200,
  answer,
  refusals: [...SEEN, "competition.notFound"],
});

/** Events over HTTP (API-1). */
export const eventOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/api/events",
    tag: "Events",
    summary: "All events that you may see",
    about:
      "Published events, and those in which the signed-in account has a part; newest start first.",
    status: 200,
    answer: "EventList",
  },
  {
    method: "post",
    path: "/api/events",
    tag: "Events",
    summary: "Make an event",
    about: "The account becomes its owner. The same commandId again gives the same event.",
    body: "NewEvent",
    status: 201,
    answer: "CreatedEvent",
    refusals: [
      "access.notSignedIn",
      "protocol.invalid",
      "event.slugTaken",
      "settings.datesReversed",
    ],
  },
  {
    method: "get",
    path: "/api/events/{slug}",
    tag: "Events",
    summary: "An event as it stands",
    about: "State and version. The ETag names version and role; If-None-Match gives 304.",
    status: 200,
    answer: "Event",
    refusals: SEEN,
  },
  {
    method: "delete",
    path: "/api/events/{slug}",
    tag: "Events",
    summary: "Remove an event for good",
    about: "By its owner, who types its name.",
    body: "RemoveEvent",
    status: 204,
    refusals: [...SEEN, "access.notOwner", "protocol.invalid"],
  },
  {
    method: "post",
    path: "/api/events/{slug}/commands",
    tag: "Events",
    summary: "Give a command",
    about:
      "The commands of the socket, with the same answers. Sent again with the same commandId it has one effect and the same answer. " +
      "A refusal that concerns the game is an answer with status 200; access, form, haste and failure have a status of their own.",
    body: "Command",
    status: 200,
    answer: "Answer",
    refusals: ["access.notOwner", "protocol.invalid", "protocol.tooFast", "server.failed"],
  },
  {
    method: "get",
    path: "/api/events/{slug}/changes",
    tag: "Events",
    summary: "What has changed since a version",
    about: "Up to 500 changes, else the whole state.",
    query: { since: { about: "The version that you hold; -1: none.", type: "integer" } },
    status: 200,
    answer: "Changes",
    refusals: SEEN,
  },
  view("blocks", "Blocks with their seats, and where a live draw stands", "Blocks"),
  view("standings", "The order in each block", "Standings"),
  view("order-of-play", "Matches by time, with results", "OrderOfPlay"),
  view("draw-log", "How the blocks were drawn, and what was changed by hand", "DrawLog"),
  {
    method: "get",
    path: "/api/displays/{code}",
    tag: "Events",
    summary: "The event of a big screen, by its code",
    status: 200,
    answer: "Event",
    refusals: SEEN,
  },
];
