import type { Focus } from '../../art.ts';
import { actor } from '../../figures/actor.ts';
import { rest } from '../../figures/hand.ts';
import { headThreeQuarter } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, poly } from '../../geom/paths.ts';
import { each, placer, polar } from '../../geom/points.ts';
import { C } from '../../ink.ts';
import { flat, ln, sh, strokes } from '../../kit/marks.ts';
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
  const skin = C.skin[2];
  const look = { w: 11, guard: 32, blade: C.paper, shade: C.grey };
  let o = sky('swo07', 'grey', 420);
  o += star(64, 84, 13) + star(250, 70, 8) + star(116, 62, 6);
  // camp
  o += tent(58, 400, 74) + tent(120, 402, 56) + tent(206, 402, 84);
  o += sh(blob('10,402! 80,394 180,400 250,394 312,402! 312,484! 10,484!'), C.paper2, 2.3);
  o += strokes(['30,430 60,424 92,428', '150,466 190,460 230,466'], 3, C.gold3);
  // two left standing
  o += planted(
    [
      [246, 250, -3],
      [276, 262, 2],
    ],
    180,
    look,
  );
  const man = actor({
    neck: [140, 192],
    hip: [158, 292],
    w: 24,
    tilt: [-8, 8],
    far: 0,
    farLeg: ['116,336 116,398', -1, -32],
    nearLeg: ['186,346 212,396', -1, -46],
    farArm: '98,240 122,266',
    nearArm: '186,258 140,274',
    tunic: { fill: C.blue, fold: C.blue3 },
    sleeve: { fill: C.blue2, fold: C.blue },
    hose: { fill: C.gold2, fold: C.gold3 },
    shoes: [C.red, C.red],
    hem: 44,
    sway: 6,
    trim: C.gold,
  });
  o += man.body;
  // five in his arms
  o += each([[-126], [-104], [-82], [-60], [-38]], (a) => {
    const [x, y] = polar(134, 262, 74, a - 90);
    return heldSword(x, y, 180, a + 180, look);
  });
  o += man.nearArm + rest(132, 276, 12, { skin, r: 170, flip: false });
  // head looking back
  o += headThreeQuarter(144, 152, 24, { skin, r: 6 });
  const h = placer({ x: 144, y: 152, s: 24, r: 6 });
  o += sh(
    blob(h('0.66,-0.44! 0.1,-0.62 -0.4,-0.3 -0.56,0.3 -0.7,0.7! -1,0.5 -1.04,-0.3 -0.8,-0.8 0,-1.1 0.6,-0.9')),
    C.ink,
    2,
  );
  o += sh(blob(h('0.86,-0.56! 0.3,-0.78 -0.5,-0.66 -1.1,-0.2! -1.14,-0.7 -0.7,-1.3 0.1,-1.5 0.66,-1.1')), C.red, 2.3);
  o += sh(blob(h('-0.9,-0.5! -1.4,-0.9 -2,-0.9 -2.3,-0.5! -1.8,-0.4 -1.3,-0.1')), C.paper, 1.9);
  o += sh(blob('124,186! 140,180 158,186! 162,198 144,206 126,200'), C.red, 2);
  return card({ id: 'swo07', ground: C.grey2, picture: o });
}
