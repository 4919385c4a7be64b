import { sealOf } from "../chance/seal.js";
import { ok, refuse } from "../result.js";
import { randomDrawsOf, sealedDrawOf } from "../views/random-draws.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import { competitionId } from "./fields.js";

/**
 * Shows the seal of the competition's next random draw (KON-2). Where a seal waits already nothing changes, unless it is not
 * this server's. Only the server knows the secret, so only it decides this.
 */
export const sealDraw = defineCommand({
  type: "sealDraw",
  schema: commandOf("sealDraw", { competition: competitionId }),
  decide: (state, { competition }, { secretOf }) => {
    if (!state.competitions[competition])
      return refuse({ code: "competition.notFound", competition });
    if (!secretOf) return refuse({ code: "draw.serverOnly" });
    const waiting = sealedDrawOf(state, competition);
    if (waiting && sealOf(secretOf(waiting.id)) === waiting.seal) return ok([]);
    const number = waiting?.number ?? randomDrawsOf(state, competition).length + 1;
    const draw = `${competition}.${number}`;
    return ok([{ type: "drawSealed", draw, number, seal: sealOf(secretOf(draw)) }]);
  },
});
