import type { Focus } from '../../art.ts';
import { horse, onTrunk, rider, riderLeg } from '../../beasts/horse.ts';
import { fistArm } from '../../figures/fighter.ts';
import { grip } from '../../figures/hand.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { at, each, placer, polar, spot } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, tufts } from '../../kit/land.ts';
import { g, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { leaf } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { star } from '../../kit/stars.ts';
import { wand } from '../../kit/suits.ts';

// Six of Wands: rider with a laurel crown on a decked white horse; wreath on his staff; staves of the crowd.
// Cinnabar, malachite; feast day.
export const focus: Focus = [54, 64, 226, 316];
const SKIN = C.skin[1];
const AT = { x: 48, y: 458, s: 1.07, pose: 'walk' } as const;
const LAUREL: [number, number, number][] = [
  [-0.86, 0.24, -76],
  [-0.9, -0.1, -60],
  [-0.76, -0.44, -40],
  [-0.48, -0.68, -22],
  [-0.14, -0.8, -8],
  [0.2, -0.8, 8],
  [0.46, -0.66, 24],
];

/** Staves of the crowd, darker than his. */
const STAVE = { fill: C.gold3, light: C.straw };
function wreath(x: number, y: number): string {
  let leaves = '';
  for (let i = 0; i < 14; i++) {
    const a = i * 25.7 + 90;
    const [px, py] = polar(x, y, 25, a);
    leaves += leaf(px, py, 20, a + (i < 7 ? 62 : -62), { fill: i % 2 ? C.green : C.green2, sw: 1.4, w: 0.5 });
  }
  const p = placer({ x, y });
  return (
    rod(disc(x, y, 26), 3, C.green, 1.6) +
    leaves +
    sh(blob(p('0,24! -12,38 -14,56! -5,48 0,60! 4,48 14,56! 12,38')), C.red, 2) +
    sh(disc(x, y + 26, 6), C.gold, 1.8)
  );
}
/** One of the crowd, on foot, who looks up at the rider and holds a staff on the outer side; x, y = middle of the head. */
function onlooker(
  x: number,
  y: number,
  skin: string,
  hair: string,
  robe: readonly [string, string],
  flip: boolean,
): string {
  const put = placer({ x, y, flip, s: 0.8 });
  const turn = flip ? 16 : -16;
  const h = placer({ x, y, s: 15, flip, r: turn });
  const [fx, fy] = put('-24,58')[0]!;
  return (
    sh(blob(put('-22,186! -4,186! 0,198 -22,198!')) + blob(put('8,186! 24,186! 32,198 8,198!')), C.gold3, 1.8) +
    sh(blob(put('-10,20! -24,28 -26,56 -22,92 -30,188! 28,188! 22,92 26,56 22,32 8,21!')), robe[0], 2.3) +
    strokes([put('-10,98 -16,140 -18,180'), put('2,98 2,140 0,182'), put('12,98 16,140 18,180')], 2.4, robe[1]) +
    rod(line(put('-23,92 -1,97 22,92')), 3.2, C.gold, 1.6) +
    headThreeQuarter(x, y, 15, { skin, flip, r: turn, mood: 'glad', sw: 1.9 }) +
    sh(blob(h('0.64,-0.66! 0.3,-1.12 -0.4,-1.18 -0.98,-0.7 -1,0.1 -0.66,0.7! -0.5,0.3 -0.46,-0.2 0,-0.6')), hair, 1.8) +
    sh(blob(put('-14,22! -2,27 12,22 13,30! -1,36 -15,31!')), C.gold, 1.6) +
    wand(fx, 450, fx + (flip ? 4 : -4), y - 140, { w: 11, size: 20, ...STAVE, leaves: flip ? OUT : IN }) +
    fistArm({
      from: put('-14,42')[0]!,
      to: [fx, fy],
      u: 13.5,
      sleeve: { fill: robe[0], fold: robe[1] },
      cuff: C.gold,
      skin,
      r: 0,
      dir: flip ? -1 : 1,
      bend: flip ? 1 : -1,
      long: 1.5,
    })
  );
}
const OUT = '0.98,34 0.93,-42';
const IN = '0.98,-34 0.93,42';
/** Two on foot, clear of the horse, and staves of others behind. */
function crowd(): string {
  const stave = (x: number, y: number, lean: number) =>
    wand(x + lean, 426, x, y, { w: 11, size: 20, ...STAVE, leaves: lean < 0 ? OUT : IN });
  return (
    stave(70, 116, 6) +
    stave(104, 92, 3) +
    stave(262, 118, -5) +
    onlooker(53, 286, C.skin[2], C.ink, [C.green3, C.ink], false) +
    onlooker(270, 312, C.skin[0], C.gold3, [C.red2, C.ink], true)
  );
}

export function draw(): string {
  const { seat } = rider(AT);
  const placing = { x: seat[0] - 2, y: seat[1] + 2, s: 0.86 };
  const p = placer(placing);
  const to = (x: number, y: number) => spot(x, y, placing);
  let o = sky('wan06', 'afterglow', 420, 46);
  // low sun behind the rider
  o += sh(disc(158, 232, 112), C.straw2, 2) + ln(disc(158, 232, 105), 1, C.straw);
  o += ridge('10,400 60,356 110,392 170,350 230,390 280,352 312,384', 430, C.coral, C.red);
  o += sh(blob('10,416! 90,406 220,414 310,406! 310,480! 10,480!'), C.green2, 2.4) + crowd();
  const crowded = o;
  o = horse({ ...AT, mane: C.straw, bridle: C.red });
  // deck: a cloth from croup to shoulder with a cut hem and stars
  const t = onTrunk(AT);
  o +=
    sh(
      blob(
        t(
          '22,66! 42,56 66,61 84,66 106,57! 122,80 123,96! 112,104 104,97! 95,108 85,101! 75,108 65,99! 54,106 44,96! 32,101 22,88! 19,76',
        ),
      ),
      C.green,
      2.5,
    ) +
    rod(line(t('21,80 44,88 72,94 100,90 122,82')), 2.2, C.gold, 1.2) +
    at(t('40,74 60,80'), (x, y) => star(x, y, 7));
  // cloak behind
  o +=
    sh(blob(p('-4,-88! -22,-84 -34,-58 -50,-14 -78,22! -52,30 -22,24 0,4! 4,-40')), C.red, 2.6) +
    strokes([p('-18,-78 -34,-34 -56,14'), p('-10,-72 -18,-30 -28,16')], 3, C.red2);
  o += riderLeg(AT, {
    hose: C.red,
    fold: C.red2,
    boot: C.gold3,
    metal: C.gold,
    bones: '82,64 114,88 99,122',
    w: 34,
  });
  // coat with a skirt over the saddle
  o +=
    sh(
      blob(p('-8,-88! 12,-88 23,-76 26,-54 21,-32 28,-16 38,-4! 24,6 4,9 -24,7! -21,-10 -15,-32 -19,-56 -17,-78')),
      C.gold2,
      2.7,
    ) +
    strokes([p('-8,-28 -12,-12 -14,5'), p('4,-28 6,-12 7,6'), p('14,-28 20,-14 29,-3')], 3, C.gold3) +
    rod(line(p('-16,-33 3,-28 21,-33')), 4.4, C.red, 1.9);
  // far hand with the reins
  o += grip(...xyOf(to(46, -12)), 9, { skin: SKIN, dir: -1, r: 40, wrist: to(36, -24) });
  o +=
    sh(blob(p('17,-56! 32,-49 44,-37 50,-29! 34,-16! 21,-22 13,-37!')), C.gold, 2.2) +
    rod(line(p('51,-30 43,-21 33,-15')), 2.8, C.red, 1.5);
  // head and laurel
  const [hx, hy] = to(7, -114);
  const h = placer({ x: hx, y: hy, s: 21, r: -5 });
  o += headThreeQuarter(hx, hy, 21, { skin: SKIN, r: -3, mood: 'glad' });
  o +=
    sh(blob(p('-20,-72! -14,-86 2,-92 18,-86 24,-74! 12,-68 -6,-66')), C.red, 2.1) +
    sh(disc(...xyOf(to(17, -76)), 4.6), C.gold, 1.7);
  o += union(
    [
      at(h('0.4,-0.84 0,-0.98 -0.4,-0.92 -0.72,-0.64 -0.86,-0.24 -0.84,0.2 -0.64,0.56 -0.4,-0.5 -0.46,0'), (x, y) =>
        disc(x, y, 7),
      ),
    ],
    C.ink,
    2,
  );
  o += each(LAUREL, (x, y, a) => {
    const [px, py] = h([[x, y]])[0]!;
    return (
      leaf(px, py, 15, a - 34, { sw: 1.4, w: 0.5 }) + leaf(px, py, 14, a + 26, { fill: C.green2, sw: 1.4, w: 0.5 })
    );
  });
  // staff with its wreath, and the arm that lifts it
  const foot = to(52, -14);
  o +=
    wand(foot[0], foot[1], ...xyOf(to(68, -296)), { w: 13, size: 24, leaves: '0.98,-34 0.93,40' }) +
    wreath(...xyOf(to(65, -240)));
  o += grip(...xyOf(to(60, -81)), 10, { skin: SKIN, dir: -1, r: 4, wrist: to(46, -68) });
  o += sh(blob(p('-12,-76! 5,-79 15,-68 24,-56! 40,-81! 56,-63! 46,-47 32,-33 15,-33 1,-45 -12,-60!')), C.gold2, 2.4);
  o += strokes([p('-1,-68 9,-54 19,-45'), p('24,-54 19,-47 17,-39'), p('44,-66 34,-52 24,-43')], 2.4, C.gold3);
  o += rod(line(p('39,-82 50,-74 57,-62')), 3, C.red, 1.5);
  o = `${crowded}${g(o, 'transform="translate(-17 -46) scale(1.1)"')}`;
  o += tufts('112,470 170,464 236,466', { rise: 13 });
  return card({ id: 'wan06', ground: C.green2, picture: o });
}
const xyOf = (q: readonly [number, number, 1?]): [number, number] => [q[0], q[1]];
