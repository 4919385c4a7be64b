import type { Context } from "../commands/define.js";
import type { CompetitionId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import type { Refusal } from "../refusal.js";
import { ok, refuse, type Result } from "../result.js";
import { sealedDrawOf, type NamedDraw } from "../views/random-draws.js";
import { sealOf } from "./seal.js";

/**
 * The sealed draw with its secret, for a command that draws at random. Refused where no seal is shown yet, where the seal is not
 * of this server's secret (the event came from another), and outside the server, which alone knows secrets.
 */
export function openedDraw(
  state: EventState,
  competition: CompetitionId,
  { secretOf }: Context,
): Result<{ readonly draw: NamedDraw; readonly secret: string }, Refusal> {
  if (!secretOf) return refuse({ code: "draw.serverOnly" });
  const draw = sealedDrawOf(state, competition);
  if (!draw) return refuse({ code: "draw.notSealed", competition });
  const secret = secretOf(draw.id);
  if (sealOf(secret) !== draw.seal) return refuse({ code: "draw.sealBroken", draw: draw.id });
  return ok({ draw, secret });
}
