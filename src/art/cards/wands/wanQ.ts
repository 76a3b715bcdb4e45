import type { Focus } from '../../art.ts';
import { cat } from '../../beasts/cat.ts';
import { lionHead } from '../../beasts/lion.ts';
import { footOut } from '../../figures/foot.ts';
import { lapOpen } from '../../figures/lap-ways.ts';
import { reach } from '../../figures/reach.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { at, both, each, mirror, points, sym } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge } from '../../kit/land.ts';
import { flat, ln, rod, sh, strokes } from '../../kit/marks.ts';
import { leaf, sunflower } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { star } from '../../kit/stars.ts';
import { wand } from '../../kit/suits.ts';

/** Lions cut from the wood of the throne. */
const CARVED = { mane: C.red2, coat: C.red, muzzle: C.coral } as const;
export const focus: Focus = [64, 96, 192, 269];

export function draw(): string {
  let o = sky('wanQ', 'afterglow', 372, 46);
  // desert
  o += ridge('22,372 58,320 104,366', 400, C.straw, C.gold3) + ridge('222,366 268,308 310,362', 400, C.straw, C.gold3);
  o += sh(blob('10,372! 90,362 230,368 310,360! 310,480! 10,480!'), C.coral, 2.2);
  // throne back
  o += sh(blob(sym('160,72! 128,84 104,112! 98,130 100,420! 160,420!')), C.red2, 2.5);
  o += sh(blob(sym('160,81! 133,92 111,116! 107,132 108,420! 160,420!')), C.green3, 1.6);
  for (const [x, y] of points('160,104 128,124 192,124')) o += sunflower(x, y, x === 160 ? 14 : 10, { petals: 10 });
  o += lionHead(100, 118, 16, false, { ...CARVED, r: -14 }) + lionHead(220, 118, 16, true, { ...CARVED, r: 14 });
  // arms of the throne
  for (const f of [0, 1]) {
    const m = (l: string) => (f ? mirror(l) : points(l));
    o +=
      sh(blob(m('74,300! 116,300! 118,430! 70,430!')), C.red, 2.3) +
      sh(blob(m('66,290! 120,290! 120,304! 66,304!')), C.gold, 2.1);
  }
  o += lionHead(87, 340, 23, false, { ...CARVED, r: 6 }) + lionHead(234, 352, 19, true, { ...CARVED, r: -8 });
  o +=
    sh(rect(58, 428, 204, 18), C.red2, 2.3) +
    sh(rect(44, 444, 232, 34), C.gold3, 2.3) +
    ln('M50 452H270', 1.2, C.gold2);
  // cloak
  o += sh(blob(sym('160,190! 128,202 110,232 104,290 100,340 84,400 66,452! 108,462 160,458')), C.red, 2.6);
  o += strokes([...both('112,300 104,370 82,446'), ...both('120,330 114,400 98,452')], 3, C.red2);
  // gown: bust, shoes, lap
  const shoe = { fill: C.paper, dark: C.paper2, light: C.paper };
  o += footOut(114, 418, 0.78, shoe) + footOut(206, 418, 0.78, { ...shoe, flip: true });
  o += lapOpen(160, 288, {
    fill: C.gold,
    dark: C.gold3,
    light: C.gold2,
    trim: C.red,
    waist: 30,
    wide: 0.88,
    drop: 1.3,
  });
  o += sh(blob(sym('160,206! 138,208 130,236 139,264 134,288! 148,295 160,296')), C.gold, 2.4);
  o += strokes(both('146,232 145,258 149,286'), 2.8, C.gold3);
  o += at('104,354 216,354 102,388 218,388', (x, y) => star(x, y, 8, { light: C.red, dark: C.red2 }));
  o += rod(line('134,288 147,294 160,296 173,294 186,288'), 4.4, C.red) + sh(disc(160, 295, 5.6), C.gold2, 1.6);
  // wand on the left, upright
  o += wand(92, 442, 84, 150, { w: 12, size: 26, leaves: '0.97,-34 0.92,42 0.76,-46 0.62,44 0.3,-44' });
  // one hand on the staff, the other lifting a sunflower
  const arm = { u: 24, skin: C.skin[1], fill: C.gold, fold: C.gold3, cuff: C.red, bell: 0.5, hand: 'grip' } as const;
  o += reach({
    ...arm,
    from: [137, 222],
    to: [88, 276],
    bend: 1,
    flip: true,
    r: -2,
    long: [1.85, 1.85],
    into: [148, 240],
  });
  // sunflower on the right
  o +=
    ln(line('219,312 227,262 234,214'), 5.6, C.ink) +
    ln(line('219,312 227,262 234,214'), 2.6, C.green) +
    leaf(231, 232, 24, -20, { fill: C.green2 }) +
    leaf(231, 236, 22, -160, { fill: C.green2 }) +
    sunflower(236, 186, 30, { petals: 16 });
  o += reach({ ...arm, from: [184, 222], to: [229, 254], bend: 1, r: 8, long: [1.6, 1.6], into: [172, 240] });
  // collar, neck, head
  o += sh(poly('151,176 169,176 172,204 160,214 148,204'), C.skin[1], 0);
  o += sh(blob(sym('160,216! 146,204 132,204 138,218 160,230')), C.red, 2) + sh(disc(160, 222, 4), C.gold2, 1.4);
  o +=
    sh(blob(sym('160,126! 140,130 130,152 132,180 122,204 140,206! 146,190 160,188')), C.gold3, 2.2) +
    strokes([...both('136,146 136,176 130,200')], 2, C.ink);
  o += sh(poly('151,176 169,176 171,202 160,210 149,202'), C.skin[1], 0);
  o +=
    headThreeQuarter(162, 158, 24, { skin: C.skin[1], r: 7, mood: 'glad' }) +
    flat(poly('148,188 160,184 169,181 170,196 173,203 160,211 147,204'), C.skin[1]) +
    ln('M168.5 181.5Q168 192 171.5 202', 2);
  o += sh(blob(sym('160,132! 144,136 134,154 136,168! 146,148 160,142')), C.gold3, 2);
  // crown of leaves
  o +=
    sh('M134 136l-5-24l14 10l7-18l10 14l10-14l7 18l14-10l-5 24c-16-8-36-8-52 0z', C.gold, 2.2) +
    flat(disc(160, 124, 3) + disc(146, 127, 2) + disc(174, 127, 2), C.red);
  o += each(
    [
      [129, 112, -110],
      [191, 112, -70],
      [150, 104, -96],
      [170, 104, -84],
    ],
    (x, y, a) => leaf(x, y + 2, 13, a, { fill: C.green2, sw: 1.3 }),
  );
  o += cat(160, 470);
  return card({ id: 'wanQ', ground: C.gold2, picture: o });
}
