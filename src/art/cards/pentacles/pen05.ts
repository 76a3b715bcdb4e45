import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { grip, rest } from '../../figures/hand.ts';
import { headProfile } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { placer, points, rng, sym } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { clip, flat, graded, ln, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { pentacle } from '../../kit/suits.ts';

// Five of Pentacles: two poor people in snow, one on crutches, under a lit window of five discs.
// Malachite, cinnabar, plum; light from the window.
export const focus: Focus = [46, 84, 230, 322];

export function draw(): string {
  let o = graded('pen05g', 22, 22, 276, 400, [
    [0, C.green3],
    [0.7, C.green],
    [1, C.green2],
  ]);
  o += tone(22, 24, 276, 380, 50, 1.6, 0.3, C.ink);
  let joints = '';
  for (let i = 0; i < 11; i++) for (let x = i % 2 ? 22 : -8; x < 300; x += 60) joints += `M${x} ${50 + i * 36}h60v-36`;
  o += ln(joints, 1, C.green2);
  // window
  const pane = blob(sym('160,48! 118,74 92,116 86,164! 86,282! 160,282!'));
  o += sh(blob(sym('160,30! 108,62 78,110 72,162! 72,296! 160,296!')), C.paper2, 2.6) + sh(pane, C.gold2, 2.3);
  let panes = '';
  for (let k = -9; k < 14; k++) panes += `M${86 + k * 18} 40l150 250M${236 - k * 18} 40l-150 250`;
  o += clip('pen05p', pane, ln(panes, 1.1, C.gold));
  o += ln('M160 48V282M86 152H234M86 216H234', 4.6) + ln('M160 48V282M86 152H234M86 216H234', 1.6, C.gold3);
  o += sh(poly('60,290 260,290 266,304 54,304'), C.paper, 2.3);
  o += rod(line('160,100 118,152 134,208 186,208 202,152 160,100'), 2.4, C.green, 1.3);
  for (const [x, y] of points('160,96 112,146 208,146 132,204 188,204')) o += pentacle(x, y, 26);
  // snow
  o += sh(blob('10,400! 60,390 120,398 200,388 260,396 312,388! 312,480! 10,480!'), C.paper, 2.5);
  o += strokes(
    ['30,424 80,418 120,424', '190,470 240,464 286,468', '214,412 250,408 286,412', '40,466 70,462 100,466'],
    3.2,
    C.green2,
  );
  // woman ahead, bent in her shawl
  const w = placer({ x: 244, y: 286, s: 20, r: 24 });
  o += sh(
    blob('206,454! 226,450 236,456 232,464 206,464!') + blob('236,452! 256,448 268,456 264,463 236,463!'),
    C.gold3,
    2,
  );
  o += headProfile(244, 286, 20, { skin: C.skin[1], r: 24 });
  o += sh(
    blob('232,310! 250,312 262,330 264,352 256,384 260,420 270,452! 196,456! 196,410 202,360 208,326'),
    C.plum,
    2.7,
  );
  o += strokes(['226,352 214,400 208,448', '240,366 236,410 232,450', '250,384 250,420 254,448'], 3, C.ink);
  o += sh(
    blob(
      w(
        '0.6,-0.86! 0.1,-1.24 -0.7,-1.1 -1.12,-0.3 -1.1,0.7 -1.5,1.9 -1.7,3.4! -0.6,3 0.4,3.3! 0.9,2.4 0.5,1.2! 0.1,1 -0.16,0.4 -0.1,-0.2 0.3,-0.6!',
      ),
    ),
    C.green,
    2.5,
  );
  o += strokes(
    [w('0.1,-1 -0.6,-0.6 -0.8,0.6'), w('-0.3,-0.4 -0.6,0.8 -0.9,2.4'), w('0,1.2 -0.2,2 -0.3,2.8')],
    2.6,
    C.green3,
  );
  o += rest(256, 344, 9.4, { skin: C.skin[1], r: 36 });
  // man on crutches
  o += rod('M150 322L166 458', 4, C.gold3, 2) + rod('M142 324L160 318', 4, C.gold3, 2);
  o +=
    union([limb('108,380 130,410', [28, 22]), limb('130,410 116,440', [20, 14])], C.red2, 2.3) +
    sh(blob('106,434! 122,444 126,452! 108,452 98,444'), C.paper, 1.9);
  o +=
    union([limb('100,374 100,414', [30, 24]), limb('100,414 92,450', [22, 15])], C.red, 2.3) +
    sh(blob('80,446! 100,444 112,454 112,462! 80,462!'), C.paper, 1.9) +
    strokes(['88,450 92,454 98,452'], 1.8, C.grey);
  o +=
    union([limb('118,304 144,340', [24, 20]), limb('144,340 156,352', [19, 13])], C.red2, 2.2) +
    grip(158, 358, 8.6, { skin: C.skin[0], dir: -1, r: -6 });
  o += sh(
    blob(
      '94,288! 114,282 130,296 132,330 124,362 132,394! 120,386 112,398! 100,388 88,400! 76,386 70,392! 78,350 78,310',
    ),
    C.red,
    2.7,
  );
  o += strokes(['100,340 92,364 88,388', '112,338 112,364 112,388', '86,310 88,330 84,352'], 2.8, C.red2);
  o +=
    sh(poly('104,318 118,316 120,332 106,334'), C.gold, 1.5) +
    strokes(['102,322 106,321 110,320', '114,334 118,333 122,331'], 1.6);
  o += rod('M62 330L78 458', 4, C.gold3, 2) + rod('M52 334L74 326', 4, C.gold3, 2);
  o +=
    union([limb('94,306 72,342', [26, 21]), limb('72,342 70,360', [20, 14])], C.red, 2.3) +
    grip(68, 370, 9, { skin: C.skin[0], dir: 1, r: -8 });
  const h = placer({ x: 118, y: 254, s: 22, r: 8 });
  o += headProfile(118, 254, 22, { skin: C.skin[0], r: 8 });
  o += sh(blob('92,296! 100,278 116,276 130,286! 128,298 108,304'), C.paper2, 2.1);
  o +=
    sh(blob(h('0.24,-0.8 -0.5,-0.96 -0.98,-0.4 -0.9,0.5 -0.6,0.9! -0.4,0.5 -0.34,0!')), C.gold3, 2) +
    sh(blob(h('0.64,-0.44! 0,-0.5 -0.96,-0.1! -1,-0.6 -0.6,-1.06 0.1,-1.1 0.6,-0.84')), C.paper, 2) +
    strokes([h('0.5,-0.6 -0.2,-0.66 -0.9,-0.3'), h('0.4,-0.84 -0.1,-0.9 -0.7,-0.7')], 1.8, C.grey);
  // falling snow
  const random = rng(17);
  let flakes = '';
  for (let i = 0; i < 120; i++) {
    const x = 26 + random() * 268;
    const y = 28 + random() * 360;
    if ((x < 68 || x > 252 || y < 44) && y < 300) flakes += disc(x, y, 1.2 + random() * 2);
    else if (i % 3 === 0 && y > 306 && (x < 60 || x > 150)) flakes += disc(x, y, 1.2 + random() * 1.6);
  }
  o += flat(flakes, C.paper);
  return card({ id: 'pen05', ground: C.green, picture: o });
}
