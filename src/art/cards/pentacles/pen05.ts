import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { grip } from '../../figures/hand.ts';
import { headProfile } from '../../figures/profile.ts';
import { card } from '../../frame.ts';
import { blob, brush, line, poly } from '../../geom/paths.ts';
import { at, type Point, placer, points, rng, sym } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { clip, flat, g, graded, joined, ln, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { pentacle } from '../../kit/suits.ts';

// Five of Pentacles: two poor people in snow, one on crutches, under a lit window of five discs.
// Malachite, cinnabar, plum; light from the window.
export const focus: Focus = [22, 66, 276, 386];

/** Wall of a church at night and its lit window. */
function church(): string {
  let o = graded('pen05g', 22, 22, 276, 400, [
    [0, C.green3],
    [1, C.green],
  ]);
  o += tone(22, 24, 276, 340, 46, 1.6, 0.3, C.ink);
  let joints = '';
  for (let i = 0; i < 10; i++) for (let x = i % 2 ? 22 : -8; x < 300; x += 60) joints += `M${x} ${50 + i * 36}h60v-36`;
  o += ln(joints, 1, C.green);
  const wall = o;
  const pane = blob(sym('160,48! 118,72 90,108 84,150! 84,222! 160,222!'));
  o = sh(blob(sym('160,30! 108,60 76,102 70,148! 70,230! 160,230!')), C.paper2, 2.6) + sh(pane, C.gold2, 2.3);
  let panes = '';
  for (let k = -9; k < 14; k++) panes += `M${86 + k * 18} 40l150 250M${236 - k * 18} 40l-150 250`;
  o += clip('pen05p', pane, ln(panes, 1.1, C.gold));
  o += ln('M160 48V222M85 146H235', 4.6) + ln('M160 48V222M85 146H235', 1.6, C.gold3);
  for (const [x, y] of points('160,86 112,126 208,126 132,184 188,184')) o += pentacle(x, y, 28);
  // sill with snow on it
  o +=
    sh(poly('58,226 262,226 266,240 54,240'), C.paper2, 2.3) +
    sh(blob('56,230! 70,219 110,224 160,217 214,224 252,218 264,230!'), C.paper, 2);
  return wall + g(o, 'transform="translate(24 8) scale(0.85)"');
}
/** Woman ahead, bent over the shawl that she clutches, barefoot in the snow. */
function woman(): string {
  const skin = C.skin[2];
  const w = placer({ x: 256, y: 296, s: 22, r: 34 });
  // far foot, near foot with its heel lifted
  let o =
    sh(blob('240,440! 254,440! 256,450 268,457 276,463 272,468 240,468 237,456'), skin, 2) +
    sh(blob('196,436! 212,440! 214,450 226,459 236,463 232,468 214,466 200,458 190,448'), skin, 2) +
    strokes(['268,462 265,464 264,468', '228,462 225,464 224,467'], 1.5) +
    headProfile(256, 296, 22, { skin, r: 34, mood: 'sad' });
  o += flat(brush(w('0.3,-0.42 0.44,-0.42 0.66,-0.22'), 2.2) + brush(w('0.42,0.36 0.5,0.42 0.52,0.54'), 1.4), C.ink);
  o += sh(
    blob(
      '222,330! 248,336 258,356 262,384 258,410 266,430 272,446! 262,442 256,450! 246,444 236,452! 224,444 214,452! 204,444 188,448! 186,412 184,376 192,344',
    ),
    C.plum,
    2.6,
  );
  o += strokes(['214,376 204,410 202,440', '232,390 228,420 230,442', '248,392 248,418 256,440'], 3, C.ink);
  o +=
    sh(poly('206,420 217,417 220,430 209,433'), C.green, 1.6) +
    strokes(['205,424 209,423 212,422', '214,431 218,430 222,429'], 1.6);
  // shawl over head, back and arms, blown back
  o += sh(
    blob(
      `${w('0.66,-0.8! 0.16,-1.26 -0.62,-1.2 -1.1,-0.5 -1.16,0.3')
        .map((p) => `${p[0].toFixed(1)},${p[1].toFixed(1)}${p[2] ? '!' : ''}`)
        .join(
          ' ',
        )} 206,312 190,336 180,364 164,384! 182,386 190,398! 206,384 226,384 240,390! 250,378 262,366 270,350 264,334 250,322! 246,312 240,300 246,288`,
    ),
    C.green2,
    2.6,
  );
  o += strokes(
    [
      '238,278 226,300 214,318',
      '214,322 200,346 188,374',
      '232,316 220,340 212,372',
      '262,344 248,358 226,362',
      '256,366 242,372 230,380',
    ],
    2.8,
    C.green,
  );
  // both hands hold the edges together under the chin
  return (
    o +
    grip(268, 352, 9.6, { skin, dir: -1, r: 12, wrist: [254, 358] }) +
    grip(264, 334, 10.6, { skin, dir: -1, r: -14, wrist: [246, 338] }) +
    joined('236,319! 247,322 255,330 256,342! 249,352 240,354 228,352!', C.green2, 2.2) +
    strokes(['236,328 243,334 246,344'], 2.2, C.green)
  );
}
/** Crutch from the ground to the bar on which the armpit hangs. */
function crutch(foot: Point, head: Point): string {
  const r = Math.atan2(head[1] - foot[1], head[0] - foot[0]) + Math.PI / 2;
  const [c, s] = [Math.cos(r) * 17, Math.sin(r) * 17];
  return (
    rod(line([foot, head]), 5, C.gold3, 2) +
    rod(
      line([
        [head[0] - c, head[1] - s],
        [head[0] + c, head[1] + s],
      ]),
      7,
      C.gold3,
      2,
    )
  );
}
/** Man behind her, hanging between two crutches, a bandaged foot lifted behind him. */
function man(): string {
  const skin = C.skin[1];
  // far crutch and arm
  let o = crutch([160, 462], [128, 340]);
  o +=
    sh(blob('118,318! 136,324 146,344 148,366 150,382! 138,386! 130,366 122,346'), C.red2, 2.3) +
    grip(145, 390, 10.5, { skin, dir: -1, r: 70 });
  // lifted leg with rags, standing leg
  o +=
    union([limb('100,386 116,418 78,432', [25, 21, 14])], C.plum, 2.3) +
    sh(blob('86,422! 68,426 54,424 44,430 44,442 54,450 70,446 88,442!'), C.green2, 2.2) +
    strokes(['80,424 82,432 78,443', '72,425 74,434 69,445', '62,425 64,436 60,447', '52,428 55,438 52,447'], 1.9) +
    sh(blob('70,446! 62,452 66,460! 72,454 78,445!'), C.green2, 1.6) +
    union([limb('88,388 98,424 94,450', [27, 21, 14])], C.plum, 2.3) +
    strokes(['94,404 100,424 98,440'], 2.2, C.ink) +
    sh(blob('85,446! 104,446! 106,454 120,460 124,468! 84,468! 83,456'), C.gold3, 2.2);
  // tunic with a ragged hem
  o += sh(
    blob(
      '82,310! 96,302 120,306 130,320 130,344 124,366 128,392! 120,388 114,400! 106,390 98,402! 90,392 82,402! 76,390 64,396! 70,366 72,334',
    ),
    C.red,
    2.6,
  );
  o += strokes(
    ['84,368 78,380 74,390', '98,370 96,382 96,394', '114,368 116,380 118,390', '110,318 116,336 112,356'],
    2.5,
    C.red2,
  );
  o += rod(line('72,362 98,369 124,364'), 3.4, C.gold3, 1.7);
  o +=
    sh(poly('84,372 99,376 96,391 81,387'), C.gold, 1.6) +
    strokes(['81,376 84,377 87,378', '93,388 96,389 99,390'], 1.7);
  // near crutch under the raised shoulder, arm down to its grip
  o += crutch([40, 466], [86, 340]);
  o +=
    sh(blob('80,306 94,308 100,322 94,346 84,366 70,392! 56,386! 62,362 68,336 70,316'), C.coral, 2.3) +
    strokes(['90,320 84,346 72,372', '76,324 74,346 66,370'], 2.4, C.red) +
    sh(poly('55,383 71,391 69,397 53,389'), C.red2, 1.7) +
    grip(61, 399, 10.5, { skin, dir: -1, r: 108 });
  // head hung low between the shoulders
  const h = placer({ x: 130, y: 290, s: 22, r: 32 });
  o += headProfile(130, 290, 22, { skin, r: 32, mood: 'sad' });
  o += flat(
    brush(h('0.3,-0.44 0.44,-0.42 0.64,-0.2'), 2.4) +
      brush(h('0.42,0.36 0.5,0.44 0.52,0.58'), 1.5) +
      brush(h('0.34,0.02 0.46,0.08 0.58,0.04'), 1.3),
    C.ink,
  );
  o += flat(blob(h('0.7,0.08! 0.84,0.16 0.86,0.23 0.74,0.28 0.66,0.2')), C.coral);
  // stubble, hair, head bandage
  o += flat(
    at(h('0.56,0.74 0.44,0.84 0.32,0.8 0.5,0.9 0.22,0.72 0.36,0.64 0.6,0.84'), (x, y) => disc(x, y, 0.9)),
    C.grey,
  );
  o += sh(
    blob(h('0.1,-0.8 -0.5,-0.96 -0.98,-0.4 -0.94,0.5 -0.7,1! -0.5,0.7 -0.34,0.86! -0.3,0.4 -0.2,0!')),
    C.gold3,
    2,
  );
  o += sh(blob(h('0.64,-0.46! 0,-0.42 -0.96,0! -1,-0.56 -0.6,-1.06 0.1,-1.12 0.6,-0.84')), C.paper, 2.1);
  o += strokes([h('0.6,-0.62 -0.2,-0.62 -0.96,-0.26'), h('0.4,-0.9 -0.1,-0.9 -0.76,-0.7')], 1.8, C.grey);
  // hood of the jerkin up round the neck
  o += sh(blob('78,312! 84,296 98,288 108,300 118,312 132,314! 128,326 108,328 88,324'), C.coral, 2.2);
  return o + strokes(['96,296 102,310 116,320', '86,304 92,316 104,322'], 2.2, C.red);
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
  o += sh(blob('10,334! 50,318 110,326 180,310 250,320 312,306! 312,480! 10,480!'), C.paper, 2.5);
  o += strokes(
    ['30,408 60,402 90,406', '184,404 196,400 206,402', '272,398 284,394 296,396', '120,466 150,462 180,466'],
    3.2,
    C.green2,
  );
  o += strokes(['24,470 60,468 96,471', '176,472 216,470 262,473'], 4, C.green2);
  // what the window gives: three panes of light across the snow
  o += flat(
    poly('70,344 112,338 96,400 36,416') +
      poly('126,336 194,328 206,384 116,398') +
      poly('208,327 250,324 290,370 222,382'),
    C.straw2,
  );
  o +=
    g(woman(), 'transform="translate(-25 -61) scale(1.13)"') + g(man(), 'transform="translate(-14 -61) scale(1.13)"');
  return card({ id: 'pen05', ground: C.green, picture: o });
}
