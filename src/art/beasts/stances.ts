/** The four stances of the horse: how trunk and neck turn, where the joints of its legs are, how the tail falls. */

export type Pose = 'walk' | 'stand' | 'rear' | 'charge';
/** Turn in degrees about a point, then a shift. */
export type Turn = readonly [px: number, py: number, degrees: number, dx?: number, dy?: number];
export interface Stance {
  /** Turn of the trunk about the hip, and of neck and head about the withers. */
  trunk: Turn;
  neck: Turn;
  /** Turn of the head against the neck in degrees, minus: nose forward. */
  poll?: number;
  /** Hip, stifle, hock, fetlock, coronet: on the card, not turned with the trunk. */
  farHind: string;
  nearHind: string;
  /** Elbow, knee, fetlock, coronet: turned with the trunk. */
  farFore: string;
  nearFore: string;
  /** A deeper belly where the trunk is seen long. */
  belly?: string;
  /** From the root of the tail. */
  tail: string;
}
/** Widths at the joints of a near leg; far legs are a little thinner. */
export const HIND = [46, 33, 14.5, 10, 10.4] as const;
export const FORE = [29, 14, 10, 10.4] as const;

const HANGING = '6,-8! -10,-6 -22,10 -25,40 -34,74! -18,66 -13,84! -2,62 -5,34 4,14!';
const STREAMING = '8,-8! -2,-18 -18,-20 -34,-10 -56,-16! -48,-4 -58,8! -38,8 -16,10 2,14!';
export const STANCES: Record<Pose, Stance> = {
  walk: {
    trunk: [44, 108, 0],
    neck: [116, 70, 0],
    farHind: '54,88 66,112 54,144 66,170 72,181',
    farFore: '124,96 129,138 116,166 120,178',
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
    trunk: [44, 108, -40, 18, -2],
    belly: '40,100 58,122 88,131 122,127 146,110 116,84 60,84',
    neck: [116, 70, 32],
    poll: 2,
    farHind: '64,96 92,114 80,145 90,171 97,182',
    farFore: '130,92 172,92 176,124 167,133',
    nearHind: '54,90 76,118 55,146 59,172 65,182',
    nearFore: '131,101 164,118 146,142 134,142',
    tail: '8,-6! -8,-12 -26,2 -34,34 -50,64! -32,60 -32,80! -14,58 -8,34 4,14!',
  },
  charge: {
    trunk: [44, 108, -4, 0, 6],
    belly: '90,66 112,54 132,56 152,74 154,94 142,112 120,122 96,120 70,116 60,90',
    neck: [116, 70, 20],
    poll: -28,
    farHind: '56,102 60,128 28,146 10,168 2,175',
    farFore: '132,90 168,82 188,98 199,103',
    nearHind: '44,98 42,126 9,138 -14,158 -23,163',
    nearFore: '133,97 166,107 154,132 143,135',
    tail: STREAMING,
  },
};
