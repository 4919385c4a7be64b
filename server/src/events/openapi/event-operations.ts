import type { Operation } from "./operation.js";

const SEEN = ["event.notFound"];

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
    query: {
      version: {
        about:
          "The change after which it stood so, for spectators none before it was published; absent: now.",
        type: "integer",
      },
    },
    status: 200,
    answer: "Event",
    refusals: [...SEEN, "version.notFound", "protocol.tooFast"],
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
    method: "post",
    path: "/api/events/{slug}/ranking-list",
    tag: "Events",
    summary: "Fetch the ranking list whose address stands in the settings",
    about:
      "By the owner. The list's bytes as they are sent; up to 5 MB of text within 10 seconds, over at most 3 redirects, and never from a private address unless the server allows it.",
    status: 200,
    bytes: "application/octet-stream",
    refusals: [
      ...SEEN,
      "access.notOwner",
      "protocol.tooFast",
      "list.noAddress",
      "list.privateAddress",
      "list.unreachable",
      "list.tooSlow",
      "list.badAnswer",
      "list.tooManyRedirects",
      "list.tooLarge",
      "list.notText",
    ],
  },
  {
    method: "get",
    path: "/api/events/{slug}/changes",
    tag: "Events",
    summary: "What has changed since a version",
    about:
      "Up to 500 changes, else the whole state. With `before`: the 200 changes before that one, as many of them as you may see.",
    query: {
      since: { about: "The version that you hold; -1: none.", type: "integer" },
      before: { about: "Go back from this version.", type: "integer" },
    },
    status: 200,
    answer: "Changes",
    refusals: SEEN,
  },
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
