import type { Focus } from '../../art.ts';
import { horse, onTrunk, rider, riderLeg } from '../../beasts/horse.ts';
import { grip } from '../../figures/hand.ts';
import { headProfile } from '../../figures/profile.ts';
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
/** One of the crowd, from the breast up, who looks up at the rider. */
function onlooker(
  x: number,
  y: number,
  skin: string,
  hair: string,
  robe: readonly [string, string],
  flip: boolean,
): string {
  const put = placer({ x, y, flip });
  const h = placer({ x, y, s: 17, flip, r: flip ? 16 : -16 });
  return (
    sh(blob(put('-8,20! -24,32 -32,60 -36,140! 30,140! 26,60 22,36 6,22!')), robe[0], 2.2) +
    strokes([put('-12,34 -18,60 -20,92'), put('8,36 12,60 10,96')], 2.4, robe[1]) +
    headProfile(x, y, 17, { skin, flip, r: flip ? 16 : -16, mood: 'watchful', sw: 1.9 }) +
    sh(blob(h('0.5,-0.8! 0,-1.16 -0.7,-1 -1.06,-0.3 -0.96,0.5 -0.6,0.9! -0.4,0.5 -0.24,-0.1 0.1,-0.5')), hair, 1.8) +
    sh(blob(put('-12,18! -2,24 10,20 12,28! 0,34 -14,28!')), C.paper, 1.7)
  );
}
/** His arm, the fist on a staff. */
const held = (x: number, y: number, skin: string, fill: string, flip: boolean): string => {
  const put = placer({ x, y, flip });
  return (
    grip(x, y, 7.6, { skin, dir: flip ? 1 : -1, wrist: spot(-14, 6, { x, y, flip }) }) +
    sh(blob(put('-36,-8! -24,6 -12,-2! -8,10! -20,24 -34,26 -44,12!')), fill, 2) +
    rod(line(put('-12,-2 -9,4 -7,11')), 2, C.gold, 1.3)
  );
};
/** People left and right, and their staves. */
function crowd(): string {
  const stave = (x: number, y: number, lean: number) =>
    wand(x + lean, 440, x, y, { w: 12, size: 22, leaves: lean < 0 ? '0.98,34 0.93,-42' : '0.98,-34 0.93,42' });
  return (
    stave(98, 84, 2) +
    stave(31, 128, 2) +
    stave(289, 122, -2) +
    onlooker(40, 336, C.skin[2], C.red2, [C.green, C.green3], false) +
    stave(64, 104, 2) +
    held(65, 386, C.skin[2], C.green, false) +
    onlooker(286, 328, C.skin[0], C.gold3, [C.paper, C.grey], true) +
    stave(258, 96, -2) +
    held(258, 350, C.skin[0], C.paper, true) +
    onlooker(274, 382, C.skin[3], C.ink, [C.coral, C.red], true)
  );
}

export function draw(): string {
  const { seat } = rider(AT);
  const placing = { x: seat[0] - 2, y: seat[1] + 4, s: 0.96 };
  const p = placer(placing);
  const to = (x: number, y: number) => spot(x, y, placing);
  let o = sky('wan06', 'ember', 420, 46);
  o += ridge('10,400 60,356 110,392 170,350 230,390 280,352 312,384', 430, C.coral, C.red) + crowd();
  o += sh(blob('10,424! 90,414 220,422 310,414! 310,480! 10,480!'), C.green2, 2.4);
  o += horse({ ...AT, mane: C.gold, bridle: C.red });
  // deck: a cloth from croup to shoulder with a cut hem and stars
  const t = onTrunk(AT);
  o +=
    sh(
      blob(
        t(
          '30,64! 46,57 66,61 84,66 106,57! 122,80 123,96! 112,104 104,97! 95,108 85,101! 75,108 65,99! 54,106 44,96! 34,99 26,88! 24,76',
        ),
      ),
      C.green,
      2.5,
    ) +
    rod(line(t('26,80 44,88 72,94 100,90 122,82')), 2.2, C.gold, 1.2) +
    at(t('40,74 60,80'), (x, y) => star(x, y, 7));
  // cloak behind
  o +=
    sh(blob(p('-4,-88! -22,-84 -34,-58 -50,-14 -78,22! -52,30 -22,24 0,4! 4,-40')), C.red, 2.6) +
    strokes([p('-18,-78 -34,-34 -56,14'), p('-10,-72 -18,-30 -28,16')], 3, C.red2);
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
  // far hand with the reins
  o += grip(186, 304, 9.6, { skin: SKIN, dir: -1, r: 40, wrist: [176, 292] });
  o +=
    sh(blob('158,262! 172,268 184,280 189,288! 174,300! 162,294 154,280!'), C.gold, 2.2) +
    rod(line('190,287 183,295 173,301'), 2.8, C.red, 1.5);
  // head and laurel
  const [hx, hy] = to(7, -114);
  const h = placer({ x: hx, y: hy, s: 21, r: -5 });
  o += headProfile(hx, hy, 21, { skin: SKIN, r: -5, mood: 'watchful' });
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
  o += grip(199, 238, 11, { skin: SKIN, dir: -1, r: 4, wrist: [186, 250] });
  o += sh(
    blob('130,243! 146,240 156,250 164,262! 180,238! 195,255! 186,270 172,284 156,284 142,272 130,258!'),
    C.gold2,
    2.4,
  );
  o += strokes(['140,250 150,264 160,272', '164,264 160,270 158,278', '184,252 174,266 164,274'], 2.4, C.gold3);
  o += rod(line('179,237 189,244 196,256'), 3, C.red, 1.5);
  o += tufts('40,448 122,468 250,456 284,444', { rise: 13 });
  return card({ id: 'wan06', ground: C.green2, picture: o });
}
const xyOf = (q: readonly [number, number, 1?]): [number, number] => [q[0], q[1]];
