import type { Focus } from '../../art.ts';
import { fighter, fistArm } from '../../figures/fighter.ts';
import { headProfile } from '../../figures/profile.ts';
import { stride } from '../../figures/stride.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob, line, taper } from '../../geom/paths.ts';
import { at, type Line, type Point, placer, spot } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { flat, rod, sh, strokes, union } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { wand } from '../../kit/suits.ts';

// Five of Wands: five youths crossing staves in a rough game, all in different clothes; nobody hurt.
// Cinnabar, malachite, azurite; three dark against the morning sky, two light before the dark hill.
export const focus: Focus = [34, 66, 252, 353];

type Put = (l: Line) => readonly Point[];
const CORAL = { fill: C.coral, fold: C.red };
const STRAW = { fill: C.straw2, fold: C.straw };
const LINEN = { fill: C.paper, fold: C.grey2 };
const AZURE = { fill: C.blue2, fold: C.blue };
/** Against the light. */
const DARK_RED = { fill: C.red2, fold: C.red2 };
const DARK_BLUE = { fill: C.blue3, fold: C.blue3 };
const DARK_GREEN = { fill: C.green3, fold: C.green3 };
const PLUM = { fill: C.plum, fold: C.plum };
const FAR = { fill: C.gold3, light: C.straw };
const NEAR = { fill: C.straw2, light: C.paper, dark: C.straw };

const curls = (h: Put) =>
  union(
    [at(h('0.4,-0.86 0,-1 -0.44,-0.9 -0.8,-0.5 -0.88,0 -0.7,0.44 -0.4,-0.2'), (x, y) => disc(x, y, 7))],
    C.ink,
    1.9,
  );
const bob = (h: Put, fill: string) =>
  sh(
    blob(
      h('0.58,-0.66! 0.3,-1.14 -0.4,-1.14 -0.94,-0.6 -1.04,0.2 -0.86,0.86! -0.4,0.8 -0.34,0.2! -0.1,-0.3 0.1,-0.56'),
    ),
    fill,
    2,
  );
const cap = (h: Put, fill: string, brim: string) =>
  sh(blob(h('0.62,-0.5! 0.5,-1.1 -0.1,-1.4 -0.8,-1.16 -1.02,-0.3! -0.2,-0.36')), fill, 2) +
  rod(line(h('0.7,-0.56 -0.1,-0.4 -1.02,-0.2')), 3.2, brim, 1.6);

/** On the left of the crest: swings his staff down from over his head. */
const left = (): string =>
  fighter({
    at: { x: 62, y: 187, s: 0.72, r: 12 },
    wood: FAR,
    front: '34,38 40,82',
    back: '-26,34 -30,82',
    staff: [
      [38, 104],
      [152, 44],
    ],
    fists: [0.13, 0.33],
    bends: [-1, 1],
    tunic: DARK_GREEN,
    sleeve: DARK_RED,
    hose: DARK_RED,
    skin: C.skin[3],
    shoe: C.ink,
    trim: C.gold3,
    belt: C.red,
    head: (x, y, s, r) =>
      headProfile(x, y, s, { skin: C.skin[3], r, mood: 'glad', sw: 1.9 }) + curls(placer({ x, y, s, r })),
  });
/** On the right of the crest: drives his staff up between the others. */
const right = (): string =>
  fighter({
    at: { x: 260, y: 187, s: 0.72, flip: true, r: 10 },
    wood: FAR,
    front: '34,38 40,82',
    back: '-26,34 -30,82',
    staff: [
      [236, 204],
      [192, 46],
    ],
    fists: [0.3, 0.52],
    tunic: PLUM,
    sleeve: DARK_BLUE,
    hose: DARK_BLUE,
    skin: C.skin[1],
    shoe: C.ink,
    trim: C.gold3,
    belt: C.gold3,
    head: (x, y, s, r) =>
      headProfile(x, y, s, { skin: C.skin[1], r, flip: true, mood: 'watchful', sw: 1.9 }) +
      bob(placer({ x, y, s, r, flip: true }), C.red2),
  });
/** In front, face to face: their staves cross in a great X. */
const frontLeft = (): string =>
  fighter({
    at: { x: 84, y: 376, s: 1.04, r: 14 },
    wood: NEAR,
    front: '46,26 40,82',
    back: '-28,32 -34,80',
    heel: -12,
    staff: [
      [72, 440],
      [210, 172],
    ],
    fists: [0.28, 0.53],
    tunic: LINEN,
    sleeve: CORAL,
    hose: STRAW,
    skin: C.skin[0],
    shoe: C.red2,
    trim: C.gold,
    belt: C.red,
    head: (x, y, s, r) =>
      headProfile(x, y, s, { skin: C.skin[0], r: r - 4, mood: 'fierce' }) +
      cap(placer({ x, y, s, r: r - 4 }), C.red, C.gold),
  });
const frontRight = (): string =>
  fighter({
    at: { x: 240, y: 378, s: 1.04, flip: true, r: 11 },
    wood: NEAR,
    front: '38,36 30,80',
    back: '-24,36 -34,80',
    staff: [
      [258, 440],
      [108, 170],
    ],
    fists: [0.28, 0.53],
    tunic: STRAW,
    sleeve: LINEN,
    hose: AZURE,
    skin: C.skin[2],
    shoe: C.blue3,
    trim: C.paper,
    belt: C.blue,
    head: (x, y, s, r) =>
      headProfile(x, y, s, { skin: C.skin[2], r, flip: true, mood: 'glad' }) +
      bob(placer({ x, y, s, r, flip: true }), C.ink),
  });
/** In the middle of the crest, from the front: his staff level over his head. */
function summit(): string {
  const skin = C.skin[0];
  const place = { x: 160, y: 194, s: 0.72 };
  const put = placer(place);
  const to = (x: number, y: number) => spot(x, y, place);
  const hose = { w: 18, ...DARK_GREEN, shoe: C.ink };
  const arm = { u: 13, sleeve: DARK_BLUE, cuff: C.gold3, skin, r: 107 } as const;
  const [x, y] = to(0, -104);
  const h = placer({ x, y, s: 13 });
  return (
    stride([to(-10, 2), ...put('-20,40 -18,78')], { ...hose, dir: -1 }) +
    stride([to(10, 2), ...put('20,40 18,78')], hose) +
    sh(
      blob(put('-8,-80! -22,-76 -27,-64 -20,-46 -15,-26 -24,20! 0,26 24,20! 15,-26 20,-46 27,-64 22,-76 8,-80!')),
      C.red,
      2.3,
    ) +
    flat(blob(put('16,-76! 26,-64 19,-46 14,-26 23,19! 10,23! 8,-10 8,-30 12,-50')), C.red2) +
    strokes([put('-4,-20 -5,0 -6,20')], 2, C.red2) +
    sh(taper(put('-16,-28 0,-24 16,-28'), [5, 6, 5], 1), C.gold3, 1.6) +
    headThreeQuarter(x, y, 13, { skin, mood: 'watchful', sw: 1.9 }) +
    sh(
      blob(
        h(
          '0.66,-0.5! 0.62,-0.9 0.2,-1.22 -0.5,-1.14 -0.96,-0.66 -0.98,0 -0.78,0.44! -0.6,0.2 -0.62,-0.2 -0.4,-0.5 0.1,-0.62',
        ),
      ),
      C.ink,
      1.9,
    ) +
    wand(84, 68.7, 212, 107, { w: 11, size: 18, ...FAR, leaves: '0.94,-44' }) +
    fistArm({ ...arm, from: to(-20, -68), to: [139, 85], dir: 1, bend: -1 }) +
    fistArm({ ...arm, from: to(20, -68), to: [177, 96.4], dir: 1, bend: 1 })
  );
}
export function draw(): string {
  let o = sky('wan05', 'ember', 280, 26);
  o += sh(blob('10,256! 60,238 110,232 160,236 210,232 262,238 312,256! 312,480! 10,480!'), C.green3, 2.4);
  o += left() + right() + summit();
  o += sh(blob('10,430! 90,418 230,418 310,430! 310,480! 10,480!'), C.green, 2.4);
  o += frontRight() + frontLeft();
  return card({ id: 'wan05', ground: C.green3, picture: o });
}
