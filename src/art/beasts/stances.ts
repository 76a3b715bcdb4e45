/** The four stances of the horse: how trunk and neck turn, where the joints of its legs are, how the tail falls. */

export type Pose = 'walk' | 'stand' | 'rear' | 'charge';
/** Turn in degrees about a point, then a shift. */
export type Turn = readonly [px: number, py: number, degrees: number, dx?: number, dy?: number];
export interface Stance {
  /** Turn of the trunk about the hip, and of neck and head about the withers. */
  trunk: Turn;
  neck: Turn;
  /** Hip, stifle, hock, fetlock, coronet: on the card, not turned with the trunk. */
  farHind: string;
  nearHind: string;
  /** Elbow, knee, fetlock, coronet: turned with the trunk. */
  farFore: string;
  nearFore: string;
  /** From the root of the tail. */
  tail: string;
}
/** Widths at the joints of a near leg; far legs are a little thinner. */
export const HIND = [46, 33, 14.5, 10, 10.4] as const;
export const FORE = [29, 14, 10, 10.4] as const;

const HANGING = '6,-8! -10,-6 -22,10 -25,40 -34,74! -18,66 -13,84! -2,62 -5,34 4,14!';
const STREAMING = '8,-8! -8,-20 -34,-18 -60,-2 -92,0! -76,10 -88,22! -58,18 -30,12 2,14!';
export const STANCES: Record<Pose, Stance> = {
  walk: {
    trunk: [44, 108, 0],
    neck: [116, 70, 0],
    farHind: '54,88 66,112 54,144 66,170 72,181',
    farFore: '124,96 124,140 117,168 120,180',
    nearHind: '44,84 52,112 26,141 24,169 29,181',
    nearFore: '133,97 157,120 150,147 142,156',
    tail: HANGING,
  },
  stand: {
    trunk: [44, 108, 0],
    neck: [116, 70, 5],
    farHind: '54,88 62,112 47,143 50,169 55,180',
    farFore: '138,94 144,138 144,168 148,180',
    nearHind: '44,84 50,112 27,142 29,170 34,181',
    nearFore: '131,96 129,139 128,169 132,181',
    tail: HANGING,
  },
  rear: {
    trunk: [44, 108, -36, 18, -2],
    neck: [116, 70, 22],
    farHind: '64,96 94,118 76,147 85,171 92,182',
    farFore: '130,92 172,98 160,127 150,133',
    nearHind: '52,90 78,120 52,147 57,172 63,182',
    nearFore: '131,101 166,122 142,138 130,138',
    tail: '8,-6! -8,-10 -22,6 -26,40 -38,76! -20,66 -16,86! -4,62 -6,34 4,14!',
  },
  charge: {
    trunk: [44, 108, -5, 0, 14],
    neck: [116, 70, 18],
    farHind: '56,104 62,130 26,150 6,172 -3,179',
    farFore: '128,92 170,94 198,106 208,111',
    nearHind: '44,100 44,128 8,140 -14,162 -23,168',
    nearFore: '134,96 170,112 190,136 197,146',
    tail: STREAMING,
  },
};
