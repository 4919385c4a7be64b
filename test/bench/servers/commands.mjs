/**
 * The references' side of a command: as much as any server must do to answer it.
 * @param {string} text a Socket.IO packet `42<id>["event:command",{eventId, command}]`
 * @returns {{ id: string, eventId: string, command: unknown }}
 */
export function commandIn(text) {
  const at = text.indexOf("[");
  const [, { eventId, command }] = JSON.parse(text.slice(at));
  return { id: text.slice(2, at), eventId, command };
}

/** @param {number} version */
export const answerWith = (version) => ({
  commandId: "0123456789abcdef",
  outcome: "accepted",
  version,
});

/**
 * What a reference tells: a message of the product, taken over as it is but for its version, so that all tell as many
 * bytes.
 * @typedef {{ eventId: string, changes: ({ version: number } & Record<string, unknown>)[] }} Message
 */

/** @returns {Message} the one given in the environment */
export const givenMessage = () => JSON.parse(process.env.MESSAGE ?? "null");
