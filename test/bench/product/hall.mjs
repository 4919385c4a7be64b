import { chromium } from "playwright-core";
import { findChromium } from "../../support/binaries.mjs";
import { Screen } from "./screen.mjs";

/** @typedef {{ owner: Screen, spectator: Screen, display: Screen, close: () => Promise<void> }} Hall */

const flags = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/**
 * The owner at the live draw, a spectator at the blocks, and a big screen; each a browser profile of its own.
 * @param {import("./product.mjs").Product} product
 * @param {import("./live-event.mjs").LiveEvent} event
 * @param {string} displayId
 * @returns {Promise<Hall>}
 */
export async function openHall({ url, owner }, { slug, eventId }, displayId) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: flags });
  const laptop = { width: 1280, height: 800 };
  const [name = "", value = ""] = owner.cookie.split(/=(.*)/s);
  const own = await browser.newContext({ baseURL: url, viewport: laptop });
  await own.addCookies([{ name, value, url }]);
  const theirs = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 } });
  const hall = await browser.newContext({ baseURL: url, viewport: { width: 1920, height: 1080 } });
  return {
    owner: await Screen.at(own, `/e/${slug}/plan/live-draw`),
    spectator: await Screen.at(theirs, `/e/${slug}/blocks`),
    display: await Screen.at(hall, `/d/${eventId}${displayId}`),
    close: () => browser.close(),
  };
}
