import { Spectator } from "./spectator.mjs";

/**
 * A message of the product as a spectator gets it, for the references to tell: so all tell as many bytes.
 * @param {import("./product.mjs").Product} product
 * @param {import("./live-event.mjs").LiveEvent} event
 * @param {readonly import("@drawroom/shared").CommandInput[]} commands given in it; the last one's message is taken
 * @returns {Promise<{ message: import("../servers/commands.mjs").Message, version: number }>}
 */
export async function messageOf(product, event, commands) {
  const spectator = await Spectator.watching(product, event);
  let version = event.version;
  for (const command of commands) version = await product.owner.give(event.slug, command);
  await spectator.hasHeard(commands.length);
  spectator.close();
  const text = spectator.changes.at(-1)?.text ?? "";
  const [, message] = JSON.parse(text.slice(2));
  return { message, version };
}
