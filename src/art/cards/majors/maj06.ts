import type { Focus } from '../../art.ts';
import { palm } from '../../figures/hand.ts';
import { headFront } from '../../figures/head.ts';
import { headProfile } from '../../figures/profile.ts';
import { reach } from '../../figures/reach.ts';
import { stride } from '../../figures/stride.ts';
import { wing } from '../../figures/wing.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { at, both, each, mirror, placer, points, polar, sym } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { foliage, ridge, tufts } from '../../kit/land.ts';
import { flat, g, graded, joined, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { rays } from '../../kit/stars.ts';

// Cinnabar, azurite, malachite; noon, the sun over all.
function flames(x: number, y: number, s: number): string {
  const f = blob(placer({ x, y, s: s * 1.25 })('0,8! -6,2 -5,-6 -1,-10 0,-18! 6,-9 7,0 4,6'));
  return (
    sh(f, C.red, 1.6) +
    flat(blob(placer({ x, y: y + 2, s: s * 0.64 })('0,8! -6,2 -5,-6 -1,-10 0,-18! 6,-9 7,0 4,6')), C.gold2)
  );
}
/** She looks up to the angel, one hand on her heart, one in his. */
function woman(): string {
  const skin = C.skin[2];
  const h = placer({ x: 104, y: 259, s: 21, r: -20 });
  const arm = { u: 20, s: 10, skin, fill: C.paper, fold: C.grey2, cuff: C.gold, sw: 2.1 } as const;
  return (
    sh(blob('96,246 82,264 80,300 70,340 78,352! 92,346 108,326! 122,290 116,252'), C.ink, 2.1) +
    sh(
      blob('76,450! 94,450! 98,458 106,462 105,467! 74,467!') +
        blob('106,450! 122,450! 130,458 138,461 137,466! 106,466!'),
      C.red,
      1.9,
    ) +
    sh(
      blob(
        '96,294! 86,299 79,311 82,331 89,349 82,380 70,420 54,456! 76,462 100,456 122,462 140,455! 137,424 132,392 128,374 119,349 124,331 125,311 116,299 110,294!',
      ),
      C.paper,
      2.6,
    ) +
    flat(blob('118,352! 127,376 131,394 136,426 139,453! 131,457 129,424 122,392 113,358!'), C.paper2) +
    flat(blob('88,358! 92,352 88,384 78,424 70,459! 62,458 57,455! 72,420 83,384'), C.grey2) +
    strokes(
      ['98,356 94,404 84,450', '105,356 108,400 102,450', '112,356 124,392 122,420', '126,384 132,420 130,452'],
      2.8,
      C.grey2,
    ) +
    rod(line('89,347 104,352 119,347'), 3.6, C.gold, 1.7) +
    reach({ ...arm, from: [117, 311], to: [158, 386], bend: 1, hand: 'rest', long: [2.2, 2.3], into: [102, 309] }) +
    reach({
      ...arm,
      from: [88, 311],
      to: [110, 330],
      bend: 1,
      hand: 'rest',
      turn: -12,
      long: [1.7, 1.75],
      into: [102, 309],
    }) +
    headProfile(104, 259, 21, { skin, r: -20, mood: 'glad' }) +
    sh(blob('96,287! 103,293 112,291 119,283! 127,295 119,306 107,310 95,306 88,298!'), C.gold, 1.9) +
    sh(
      blob(
        h(
          '0.56,-0.78! 0.2,-1.18 -0.5,-1.18 -1,-0.62 -1.06,0.2 -1.2,1.2 -1.04,2.2! -0.7,1.6 -0.6,0.9 -0.34,0.4! -0.16,-0.12 0.12,-0.5!',
        ),
      ),
      C.ink,
      2,
    ) +
    strokes([h('0.2,-0.92 -0.4,-0.6 -0.7,0.6'), h('-0.3,-1.02 -0.84,-0.5 -0.94,0.8')], 1.8, C.plum)
  );
}
const hose = { fill: C.paper, fold: C.grey, shoe: C.gold3, w: 26, high: 0.24, foot: 0.9, dir: -1 } as const;

/** He looks at her and holds her hand. */
function man(): string {
  const skin = C.skin[1];
  const h = placer({ x: 219, y: 258, s: 21, flip: true, r: 2 });
  const arm = { u: 20.5, s: 10.5, skin, fill: C.gold2, fold: C.straw, cuff: C.gold, sw: 2.1 } as const;
  return (
    sh(
      blob('222,292! 240,296 253,312 259,350 262,390 272,434! 258,440 246,434 232,440 216,434! 214,340'),
      C.green,
      2.3,
    ) +
    strokes(['250,330 254,380 264,430', '240,400 242,414 244,430'], 2.6, C.green3) +
    stride('228,378 234,416 232,450', { ...hose, fill: C.grey2 }) +
    stride('206,378 198,418 192,454', hose) +
    sh(
      blob(
        '208,292! 198,297 190,309 193,332 198,350 192,378 184,407! 200,414 217,407 234,414 251,406! 241,378 234,350 240,332 243,309 235,297 224,292!',
      ),
      C.gold2,
      2.6,
    ) +
    flat(blob('200,352! 194,378 187,405! 197,409 202,380 206,356!'), C.paper) +
    flat(blob('232,356! 239,380 248,404! 234,411 226,410! 233,380'), C.straw) +
    strokes(['206,358 202,384 196,408', '216,358 216,384 214,406', '225,358 229,384 230,408'], 2.8, C.straw) +
    rod(line('198,348 216,353 234,348'), 4, C.red, 1.8) +
    reach({
      ...arm,
      from: [236, 312],
      to: [249, 396],
      bend: -1,
      hand: 'rest',
      flip: true,
      long: [2.1, 2.15],
      into: [220, 309],
    }) +
    reach({
      ...arm,
      from: [196, 311],
      to: [166, 386],
      bend: -1,
      hand: 'grip',
      flip: true,
      long: [2.2, 2.2],
      into: [212, 309],
    }) +
    headProfile(219, 258, 21, { skin, flip: true, r: 2, mood: 'watchful' }) +
    flat(poly('213,278 227,278 230,298 212,298'), skin) +
    sh(blob('208,287! 215,292 225,292 233,285! 241,297 230,306 216,309 202,305 199,297!'), C.gold, 1.9) +
    sh(
      blob(
        h(
          '0.6,-0.74! 0.2,-1.18 -0.5,-1.18 -0.98,-0.6 -1,0.2 -0.78,0.74! -0.5,0.6 -0.3,0.3! -0.12,0.1 -0.06,-0.2 0.1,-0.48!',
        ),
      ),
      C.gold3,
      2,
    ) +
    strokes([h('0.2,-1 -0.4,-0.7 -0.5,0.2'), h('-0.3,-1.04 -0.8,-0.5 -0.74,0.3')], 1.8)
  );
}
/** The angel rises from a cloud, both arms spread over the two. */
function angel(): string {
  const rows = [C.paper, C.coral, C.red] as const;
  const skin = C.skin[3];
  let o =
    wing({ x: 176, y: 158, s: 0.84, spread: 0.62, rows }) +
    wing({ x: 144, y: 158, s: 0.84, spread: 0.62, rows, flip: true });
  const robe = '160,140! 148,142 134,150 127,166 134,188 130,216! 160,220!';
  o += sh(blob(sym(robe)), C.paper, 2.5) + strokes(both('150,176 150,188 147,200', 160), 2.4, C.grey);
  for (const f of [false, true]) {
    const m = (l: string) => (f ? mirror(l) : points(l));
    o +=
      palm(f ? 243 : 77, 196, 12, { skin, r: f ? 118 : -118, flip: f }) +
      joined(m('148,143! 134,149 114,164 94,179! 92,186 100,197! 112,210 130,214! 138,196 140,184!'), C.paper, 2.4) +
      strokes([m('122,166 108,182 102,192'), m('132,168 124,190 120,206')], 2.4, C.grey) +
      sh(blob(m('91,176! 97,176! 105,194 103,201! 96,199! 90,188')), C.gold, 1.8);
  }
  o += cloud(160, 227, 84) + sh(disc(160, 106, 33), C.gold, 2) + sh(disc(160, 106, 28), C.coral, 1.2);
  let curls = '';
  for (let a = 165; a <= 375; a += 30) {
    const [x, y] = polar(160, 105, 19, a);
    curls += disc(x, y, 8.5);
  }
  return (
    o +
    union([curls], C.ink, 1.8) +
    sh(poly('152,121 168,121 170,141 160,149 150,141'), skin, 1.8) +
    sh(blob(sym('160,150! 151,138 138,144 134,152! 146,162 160,168')), C.gold, 2) +
    headFront(160, 109, 21, skin, 'glad')
  );
}
export const focus: Focus = [34, 70, 252, 353];

export function draw(): string {
  let o = graded('maj06g', 22, 22, 276, 400, [
    [0, C.blue3],
    [0.26, C.blue],
    [0.5, C.blue],
    [0.8, C.blue2],
    [1, C.paper],
  ]);
  o += tone(22, 24, 276, 330, 22, 2.2, 0.3, C.blue3);
  o += rays(160, 96, 74, 150, 16, { w: 0.3, fill: C.gold2, fill2: C.gold }) + sh(disc(160, 96, 70), C.gold2, 2.4);
  // peak, land
  o += ridge('20,420 70,352 100,336 124,350 162,284 194,334 214,322 262,362 300,420', 430, C.blue, C.blue3);
  o += sh(blob('10,404! 80,396 160,404 240,394 312,404! 312,480! 10,480!'), C.green, 2.2);
  // her tree with fruit and serpent, his tree of flames
  const turns = ['28,418 38,412 50,404 60,396', '28,372 38,364 48,358 58,348'];
  o +=
    rod(
      line(
        '36,438 27,430 28,418 38,412 50,404 60,396 61,386 50,380 36,380 27,382 28,372 38,364 48,358 58,348 58,336 48,324',
      ),
      6,
      C.gold2,
      1.8,
    ) +
    sh(taper('46,446 42,400 46,300', [28, 20, 15]), C.gold3, 2.2) +
    turns.map((l) => rod(line(l), 6, C.gold2, 1.8)).join('') +
    sh(blob('46,328! 50,319 45,311 35,312 28,319! 36,325 42,329!'), C.gold2, 1.8) +
    flat(disc(38, 316.5, 1.6), C.ink) +
    foliage(44, 256, 46, 4);
  o += at('32,272 34,236 60,234 58,276', (x, y) => sh(disc(x, y, 6), C.red, 1.7));
  o += sh(taper('278,446 282,400 276,290', [28, 20, 10]), C.gold3, 2.2) + rod('M279 350L290 322', 4, C.gold3, 1.8);
  o += each(
    [
      [276, 258, 1.9],
      [290, 308, 1.3],
      [290, 232, 1.1],
      [268, 292, 1.2],
      [264, 228, 1],
    ] as [number, number, number][],
    (x, y, k) => flames(x, y, k),
  );
  o += g(angel(), 'transform="translate(22.4 4) scale(.86)"');
  o += flat(disc(100, 460, 50, 6) + disc(210, 460, 50, 6), C.green3);
  o += tufts('36,449 160,442', { rise: 15 });
  o += g(woman() + man(), 'transform="translate(-25.6 -75) scale(1.16)"');
  return card({ id: 'maj06', ground: C.blue2, picture: o });
}
