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
// Cinnabar, malachite, azurite; afternoon.
export const focus: Focus = [34, 66, 252, 353];

type Put = (l: Line) => readonly Point[];
const RED = { fill: C.red, fold: C.red2 };
const BLUE = { fill: C.blue, fold: C.blue3 };
const GOLD = { fill: C.gold, fold: C.gold3 };
const GREEN = { fill: C.green, fold: C.green3 };
/** The staves are the lightest thing before the sky. */
const FAR = { fill: C.straw2, light: C.paper };
const PALE = { ...FAR, dark: C.straw };
const LINEN = { fill: C.paper, fold: C.grey2 };

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

/** On the left flank of the rise: swings his staff down from over his head. */
const left = (): string =>
  fighter({
    at: { x: 60, y: 272, s: 0.84, r: 14 },
    wood: FAR,
    staff: [
      [40, 172],
      [182, 92],
    ],
    fists: [0.1, 0.28],
    bends: [-1, 1],
    tunic: GREEN,
    sleeve: { fill: C.coral, fold: C.red },
    hose: RED,
    skin: C.skin[3],
    shoe: C.gold3,
    trim: C.gold2,
    belt: C.red,
    head: (x, y, s, r) =>
      headProfile(x, y, s, { skin: C.skin[3], r, mood: 'glad', sw: 1.9 }) + curls(placer({ x, y, s, r })),
  });
/** On the right flank: drives his staff up between the others. */
const right = (): string =>
  fighter({
    at: { x: 262, y: 272, s: 0.84, flip: true, r: 12 },
    wood: FAR,
    staff: [
      [218, 268],
      [180, 72],
    ],
    fists: [0.22, 0.42],
    tunic: GOLD,
    sleeve: LINEN,
    hose: BLUE,
    skin: C.skin[1],
    shoe: C.red2,
    trim: C.red,
    belt: C.blue,
    head: (x, y, s, r) =>
      headProfile(x, y, s, { skin: C.skin[1], r, flip: true, mood: 'watchful', sw: 1.9 }) +
      bob(placer({ x, y, s, r, flip: true }), C.red2),
  });
/** In front, face to face: their staves cross in a great X. */
const frontLeft = (): string =>
  fighter({
    at: { x: 74, y: 370, s: 1.1, r: 12 },
    wood: PALE,
    front: '46,26 40,82',
    back: '-28,32 -34,78',
    heel: -12,
    staff: [
      [66, 430],
      [226, 88],
    ],
    fists: [0.22, 0.385],
    tunic: BLUE,
    sleeve: LINEN,
    hose: GOLD,
    skin: C.skin[0],
    shoe: C.blue3,
    trim: C.blue2,
    belt: C.gold,
    head: (x, y, s, r) =>
      headProfile(x, y, s, { skin: C.skin[0], r: r - 4, mood: 'fierce' }) +
      cap(placer({ x, y, s, r: r - 4 }), C.red, C.gold),
  });
const frontRight = (): string =>
  fighter({
    at: { x: 250, y: 372, s: 1.1, flip: true, r: 9 },
    wood: PALE,
    front: '38,36 30,82',
    back: '-24,36 -32,78',
    staff: [
      [264, 432],
      [96, 96],
    ],
    fists: [0.23, 0.395],
    tunic: RED,
    sleeve: GREEN,
    hose: LINEN,
    skin: C.skin[2],
    shoe: C.green3,
    trim: C.green2,
    belt: C.gold,
    head: (x, y, s, r) =>
      headProfile(x, y, s, { skin: C.skin[2], r, flip: true, mood: 'glad' }) +
      bob(placer({ x, y, s, r, flip: true }), C.ink),
  });
/** On the top of the rise, from the front: his staff level over his head. */
function summit(): string {
  const skin = C.skin[0];
  const place = { x: 160, y: 206, s: 0.72 };
  const put = placer(place);
  const to = (x: number, y: number) => spot(x, y, place);
  const hose = { w: 18, fill: C.blue, fold: C.blue3, shoe: C.gold3 };
  const arm = { u: 13, sleeve: RED, cuff: C.gold, skin, r: 109 } as const;
  const [x, y] = to(0, -104);
  const h = placer({ x, y, s: 13 });
  return (
    stride([to(-10, 2), ...put('-20,40 -18,78')], { ...hose, dir: -1 }) +
    stride([to(10, 2), ...put('20,40 18,78')], hose) +
    sh(
      blob(put('-8,-80! -22,-76 -27,-64 -20,-46 -15,-26 -24,20! 0,26 24,20! 15,-26 20,-46 27,-64 22,-76 8,-80!')),
      C.paper,
      2.3,
    ) +
    flat(blob(put('16,-76! 26,-64 19,-46 14,-26 23,19! 10,23! 8,-10 8,-30 12,-50')), C.grey2) +
    strokes([put('-4,-20 -5,0 -6,20')], 2, C.grey) +
    sh(taper(put('-16,-28 0,-24 16,-28'), [5, 6, 5], 1), C.red, 1.6) +
    headThreeQuarter(x, y, 13, { skin, mood: 'watchful', sw: 1.9 }) +
    sh(
      blob(
        h(
          '0.66,-0.5! 0.62,-0.9 0.2,-1.22 -0.5,-1.14 -0.96,-0.66 -0.98,0 -0.78,0.44! -0.6,0.2 -0.62,-0.2 -0.4,-0.5 0.1,-0.62',
        ),
      ),
      C.gold,
      1.9,
    ) +
    wand(62, 70.5, 258, 133.5, { w: 11, size: 18, ...PALE, leaves: '0.94,-44' }) +
    fistArm({ ...arm, from: to(-20, -68), to: [139, 95.3], dir: 1, bend: -1 }) +
    fistArm({ ...arm, from: to(20, -68), to: [175, 107], dir: 1, bend: 1 })
  );
}
export function draw(): string {
  let o = sky('wan05', 'afterglow', 470, 26);
  o += left() + right();
  o += sh(blob('10,312! 60,290 110,272 160,264 210,272 262,290 312,312! 312,480! 10,480!'), C.green2, 2.4);
  o += summit();
  o += sh(blob('10,424! 90,412 230,412 310,424! 310,480! 10,480!'), C.green, 2.4);
  o += frontRight() + frontLeft();
  return card({ id: 'wan05', ground: C.green2, picture: o });
}
