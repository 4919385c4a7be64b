/** How far a name may be squeezed. Widths are per cent of Archivo's width axis, sizes a share of the set size. */
export interface FitLimits {
  /** The width it has when there is room. */
  readonly full: number;
  readonly least: number;
  readonly smallest: number;
}

export const FIT: FitLimits = { full: 80, least: 62, smallest: 0.86 };

export interface Fit {
  readonly width: number;
  readonly size: number;
  readonly isCut: boolean;
}

/**
 * The mildest squeeze that fits: narrower first, then smaller, then cut (the look, "Name too long").
 * `room`, `atFull` and `atLeast` are lengths in px: what there is, and what the name takes at its two widths.
 */
export function fitOf(room: number, atFull: number, atLeast: number, limits: FitLimits = FIT): Fit {
  if (atFull <= room) return { width: limits.full, size: 1, isCut: false };
  if (atLeast <= room) {
    const share = (room - atLeast) / Math.max(atFull - atLeast, 0.001);
    const width = Math.floor((limits.least + share * (limits.full - limits.least)) * 2) / 2 - 0.5;
    return { width: Math.max(width, limits.least), size: 1, isCut: false };
  }
  const size = room / Math.max(atLeast, 0.001);
  return {
    width: limits.least,
    size: Math.max(size, limits.smallest),
    isCut: size < limits.smallest,
  };
}
