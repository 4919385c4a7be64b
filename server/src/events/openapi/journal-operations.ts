import type { Operation } from "./operation.js";

/** The journal over HTTP (JRN-2). */
export const journalOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/api/events/{slug}/journal",
    tag: "Events",
    summary: "The newest change and its hash",
    about:
      "The hash stands for all changes up to this one, since each carries that of the one before.",
    status: 200,
    answer: "JournalHead",
    refusals: ["event.notFound"],
  },
  {
    method: "get",
    path: "/api/events/{slug}/export",
    tag: "Events",
    summary: "The journal as one file",
    about:
      "Every command with its context, every change, and the chain of hashes; `npm run verify -- <file>` checks it. For spectators it begins with the event as it was published.",
    status: 200,
    bytes: "application/json",
    refusals: ["event.notFound", "protocol.tooFast"],
  },
  {
    method: "post",
    path: "/api/events/import",
    tag: "Events",
    summary: "Bring an event in from an export",
    about:
      "The body is the file, sent as application/octet-stream, up to 32 MB. It is checked like any stranger's; the account becomes the only one with a part in the event.",
    query: { slug: { about: "The event's address here; absent: the one it had.", type: "string" } },
    status: 201,
    answer: "CreatedEvent",
    refusals: [
      "access.notSignedIn",
      "protocol.tooLarge",
      "protocol.tooFast",
      "export.unreadable",
      "export.altered",
      "export.notWhole",
      "event.slugTaken",
    ],
  },
];
