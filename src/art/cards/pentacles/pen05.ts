import type { Focus } from '../../art.ts';
import { actor } from '../../figures/actor.ts';
import { grip } from '../../figures/hand.ts';
import { headProfile } from '../../figures/head.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { type Point, placer, points, rng, sym } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { clip, flat, graded, ln, rod, sh, strokes, tone } from '../../kit/marks.ts';
import { pentacle } from '../../kit/suits.ts';

// Five of Pentacles: two poor people in snow, one on crutches, under a lit window of five discs.
// Malachite, cinnabar, plum; light from the window.
export const focus: Focus = [22, 66, 276, 386];

/** Wall of a church at night and its lit window. */
function church(): string {
  let o = graded('pen05g', 22, 22, 276, 400, [
    [0, C.green3],
    [0.8, C.green],
    [1, C.green2],
  ]);
  o += tone(22, 24, 276, 340, 46, 1.6, 0.3, C.ink);
  let joints = '';
  for (let i = 0; i < 10; i++) for (let x = i % 2 ? 22 : -8; x < 300; x += 60) joints += `M${x} ${50 + i * 36}h60v-36`;
  o += ln(joints, 1, C.green);
  const pane = blob(sym('160,48! 118,72 90,108 84,150! 84,222! 160,222!'));
  o += sh(blob(sym('160,30! 108,60 76,102 70,148! 70,230! 160,230!')), C.paper2, 2.6) + sh(pane, C.gold2, 2.3);
  let panes = '';
  for (let k = -9; k < 14; k++) panes += `M${86 + k * 18} 40l150 250M${236 - k * 18} 40l-150 250`;
  o += clip('pen05p', pane, ln(panes, 1.1, C.gold));
  o += ln('M160 48V222M85 146H235', 4.6) + ln('M160 48V222M85 146H235', 1.6, C.gold3);
  for (const [x, y] of points('160,86 112,126 208,126 132,184 188,184')) o += pentacle(x, y, 28);
  // sill with snow on it
  return (
    o +
    sh(poly('58,226 262,226 266,240 54,240'), C.paper2, 2.3) +
    sh(blob('56,230! 70,219 110,224 160,217 214,224 252,218 264,230!'), C.paper, 2)
  );
}
/** Woman ahead, bent in her shawl, barefoot. */
function woman(): string {
  const w = placer({ x: 242, y: 280, s: 23, r: 22 });
  let o =
    sh(
      blob('206,452! 226,448 238,456 234,464 204,464!') + blob('240,450! 262,446 274,456 270,463 240,463!'),
      C.skin[1],
      2,
    ) + headProfile(242, 280, 23, { skin: C.skin[1], r: 22 });
  o += sh(
    blob('226,306! 250,310 264,332 268,362 262,394 268,428 276,452! 236,448 194,456! 190,410 194,356 204,322'),
    C.plum,
    2.7,
  );
  o += strokes(['224,360 212,404 206,448', '242,376 238,416 234,446', '256,392 258,424 262,446'], 3, C.ink);
  o += sh(
    blob(
      w(
        '0.62,-0.84! 0.1,-1.26 -0.7,-1.14 -1.14,-0.3 -1.1,0.7 -1.5,1.9 -1.6,3.6! -0.5,3.3 0.6,3.7! 1.2,2.5 0.6,1.2! 0.1,1 -0.16,0.4 -0.1,-0.2 0.3,-0.6!',
      ),
    ),
    C.green2,
    2.6,
  );
  o += strokes(
    [w('0.1,-1 -0.6,-0.6 -0.8,0.6'), w('-0.3,-0.4 -0.6,0.8 -0.9,2.6'), w('0,1.2 -0.2,2 -0.3,3')],
    2.8,
    C.green,
  );
  return (
    o +
    reach({
      from: [238, 322],
      to: [254, 336],
      u: 17,
      bend: 1,
      fill: C.green2,
      fold: C.green,
      skin: C.skin[1],
      long: [1.5, 1.6],
    })
  );
}
/** Crutch: foot and head, with the bar under the armpit. */
function crutch(foot: Point, head: Point): string {
  const r = Math.atan2(head[1] - foot[1], head[0] - foot[0]) + Math.PI / 2;
  const [c, s] = [Math.cos(r) * 15, Math.sin(r) * 15];
  return (
    rod(line([foot, head]), 5, C.gold3, 2) +
    rod(
      line([
        [head[0] - c, head[1] - s],
        [head[0] + c, head[1] + s],
      ]),
      6,
      C.gold3,
      2,
    )
  );
}
/** Man behind her, hanging between two crutches, one foot bandaged and lifted. */
function man(): string {
  const { body } = actor({
    neck: [104, 302],
    hip: [88, 376],
    w: 22,
    tilt: [12, 4],
    farLeg: ['112,412 74,436', 1, 30],
    nearLeg: ['92,416 84,452', 1, 0],
    hem: 26,
    tunic: { fill: C.red, fold: C.red2 },
    hose: { fill: C.plum, fold: C.ink },
    shoes: [C.paper, C.gold3],
    belt: C.gold3,
  });
  const arm = { u: 21, skin: C.skin[0], hand: 'grip', fill: C.red, fold: C.red2, long: [2.15, 2.2] } as const;
  const hold = { skin: C.skin[0], dir: -1 } as const;
  let o = reach({ ...arm, from: [118, 314], to: [152, 388], bend: 1, r: -14, fill: C.red2, fold: C.ink });
  o += crutch([174, 460], [134, 328]) + grip(152, 388, 11, { ...hold, r: -16 }) + body;
  o +=
    sh(poly('98,342 114,338 118,354 102,358'), C.gold, 1.6) +
    strokes(['94,346 98,345 102,344', '114,356 118,355 122,354'], 1.8);
  o += reach({ ...arm, from: [88, 314], to: [66, 398], bend: 1, r: 12, fill: C.coral, fold: C.red });
  o += crutch([50, 464], [82, 332]) + grip(66, 398, 11, { ...hold, r: 14 });
  const h = placer({ x: 122, y: 268, s: 24, r: 14 });
  o +=
    sh(blob('84,312! 92,292 112,288 132,304! 126,318 100,320'), C.coral, 2.2) +
    headProfile(122, 268, 24, { skin: C.skin[0], r: 14 });
  o += sh(blob(h('0.24,-0.8 -0.5,-0.96 -0.98,-0.4 -0.9,0.5 -0.6,0.9! -0.4,0.5 -0.34,0!')), C.gold3, 2);
  o += sh(blob(h('0.64,-0.44! 0,-0.5 -0.96,-0.1! -1,-0.6 -0.6,-1.06 0.1,-1.1 0.6,-0.84')), C.paper, 2.1);
  return o + strokes([h('0.5,-0.6 -0.2,-0.66 -0.9,-0.3'), h('0.4,-0.84 -0.1,-0.9 -0.7,-0.7')], 1.8, C.grey);
}
/** Falling snow, thin before the window. */
function flakes(): string {
  const random = rng(17);
  let d = '';
  for (let i = 0; i < 90; i++) {
    const [x, y, r] = [28 + random() * 264, 28 + random() * 330, 1.8 + random() * 2.4];
    if (x > 70 && x < 250 && y > 44 && y < 250) continue;
    d += disc(x, y, r);
  }
  return flat(d, C.paper);
}

export function draw(): string {
  let o = church() + flakes();
  o += sh(blob('10,372! 50,356 110,366 180,352 250,362 312,350! 312,480! 10,480!'), C.paper, 2.5);
  o += strokes(
    ['30,408 60,402 90,406', '184,404 196,400 206,402', '272,398 284,394 296,396', '120,466 150,462 180,466'],
    3.2,
    C.green2,
  );
  o += woman() + man();
  return card({ id: 'pen05', ground: C.green, picture: o });
}
