import { createHash } from "node:crypto";
import { canonicalJson, PROTOCOL, protocolJsonSchemas } from "@drawroom/shared";
import { expect, test } from "vitest";
import pinned from "./pinned.json";

/**
 * Whoever changes a message raises PROTOCOL where old clients could not read or send it any more, and pins the new hash
 * in `pinned.json`.
 */
test("[WIR-9] the hash of all schemas is the one pinned to the protocol version", () => {
  const hash = createHash("sha256").update(canonicalJson(protocolJsonSchemas())).digest("hex");
  expect({ protocol: PROTOCOL, hash }).toEqual(pinned);
});
