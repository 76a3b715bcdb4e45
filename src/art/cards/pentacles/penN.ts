import type { Focus } from '../../art.ts';
import { farBoot, horse, rider, riderLeg, saddleCloth } from '../../beasts/horse.ts';
import { cradle, grip } from '../../figures/hand.ts';
import { reach } from '../../figures/reach.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { each, place, placer, spot } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { furrows, glade } from '../../kit/glade.ts';
import { ridge, roundTree, tufts } from '../../kit/land.ts';
import { flat, ln, rod, sh, strokes } from '../../kit/marks.ts';
import { rays } from '../../kit/stars.ts';
import { pentacle } from '../../kit/suits.ts';

// Knight of Pentacles: heavy dark horse standing still; rider weighing a disc; ploughed land; oak leaf on helm.
// Malachite, night of horse and steel, cinnabar; light from the left.
export const focus: Focus = [38, 76, 244, 342];
const SKIN = C.skin[2];
const AT = { x: 30, y: 452, s: 1.3, pose: 'stand', bow: 24 } as const;

const HAIR = '-9,-26! 0,-30 9,-26! 13,-12 19,-2! 12,-6 8,2! 2,-5 -4,2! -8,-6 -15,0! -12,-12';

/** Oak leaf with rounded lobes. */
const oak = (x: number, y: number, s: number, r: number): string => {
  const put = placer({ x, y, s, r });
  const edge =
    '0,0! -0.1,-0.2 -0.3,-0.26 -0.24,-0.42 -0.4,-0.56 -0.26,-0.7 -0.24,-0.9 0,-1.1 0.24,-0.9 0.26,-0.7 0.4,-0.56 0.24,-0.42 0.3,-0.26 0.1,-0.2';
  return sh(blob(put(edge)), C.green2, 2) + ln(line(put('0,0.1 0,-0.5 0,-0.9')), 1.4, C.green3);
};
/** Open helm with a sprig of oak, the face turned to the disc. */
function head(x: number, y: number): string {
  const h = placer({ x, y, s: 22 });
  const helm =
    '0.7,-0.5! 0.52,-1.04 -0.1,-1.32 -0.8,-1.08 -1.12,-0.4 -1.08,0.5 -1.16,1.3! -0.4,1.48 0.4,1.34! 0.3,1.04 -0.06,0.96 -0.36,0.64 -0.52,0.2! -0.46,-0.26 0,-0.56';
  return (
    oak(x - 6, y - 22, 42, -34) +
    oak(x - 2, y - 24, 42, 22) +
    headThreeQuarter(x, y, 22, { skin: SKIN, mood: 'watchful', r: -6 }) +
    sh(blob(h(helm)), C.grey2, 2.4) +
    strokes([h('-0.3,-1.1 -0.84,-0.6 -0.86,0.4')], 3, C.grey) +
    rod(line(h('0.7,-0.52 0,-0.56 -0.44,-0.28 -0.52,0.16 -0.38,0.62')), 3, C.gold, 1.6)
  );
}

export function draw(): string {
  const { seat } = rider(AT);
  const placing = { x: seat[0], y: seat[1] + 4, s: 1.02 };
  const p = placer(placing);
  const to = (x: number, y: number) => spot(x, y, placing);
  let o = glade('penN', 380);
  o += ridge('10,326 60,290 110,322 160,294 214,326 262,296 312,322', 370, C.green2, C.green);
  o += roundTree(44, 344, 50, C.green, C.green2) + roundTree(282, 340, 54, C.green, C.green2);
  o +=
    sh(blob('10,338! 100,332 220,336 312,330! 312,480! 10,480!'), C.straw, 2.3) +
    furrows(160, 342, 500, 17, C.gold3, 7);
  o +=
    sh(blob('10,440! 80,432 180,438 312,428! 312,480! 10,480!'), C.green2, 2.3) +
    tufts('38,462 150,466 246,460', { rise: 14, w: 2.8 });
  const [dx, dy] = to(72, -146);
  o += rays(dx, dy, 50, 112, 36, { wavy: false, w: 0.45, fill: C.gold2 }) + flat(disc(dx, dy, 45), C.paper);
  // cloak behind
  o += sh(blob(p('-6,-88! -26,-82 -36,-56 -44,-14 -62,30! -36,36 -14,30 4,6! 6,-40')), C.red, 2.6);
  o += strokes([p('-18,-76 -28,-34 -42,20'), p('-10,-70 -14,-30 -20,20')], 3, C.red2);
  o +=
    farBoot(AT, C.grey) +
    horse({ ...AT, coat: C.night2, far: C.night, mane: C.grey2, bridle: C.red, eye: C.gold2, fold: C.ink });
  // feathered hooves of a plough horse
  o += each(
    [
      [98, 440],
      [70, 440],
      [241, 440],
      [193, 440],
    ],
    (x, y) => sh(blob(place(HAIR, { x, y })), C.grey2, 1.7),
  );
  o += saddleCloth(AT, C.red, C.gold);
  o += riderLeg(AT, { hose: C.grey2, fold: C.grey, boot: C.grey, metal: C.gold });
  // breastplate and a green skirt over the saddle
  o += sh(blob(p('-15,-34! 3,-28 22,-34! 30,-14 46,4! 30,18 6,22 -22,20! -22,-4')), C.green, 2.5);
  o += strokes([p('-8,-28 -12,-6 -14,16'), p('4,-28 6,-6 8,18'), p('14,-28 22,-8 34,8')], 3, C.green3);
  o += sh(blob(p('-8,-90! 12,-90 24,-76 28,-56 22,-34! 3,-28 -15,-34! -20,-58 -17,-80')), C.grey2, 2.7);
  o +=
    flat(blob(p('10,-89! 22,-76 26,-56 21,-36! 8,-32! 16,-58')), C.grey) +
    rod(line(p('-16,-34 3,-28 22,-34')), 5, C.gold, 1.9);
  const [hx, hy] = to(6, -118);
  o += head(hx, hy);
  o += sh(blob(p('-20,-76! -14,-88 4,-94 20,-86 26,-76! 10,-66 -8,-66')), C.red, 2.2);
  // far hand with the reins
  o += grip(189, 281, 9.6, { skin: SKIN, dir: -1, r: 40, wrist: [178, 270] });
  o +=
    sh(blob('158,238! 174,246 186,260 191,267! 178,283! 164,274 154,258!'), C.grey, 2.2) +
    rod(line('192,266 186,275 177,284'), 2.8, C.gold, 1.5);
  // the disc he weighs, and the arm under it
  o += reach({
    from: to(-4, -76),
    to: to(70, -104),
    u: 22,
    bend: 1,
    hand: 'cradle',
    r: -6,
    skin: SKIN,
    fill: C.grey2,
    fold: C.grey,
    cuff: C.gold,
  });
  const [sx, sy] = to(-6, -74);
  o += sh(disc(sx, sy, 17), C.grey2, 2.3) + ln(disc(sx, sy, 11), 1.4, C.grey) + flat(disc(sx - 5, sy - 6, 4), C.paper);
  o += pentacle(dx, dy, 38) + cradle(...(to(71, -104) as [number, number]), 12.6, { skin: SKIN, r: -6 });
  return card({ id: 'penN', ground: C.paper2, picture: o });
}
