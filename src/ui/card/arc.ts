/** Geometry of the fan: backs along a circle, `STEP` degrees apart. */
export const RADIUS_PX = 560;
export const STEP_DEGREES = 2.35;
/** The card at the middle stands this much proud, in px. */
export const PROUD_PX = 34;
/** Pixels that the finger moves for one card to pass. */
export const TRAVEL_PX = (RADIUS_PX * STEP_DEGREES * Math.PI) / 180;
/** Backs in the page at any time. */
export const POOL = 25;
/** A back of the fan, in px. */
export const BACK_PX = { width: 92, height: 156.4 };
/** From the upper edge of the fan to that of a back, in px. */
export const TOP_PX = 40;
/** A closed fan is a pile that lies this much higher, in px. */
const PILE_RISE_PX = 46;

/** How the fan stands: which card is in the middle, how far it is open, and what was just taken out of it. */
export interface FanState {
  /** Fractional index of the middle among the cards that are left. */
  position: number;
  count: number;
  /** 0: a pile; 1: open. */
  open: number;
  /** Where a card was taken out, and how wide its gap still is: 1 as wide as a card, 0 closed. */
  gap?: { index: number; width: number };
}

export interface Placed {
  /** Place among the cards that are left; -1 when this back is not in use. */
  index: number;
  angle: number;
  /** 1 at the middle, 0 one card away. */
  lift: number;
  /** Px by which a closed fan lies higher than an open one. */
  rise: number;
}

/** Where the backs of the pool lie. */
export function placeBacks({ position, count, open, gap }: FanState): Placed[] {
  const first = Math.round(position) - Math.floor(POOL / 2);
  return Array.from({ length: POOL }, (_, offset) => {
    const index = first + offset;
    const away = index - position;
    const parted = gap ? gap.width * (index < gap.index ? -0.5 : 0.5) : 0;
    return {
      index: index >= 0 && index < count ? index : -1,
      angle: (away + parted) * STEP_DEGREES * open,
      lift: Math.max(0, 1 - Math.abs(away) * 1.6) * (gap ? 1 - gap.width : 1) * open,
      rise: PILE_RISE_PX * (1 - open),
    };
  });
}

/** Where the middle of a back is, in px from the upper edge and the centre of the fan, and how it is turned. */
export function centreOfBack({ angle, lift }: Pick<Placed, 'angle' | 'lift'>): { x: number; y: number } {
  const radius = RADIUS_PX - BACK_PX.height / 2 + PROUD_PX * lift;
  const turn = (angle * Math.PI) / 180;
  return { x: radius * Math.sin(turn), y: TOP_PX + RADIUS_PX - radius * Math.cos(turn) };
}

/** Keeps a position on the fan; beyond its ends it yields less and less. */
export function yieldAtEnds(position: number, count: number): number {
  const last = count - 1;
  if (position < 0) return position / 3;
  return position > last ? last + (position - last) / 3 : position;
}
