import { clearHandOrder } from "./clear-hand-order.js";
import { clearOrderOfPlay } from "./clear-order-of-play.js";
import { clearResult } from "./clear-result.js";
import { closeLiveDraw } from "./close-live-draw.js";
import { createBlocks } from "./create-blocks.js";
import { enterResult } from "./enter-result.js";
import { exchangeTimes } from "./exchange-times.js";
import { layOutOrderOfPlay } from "./lay-out-order-of-play.js";
import { makeOrderOfPlay } from "./make-order-of-play.js";
import { pickSeat } from "./pick-seat.js";
import { scheduleMatch } from "./schedule-match.js";
import { seedBlocks } from "./seed-blocks.js";
import { setDrawRules } from "./set-draw-rules.js";
import { setHandOrder } from "./set-hand-order.js";
import { setLiveDrawOrder } from "./set-live-draw-order.js";
import { startLiveDraw } from "./start-live-draw.js";

/** Commands of blocks, the live draw, the order of play and results, by type. */
export const blockCommands = {
  setDrawRules,
  createBlocks,
  seedBlocks,
  startLiveDraw,
  setLiveDrawOrder,
  pickSeat,
  closeLiveDraw,
  makeOrderOfPlay,
  clearOrderOfPlay,
  layOutOrderOfPlay,
  scheduleMatch,
  exchangeTimes,
  enterResult,
  clearResult,
  setHandOrder,
  clearHandOrder,
};
