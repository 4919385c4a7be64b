import type { Actor } from "@drawroom/shared";

/** The server itself, as who gives a command. */
export const SERVER: Actor = { id: "server", name: "Drawroom", wcfRules: false, isServer: true };
