import type { Focus } from '../../art.ts';
import { actor } from '../../figures/actor.ts';
import { grip } from '../../figures/hand.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { at, each, placer, polar } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { flat, ln, rod, sh, strokes } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { star } from '../../kit/stars.ts';
import { heldSword, planted } from '../../kit/wind.ts';

// Cinnabar, azurite, lead; early grey.
export const focus: Focus = [34, 110, 252, 353];

/** Striped tent, foot at x, y. */
function tent(x: number, y: number, s: number): string {
  const put = placer({ x, y, s });
  let o = ln(`M${x} ${y - s * 1.4}V${y - s * 1.7}`, 2.4) + sh(poly(put('0,-1.7 0.36,-1.6 0,-1.5')), C.gold, 1.5);
  o += sh(poly(put('-0.62,-0.72 0.62,-0.72 0.66,0 -0.66,0')), C.paper, 2.2);
  for (const u of [-0.62, -0.2, 0.22])
    o += flat(poly(put(`${u},-0.72 ${u + 0.2},-0.72 ${u + 0.21},0 ${u - 0.01},0`)), C.coral);
  o += sh(
    blob(
      put('0,-1.42! -0.2,-1.04 -0.76,-0.72! -0.5,-0.6 -0.25,-0.7! 0,-0.58 0.25,-0.7! 0.5,-0.6 0.76,-0.72! 0.2,-1.04'),
    ),
    C.red,
    2.3,
  );
  for (const f of [-1, 1])
    o += flat(blob(put(`0,-1.36! ${f * 0.06},-1.04 ${f * 0.12},-0.68! ${f * 0.38},-0.68! ${f * 0.18},-1`)), C.paper);
  return o + ln(poly(put('-0.62,-0.72 -0.66,0 0.66,0 0.62,-0.72'), false), 2.2);
}
export function draw(): string {
  const skin = C.skin[1];
  const look = { w: 11, guard: 26, blade: C.paper, shade: C.grey };
  let o = sky('swo07', 'dusk', 400);
  o += star(262, 66, 11) + star(216, 92, 6) + star(56, 74, 6);
  // the camp he leaves
  o += tent(60, 400, 46) + tent(254, 388, 88);
  o += sh(blob('10,398! 80,402 170,392 240,386 312,392! 312,484! 10,484!'), C.paper2, 2.3);
  o += strokes(['34,424 62,418 92,422', '60,462 100,456 140,461', '196,456 224,451 252,455'], 3, C.gold3);
  // two left standing
  o += planted(
    [
      [250, 348, -1],
      [280, 336, -1],
    ],
    150,
    look,
  );
  o += at('251,446 281,434', (x, y) => {
    const put = placer({ x, y });
    return (
      flat(blob(put('-11,3! -6,-1 0,-2 6,-1 11,3! 9,56 -9,56')), C.paper2) + strokes([put('-13,4 0,-4 13,4')], 3.2)
    );
  });
  o += strokes(['92,415 116,411 140,415', '196,440 214,436 236,440'], 3.4, C.gold3);
  // ground under the toes he goes on
  o += flat(disc(212, 443, 24, 4.6) + disc(104, 411, 19, 3.8), C.ink, 0.26);
  const man = actor({
    neck: [182, 206],
    hip: [192, 304],
    w: 26,
    tilt: [-10, 6],
    far: 0,
    farLeg: ['136,336 116,384', -1, -34],
    nearLeg: ['204,362 227,420', -1, -19],
    tunic: { fill: C.blue, fold: C.blue3 },
    hose: { fill: C.straw2, fold: C.gold3 },
    shoes: [C.red, C.red],
    hem: 40,
    sway: -2,
    trim: C.gold,
  });
  // far arm behind the bundle, five swords in both arms, hilts up
  o += sh(blob('166,200! 150,202 132,214 116,230! 122,250! 144,246 168,234!'), C.blue2, 2.3);
  o += man.body;
  o += each([[-2], [-1], [0], [1], [2]], (i) => {
    const [px, py] = polar(148, 282, i * 10.5, -30);
    const a = -30 + i * 5;
    const [x, y] = polar(px, py, 106, a - 90);
    return heldSword(x, y, 176, a + 180, look);
  });
  o += grip(108, 241, 11.5, { skin, dir: 1, r: -30, wrist: [113, 239] });
  // near arm round the blades, the fist closed on them
  o += grip(130, 284, 13, { skin, dir: 1, r: -30, wrist: [156, 290] });
  o += sh(
    blob('198,206! 216,212 226,236 228,262 218,286 200,298 176,300 153,301! 154,280! 176,280 194,276! 194,254 190,230'),
    C.blue2,
    2.5,
  );
  o +=
    strokes(['212,220 216,246 210,270', '194,278 202,284 210,284', '168,286 184,290 198,290'], 2.6, C.blue) +
    rod(line('154,279 151,290 152,302'), 3.4, C.gold, 1.7);
  // head looking back
  o += headThreeQuarter(196, 160, 26, { skin, r: -4, mood: 'sly' });
  const h = placer({ x: 196, y: 160, s: 26, r: -4 });
  o += sh(
    blob(h('0.66,-0.44! 0.1,-0.62 -0.4,-0.3 -0.56,0.3 -0.7,0.7! -1,0.5 -1.04,-0.3 -0.8,-0.8 0,-1.1 0.6,-0.9')),
    C.ink,
    2,
  );
  o += sh(blob(h('0.86,-0.56! 0.3,-0.78 -0.5,-0.66 -1.1,-0.2! -1.14,-0.7 -0.7,-1.3 0.1,-1.5 0.66,-1.1')), C.red, 2.3);
  o += sh(blob('162,200! 180,193 200,196! 206,210 186,218 166,212'), C.red, 2);
  return card({ id: 'swo07', ground: C.grey2, picture: o });
}
