import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
/** @type {(options: { type: "minor" }) => void} */
const collect = runInNewContext("gc");

/** Collects what others left behind, so that what is timed next pays for its own garbage alone. */
export const clearYoung = () => collect({ type: "minor" });
