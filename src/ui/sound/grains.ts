/** What can be heard at the table. */
export type SoundName = 'shuffle' | 'turn' | 'dice' | 'seal';

/** One short part of a sound: seconds, Hz, and a gain of at most `LOUDEST`. */
export interface Grain {
  at: number;
  length: number;
  /** `air`: noise through a band, as paper makes it; `tone`: a pure note that fades, as wood or a bell. */
  kind: 'air' | 'tone';
  frequency: number;
  gain: number;
}

/** Soft enough for a quiet room. */
export const LOUDEST = 0.16;

/** Of what a sound is made; `chance` from 0 to 1 makes each a little different from the one before. */
export function grainsOf(name: SoundName, chance: () => number): Grain[] {
  return MADE[name](chance);
}

const MADE: Record<SoundName, (chance: () => number) => Grain[]> = {
  shuffle: (chance) => Array.from({ length: 16 }, (_, card) => edgeOf(card, chance)),
  turn: (chance) => [
    { at: 0, length: 0.07, kind: 'air', frequency: 2600 + 500 * chance(), gain: 0.07 },
    { at: 0.09, length: 0.05, kind: 'air', frequency: 900 + 200 * chance(), gain: 0.12 },
  ],
  dice: (chance) => BOUNCES.flatMap((at, bounce) => knockOf(at + 0.03 * chance(), bounce, chance)),
  seal: () => [
    { at: 0, length: 0.14, kind: 'tone', frequency: 110, gain: LOUDEST },
    { at: 0.05, length: 0.9, kind: 'tone', frequency: 587.3, gain: 0.05 },
    { at: 0.05, length: 0.7, kind: 'tone', frequency: 880, gain: 0.03 },
  ],
};

/** The edge of one card after another runs off the thumb. */
function edgeOf(card: number, chance: () => number): Grain {
  const middle = 1 - Math.abs(card - 7.5) / 8;
  return {
    at: card * 0.036 + 0.012 * chance(),
    length: 0.045,
    kind: 'air',
    frequency: 1800 + 1400 * chance(),
    gain: 0.03 + 0.05 * middle,
  };
}

/** Seconds at which the dice touch the table, closer and closer until they rest. */
const BOUNCES = [0.1, 0.38, 0.6, 0.74, 0.84, 0.9];

/** Wood on cloth: a short low note and a little air, weaker with each bounce. */
function knockOf(at: number, bounce: number, chance: () => number): Grain[] {
  const gain = LOUDEST * 0.72 ** bounce;
  return [
    { at, length: 0.06, kind: 'tone', frequency: 240 + 120 * chance(), gain },
    { at, length: 0.03, kind: 'air', frequency: 1500 + 600 * chance(), gain: gain / 2 },
  ];
}
