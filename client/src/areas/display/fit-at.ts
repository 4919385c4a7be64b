import { FIT, type FitLimits } from "../../ui/fit/measure";
import { LEAST_SIZE } from "./grid";

/** How far a name of so many rem may be squeezed on the hall: never below what can be read from 10 m (SCR-3). */
export const fitAt = (size = LEAST_SIZE): Partial<FitLimits> => ({
  full: 70,
  smallest: Math.max(FIT.smallest, Math.min(1, LEAST_SIZE / size)),
});
