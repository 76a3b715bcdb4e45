/** Geometry of the fan: backs along a circle, `STEP` degrees apart. */
export const RADIUS_PX = 560;
export const STEP_DEGREES = 2.35;
/** The card at the middle stands this much proud, in px. */
export const PROUD_PX = 34;
/** Pixels that the finger moves for one card to pass. */
export const TRAVEL_PX = (RADIUS_PX * STEP_DEGREES * Math.PI) / 180;
/** Backs in the page at any time. */
export const POOL = 25;

export interface Placed {
  /** Place among the cards that are left; -1 when this back is not in use. */
  index: number;
  angle: number;
  /** 1 at the middle, 0 one card away. */
  lift: number;
}

/** Where the backs of the pool lie when the fan stands at `position` (a fractional index among `count` cards). */
export function placeBacks(position: number, count: number): Placed[] {
  const first = Math.round(position) - Math.floor(POOL / 2);
  return Array.from({ length: POOL }, (_, offset) => {
    const index = first + offset;
    const away = index - position;
    return {
      index: index >= 0 && index < count ? index : -1,
      angle: away * STEP_DEGREES,
      lift: Math.max(0, 1 - Math.abs(away) * 1.6),
    };
  });
}

/** Keeps a position on the fan; beyond its ends it yields less and less. */
export function yieldAtEnds(position: number, count: number): number {
  const last = count - 1;
  if (position < 0) return position / 3;
  return position > last ? last + (position - last) / 3 : position;
}
