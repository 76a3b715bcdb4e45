import type { Focus } from '../../art.ts';
import { farBoot, horse, onTrunk, rider, riderLeg } from '../../beasts/horse.ts';
import { bystander } from '../../figures/bystander.ts';
import { headProfile } from '../../figures/head.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { at, each, placer, polar, spot } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, tufts } from '../../kit/land.ts';
import { rod, sh, strokes, union } from '../../kit/marks.ts';
import { leaf } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { star } from '../../kit/stars.ts';
import { wand } from '../../kit/suits.ts';

// Six of Wands: rider with a laurel crown on a decked white horse; wreath on his staff; staves of the crowd.
// Cinnabar, malachite; feast day.
export const focus: Focus = [60, 62, 216, 302];
const SKIN = C.skin[1];
const AT = { x: 46, y: 460, s: 1.16, pose: 'walk' } as const;
const LAUREL: [number, number, number][] = [
  [-0.86, 0.24, -76],
  [-0.9, -0.1, -60],
  [-0.76, -0.44, -40],
  [-0.48, -0.68, -22],
  [-0.14, -0.8, -8],
  [0.2, -0.8, 8],
  [0.46, -0.66, 24],
];

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
/** People left and right, each with a staff. */
function crowd(): string {
  const staves = each(
    [
      [62, 104, 2],
      [98, 84, 2],
      [36, 128, 2],
      [256, 96, -2],
      [284, 122, -2],
    ],
    (x, y, lean) =>
      wand(x + lean, 440, x, y, { w: 12, size: 22, leaves: lean < 0 ? '0.98,34 0.93,-42' : '0.98,-34 0.93,42' }),
  );
  const people = each(
    [
      [44, C.skin[2], C.red2, C.coral, 176],
      [74, C.skin[0], C.ink, C.blue, 160],
      [248, C.skin[3], C.ink, C.coral, 178],
      [280, C.skin[0], C.gold3, C.blue, 162],
    ] as [number, string, string, string, number][],
    (x, skin, hair, robe, h) => bystander(x, 486, h, { skin, hair, robe, flip: x > 160 }),
  );
  return staves + people;
}

export function draw(): string {
  const { seat, hand } = rider(AT);
  const placing = { x: seat[0] - 2, y: seat[1] + 4, s: 0.96 };
  const p = placer(placing);
  const to = (x: number, y: number) => spot(x, y, placing);
  let o = sky('wan06', 'ember', 420, 46);
  o += ridge('10,400 60,356 110,392 170,350 230,390 280,352 312,384', 430, C.coral, C.red) + crowd();
  o += sh(blob('10,424! 90,414 220,422 310,414! 310,480! 10,480!'), C.green2, 2.4);
  o += farBoot(AT, C.red2) + horse({ ...AT, mane: C.gold, bridle: C.red });
  // deck: a cloth from croup to shoulder with a cut hem and stars
  const t = onTrunk(AT);
  o +=
    sh(
      blob(
        t(
          '29,66! 46,57 66,61 84,66 106,57! 124,84 126,110! 116,118 110,132! 100,122 90,136! 80,124 68,138! 58,124 44,134! 36,118 22,116! 18,88',
        ),
      ),
      C.green,
      2.5,
    ) +
    rod(line(t('24,108 44,118 72,121 100,119 121,108')), 2.4, C.gold, 1.3) +
    at(t('36,88 58,96'), (x, y) => star(x, y, 8));
  // cloak behind
  o +=
    sh(blob(p('-4,-88! -22,-84 -34,-58 -50,-14 -78,22! -52,30 -22,24 0,4! 4,-40')), C.red, 2.6) +
    strokes([p('-18,-78 -34,-34 -56,14'), p('-10,-72 -18,-30 -28,16')], 3, C.red2);
  o += reach({
    from: to(17, -72),
    to: hand,
    u: 20,
    bend: -1,
    long: [1.5, 1.6],
    hand: 'grip',
    skin: SKIN,
    fill: C.gold,
    fold: C.gold3,
    cuff: C.red,
  });
  o += riderLeg(AT, { boot: C.red2, metal: C.gold });
  // coat with a skirt over the saddle
  o +=
    sh(
      blob(p('-8,-88! 12,-88 23,-76 26,-54 21,-32 30,-14 46,4! 30,16 6,20 -22,18! -22,-4 -15,-32 -19,-56 -17,-78')),
      C.gold2,
      2.7,
    ) +
    strokes([p('-8,-28 -12,-6 -14,14'), p('4,-28 6,-6 8,16'), p('14,-28 22,-8 34,6')], 3, C.gold3) +
    rod(line(p('-16,-33 3,-28 21,-33')), 4.4, C.red, 1.9);
  // head and laurel
  const [hx, hy] = to(7, -114);
  const h = placer({ x: hx, y: hy, s: 21, r: -5 });
  o += headProfile(hx, hy, 21, { skin: SKIN, r: -5 });
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
  o += wand(foot[0], foot[1], 206, 58, { w: 14, size: 24, leaves: '0.98,-34 0.93,40' }) + wreath(204, 108);
  o += reach({
    from: to(-6, -74),
    to: to(58, -84),
    u: 20.5,
    bend: 1,
    hand: 'grip',
    turn: 26,
    skin: SKIN,
    fill: C.gold2,
    fold: C.gold3,
    cuff: C.red,
    into: to(0, -60),
  });
  o += tufts('40,448 122,468 250,456 284,444', { rise: 13 });
  return card({ id: 'wan06', ground: C.green2, picture: o });
}
const xyOf = (q: readonly [number, number, 1?]): [number, number] => [q[0], q[1]];
