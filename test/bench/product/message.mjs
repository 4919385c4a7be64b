import { picks } from "./live-event.mjs";
import { Spectator } from "./spectator.mjs";

/**
 * A message of the product as a spectator gets it, for the references to tell: so all tell as many bytes.
 * @param {import("./product.mjs").Product} product
 * @param {import("./live-event.mjs").LiveEvent} event a pick is made in it
 * @returns {Promise<{ message: import("../servers/commands.mjs").Message, version: number }>}
 */
export async function messageOf(product, event) {
  const spectator = await Spectator.watching(product, event);
  let version = event.version;
  for (const command of picks(event, 2)) version = await product.owner.give(event.slug, command);
  await spectator.hasHeard(2);
  spectator.close();
  const text = spectator.changes[1]?.text ?? "";
  const [, message] = JSON.parse(text.slice(2));
  return { message, version };
}
