/** The four stances of the horse: how trunk, neck and head turn, where the joints of its legs are, how the tail falls. */

export type Pose = 'walk' | 'stand' | 'rear' | 'charge';
/** Turn in degrees about a point, then a shift and a scale. */
export type Turn = readonly [px: number, py: number, degrees: number, dx?: number, dy?: number, s?: number];
export interface Stance {
  /** Turn of the trunk about the hip, and of the neck about the withers. */
  trunk: Turn;
  neck: Turn;
  /** Turn of the head about the poll, minus: nose forward; with a shift to the end of a neck of its own shape. */
  poll?: Turn;
  /** Outline of a neck that is not the arched one, and its mane. */
  reach?: { neck: string; mane: string; hairs: readonly string[]; rein: string };
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

const HANGING = '8,-8! -5,-9 -14,6 -15,38 -20,74! -8,66 -4,88! 6,62 3,34 10,14!';
const STREAMING = '18,-11! 1,-25 -17,-24 -33,-12 -54,-16! -43,-4 -53,11! -35,11 -17,13 8,12!';
export const STANCES: Record<Pose, Stance> = {
  walk: {
    trunk: [44, 108, 0],
    neck: [116, 70, 0],
    poll: [146, 2, 0, 0, 0, 1.12],
    farHind: '56,90 72,114 59,144 71,170 78,180.5',
    farFore: '136,98 164,122 160,149 151,157',
    nearHind: '36,86 50,113 20,141 9,169 14,180.5',
    nearFore: '128,98 128,141 124,169 129,180.5',
    tail: HANGING,
  },
  stand: {
    trunk: [44, 108, 0],
    neck: [116, 70, 5],
    poll: [146, 2, 0, 0, 0, 1.1],
    farHind: '54,88 60,114 44,144 47,170 52,181',
    farFore: '136,96 154,138 158,167 163,180',
    nearHind: '38,86 44,114 20,143 23,170 28,181',
    nearFore: '131,98 126,141 122,170 126,181',
    tail: HANGING,
  },
  rear: {
    trunk: [44, 108, -40, 18, -2],
    belly: '40,100 58,122 88,131 122,127 146,110 116,84 60,84',
    neck: [116, 70, 32],
    farHind: '64,96 92,116 80,147 90,172 97,182',
    farFore: '130,92 172,92 178,122 170,132',
    nearHind: '54,90 76,120 53,147 58,172 64,182',
    nearFore: '131,101 167,122 151,147 142,151',
    tail: '8,-6! -8,-12 -26,2 -34,34 -50,64! -32,60 -32,80! -14,58 -8,34 4,14!',
  },
  charge: {
    trunk: [44, 108, -5, 0, 2],
    belly: '86,66 112,56 134,58 152,72 156,92 146,110 124,120 98,117 70,108 60,90',
    neck: [116, 70, 0],
    poll: [149, 0, -15, 40, 17, 1.12],
    reach: {
      neck: '92,62 112,54 134,40 156,24 176,13 190,11 200,24 198,46 188,55 174,64 163,76 156,90 146,104 116,96',
      mane: '196,10! 182,4 162,8 140,18 118,26 98,28! 110,36 92,44! 110,46 100,56! 122,52 138,46 156,33 176,22 194,22!',
      hairs: ['184,12 158,20 126,34', '176,16 150,30 122,44'],
      rein: '152,50',
    },
    farHind: '50,98 52,126 14,139 -9,160 -16,167',
    farFore: '136,98 170,122 156,147 146,152',
    nearHind: '46,96 66,126 42,152 27,177 23,185',
    nearFore: '138,92 178,97 210,111 219,117',
    tail: STREAMING,
  },
};
