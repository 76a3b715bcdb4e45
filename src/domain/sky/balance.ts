import { SIGNS, type Sign } from './sign.ts';

export const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;
export type Element = (typeof ELEMENTS)[number];
export const MODES = ['cardinal', 'fixed', 'mutable'] as const;
export type Mode = (typeof MODES)[number];

/** How many of these signs are of each element and of each mode. */
export function balanceOf(signs: readonly Sign[]): { elements: Record<Element, number>; modes: Record<Mode, number> } {
  const elements = { fire: 0, earth: 0, air: 0, water: 0 };
  const modes = { cardinal: 0, fixed: 0, mutable: 0 };
  for (const sign of signs) {
    elements[elementOf(sign)]++;
    modes[modeOf(sign)]++;
  }
  return { elements, modes };
}

/** The element of a sign: fire, earth, air and water in turn from Aries. */
export function elementOf(sign: Sign): Element {
  return ELEMENTS[SIGNS.indexOf(sign) % 4]!;
}

/** The mode of a sign: cardinal, fixed and mutable in turn from Aries. */
export function modeOf(sign: Sign): Mode {
  return MODES[SIGNS.indexOf(sign) % 3]!;
}
