import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { footOut } from '../../figures/foot.ts';
import { cradle, grip } from '../../figures/hand.ts';
import { headChild } from '../../figures/head.ts';
import { lapAside } from '../../figures/lap-ways.ts';
import { throne } from '../../figures/throne.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob, line, taper } from '../../geom/paths.ts';
import { at, placer } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge } from '../../kit/land.ts';
import { flat, joined, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { star } from '../../kit/stars.ts';
import { cup } from '../../kit/suits.ts';
import { ripples } from '../../kit/water.ts';

// Queen of Cups: throne by the sea with carved sea-children; closed, handled, ornate cup she gazes at; pebbles, water.
// Azurite, cinnabar; light from the upper left.
export const focus: Focus = [50, 92, 208, 291];
const SKIN = C.skin[1];

/** Child with a fish tail, as carved on the throne. */
const seaChild = (x: number, y: number, flip: boolean): string => {
  const put = placer({ x, y, flip });
  return (
    sh(
      taper(put('-4,26 6,44 -2,58 -18,54'), [20, 15, 9, 4]) +
        blob(put('-16,54! -26,44 -32,46! -26,56 -32,66! -20,62!')),
      C.paper2,
      1.8,
    ) +
    strokes([put('-4,38 2,40 5,38'), put('-6,46 0,50 5,48'), put('-10,53 -6,56 -3,60')], 1.6, C.gold3) +
    union([limb(put('0,14 -2,28'), [19, 17]), limb(put('8,16 18,4'), [8, 6])], C.paper2, 1.8) +
    headChild(x, y, 12, C.paper2, 1.8) +
    sh(blob(put('-11,0! -12,-10 0,-15 12,-10 11,0! 4,-8 -5,-7')), C.paper, 1.6)
  );
};

export function draw(): string {
  let o = sky('cupQ', 'gloaming', 320);
  o += ridge('232,318 262,262 284,240 312,250', 330, C.blue2, C.blue);
  o += sh(rect(18, 314, 284, 170), C.blue, 2.3) + ripples(22, 318, 276, 80, 8, { seed: 4 });
  const seat = throne({ fill: C.paper2, dark: C.blue3, top: 74, half: 60 });
  o += seat.back;
  // shell on the back
  const fan = 'M160 122L124 98A44 40 0 0 1 196 98z';
  o += sh(fan, C.paper, 2) + ln('M160 120L139 92M160 120L153 88M160 120L167 88M160 120L181 92', 1.4, C.gold3);
  o += seaChild(108, 84, false) + seaChild(212, 84, true);
  o += seat.front;
  o += seaChild(66, 330, false) + seaChild(254, 330, true);
  // shore, pebbles, water to the hem
  o += sh(blob('10,440! 80,430 150,452 230,432 312,438! 312,480! 10,480!'), C.paper2, 2.3);
  o +=
    sh(blob('10,452! 60,446 110,458 170,450 230,462 312,452! 312,480! 10,480!'), C.blue2, 2) +
    strokes(['24,462 50,457 84,463', '230,468 262,464 292,468'], 2.4, C.paper);
  o += sh(
    at('42,440 60,446 86,440 74,448 248,438 266,444 282,440 34,450 290,450', (x, y, i) => disc(x, y, 5 + (i % 3), 4)),
    C.gold2,
    1.5,
  );
  // cloak and gown
  o += sh(
    blob(
      '160,186! 130,196 112,236 106,290 104,340 84,400 60,446 70,462 160,466 262,462 250,430 226,380 214,330 212,270 200,216 186,194',
    ),
    C.red,
    2.7,
  );
  o += strokes(['204,250 208,320 236,440', '196,240 200,330 220,450', '114,300 104,370 80,446'], 3, C.red2);
  const shoe = { fill: C.blue, dark: C.blue3, light: C.blue2, shadow: C.red2 };
  o += footOut(122, 414, 0.8, shoe) + footOut(166, 422, 0.84, shoe);
  o += lapAside(160, 292, {
    fill: C.paper,
    dark: C.blue2,
    light: C.paper,
    trim: C.blue,
    waist: 31,
    wide: 0.9,
    drop: 1.32,
  });
  o += sh(
    blob('148,196! 136,206 128,240 132,270 132,294! 147,300 160,301 174,300 188,294! 189,268 192,236 184,206 172,194!'),
    C.paper,
    2.5,
  );
  o += strokes(['150,216 150,250 153,284'], 2.8, C.blue2);
  o += rod(line('132,294 147,300 160,302 174,300 188,294'), 5, C.blue, 2) + sh(disc(160, 301, 5.4), C.gold2, 1.7);
  o += at('120,408 200,408 126,380 194,380', (x, y) => star(x, y, 6, { light: C.blue, dark: C.blue3 }));
  // far arm across the lap, the hand under the foot of the cup
  o += joined(
    '174,198! 192,204 206,230 214,262 206,284 176,293 129,298! 127,276! 156,271 176,262 184,250!',
    C.paper,
    2.4,
  );
  o += strokes(['194,222 202,246 198,266', '190,278 166,284 140,288'], 2.4, C.blue2);
  // near arm and the cup: closed, handled, ornate
  o += union([limb('140,212 124,264', [32, 36]), limb('124,266 106,264', [30, 26])], C.paper, 2.4);
  o += strokes(['134,222 124,250 128,272', '144,226 136,254 134,270'], 2.4, C.blue2);
  o += rod(line('68,208 48,202 46,226 70,242') + line('108,208 128,202 130,226 106,242'), 4, C.gold, 1.8);
  o += cup(88, 202, 52);
  o +=
    cradle(108, 284, 13, { skin: SKIN, flip: true, r: -4 }) +
    sh(blob('120,275! 127,276! 129,287 127,298! 120,297! 122,286'), C.blue, 1.9);
  o +=
    sh(blob('60,204! 64,186 78,176 88,172 98,176 112,186 116,204! 102,209 74,209'), C.gold2, 2.2) +
    ln('M65 193Q88 202 111 193', 1.3, C.gold3);
  o += sh(disc(88, 168, 6), C.red, 1.8) + star(88, 151, 13, { points: 4, inner: 0.36, contour: 1.3 });
  o += flat(disc(77, 189, 2.6) + disc(88, 191, 2.6) + disc(99, 189, 2.6), C.red);
  o +=
    grip(88, 263, 12.5, { skin: SKIN }) + sh(blob('105,249! 112,249! 114,264 112,281! 105,281! 107,265'), C.blue, 1.9);
  // head
  const h = placer({ x: 160, y: 158, s: 25, flip: true, r: -10 });
  o +=
    sh(blob(h('0.3,-1.2! -0.7,-1.14 -1.1,-0.4 -1,0.6 -1.2,1.8! -0.3,1.9 0.3,1.9! 0.5,1 0.5,0')), C.gold, 2.2) +
    strokes([h('-0.86,-0.2 -0.8,0.8 -0.9,1.6')], 2.4, C.gold3);
  o += headThreeQuarter(160, 158, 25, { skin: SKIN, flip: true, r: -10 });
  o += sh(blob('144,190! 158,200 180,192! 186,204 162,214 138,204!'), C.blue, 2.1);
  o += sh(blob(h('0.5,-0.94! 0,-1.2 -0.8,-1.06 -1,-0.2 -0.7,0.5! -0.5,-0.2 -0.1,-0.6 0.5,-0.7!')), C.gold, 2);
  o +=
    sh(
      blob(h('-0.96,-0.76! -1.1,-1.7! -0.5,-1.24 -0.2,-1.9! 0.12,-1.26 0.74,-1.6! 0.62,-0.76! -0.1,-0.94'), 0.2),
      C.gold2,
      2.1,
    ) +
    flat(
      at(h('-0.5,-1.06 -0.14,-1.14 0.24,-1.06'), (x, y) => disc(x, y, 2.4)),
      C.red,
    );
  return card({ id: 'cupQ', ground: C.blue2, picture: o });
}
