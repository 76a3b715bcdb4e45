/** `mild`: the ill is there but small or short. */
export type Tone = 'lucky' | 'unlucky' | 'mild';

/** How the sheet judges a card by where it lies from the person. */
export interface DistanceRule {
  readonly near: Tone | null;
  readonly far: Tone | null;
  /** With the Clouds beside it. */
  readonly clouded?: Tone;
  /** The Clouds harm it only when it lies far. */
  readonly cloudedOnlyFar?: true;
  /** Judged by the side of the person instead. */
  readonly beside?: { readonly left: Tone; readonly right: Tone };
  /** Judged by above or below the person instead. */
  readonly upright?: { readonly above: Tone; readonly below: Tone };
  /** The nearer the card, the sooner it happens. */
  readonly soonWhenNear?: true;
}

/** The rule of a card, or null where the sheet does not judge it by distance. Throws RangeError outside 1 to 36. */
export function ofDistance(card: number): DistanceRule | null {
  if (!Number.isInteger(card) || card < 1 || card > 36) throw new RangeError(`no card ${String(card)}`);
  return RULES[card] ?? null;
}

/**
 * The instruction sheet that goes with the Petit Lenormand since about 1846, signed Philippe, in the public domain;
 * only what it says about distance, sides and Clouds. The Clouds themselves are judged by their dark side.
 */
const RULES: Readonly<Record<number, DistanceRule>> = {
  2: { near: 'lucky', far: 'lucky', clouded: 'unlucky' },
  3: { near: 'lucky', far: 'lucky', soonWhenNear: true },
  4: { near: 'lucky', far: 'lucky' },
  5: { near: 'unlucky', far: 'lucky' },
  6: { near: null, far: null },
  7: { near: 'unlucky', far: 'mild' },
  8: { near: 'unlucky', far: 'mild' },
  9: { near: 'lucky', far: 'lucky' },
  14: { near: 'unlucky', far: 'mild' },
  16: { near: 'lucky', far: 'lucky', clouded: 'unlucky' },
  17: { near: 'lucky', far: 'lucky', soonWhenNear: true },
  18: { near: 'lucky', far: 'lucky', clouded: 'unlucky', cloudedOnlyFar: true },
  19: { near: 'lucky', far: 'lucky', clouded: 'unlucky' },
  20: { near: 'lucky', far: 'unlucky' },
  21: { near: 'unlucky', far: 'lucky' },
  22: { near: null, far: 'lucky', clouded: 'unlucky' },
  23: { near: 'mild', far: 'unlucky' },
  24: { near: 'lucky', far: 'lucky' },
  25: { near: null, far: null, beside: { left: 'unlucky', right: 'lucky' } },
  27: { near: 'lucky', far: 'lucky', clouded: 'unlucky' },
  30: { near: null, far: null, upright: { above: 'lucky', below: 'unlucky' } },
  31: { near: 'lucky', far: 'unlucky' },
  32: { near: 'lucky', far: 'unlucky' },
  33: { near: 'lucky', far: 'unlucky' },
  34: { near: 'lucky', far: 'unlucky' },
  35: { near: 'lucky', far: 'unlucky' },
  36: { near: 'mild', far: 'unlucky' },
};
