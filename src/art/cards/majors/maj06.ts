import type { Focus } from '../../art.ts';
import { leg } from '../../figures/body.ts';
import { palm } from '../../figures/hand.ts';
import { headFront } from '../../figures/head.ts';
import { reach } from '../../figures/reach.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
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
  const arm = { u: 16, skin, fill: C.blue, fold: C.blue3, cuff: C.gold, sw: 2.1 } as const;
  return (
    sh(blob('98,262 88,276 90,310 80,342 86,352! 98,346 112,330! 124,300 120,268'), C.ink, 2) +
    sh(
      blob('88,450! 102,450! 112,460 118,464 116,469! 88,469!') +
        blob('110,450! 124,450! 134,460 142,464 140,469! 110,469!'),
      C.red,
      1.8,
    ) +
    sh(
      blob(
        '98,302! 108,298 118,302! 127,312 124,330 119,346 128,384 135,454! 122,459 108,455 94,460 78,453! 86,400 96,346 90,326 90,311',
      ),
      C.blue,
      2.6,
    ) +
    strokes(['100,352 96,400 90,446', '108,352 108,404 107,450', '116,352 121,404 123,450'], 2.6, C.blue3) +
    rod(line('95,344 107,348 119,344'), 3, C.gold, 1.6) +
    reach({ ...arm, from: [117, 313], to: [149, 384], bend: 1, hand: 'rest', long: [2.35, 2.35], into: [108, 322] }) +
    reach({ ...arm, from: [97, 314], to: [109, 329], bend: 1, hand: 'rest', long: [2, 2.1], into: [106, 318] }) +
    sh(poly('104,288 113,288 115,301 108,308 101,302'), skin, 1.6) +
    headThreeQuarter(108, 277, 17, { skin, r: -18, sw: 1.9 }) +
    sh(blob('122,260! 108,251 92,258 88,274 90,294 96,304! 99,284 103,270'), C.ink, 1.8) +
    strokes(['104,256 94,268 94,290'], 1.6, C.plum)
  );
}
/** He looks at her and holds her hand. */
function man(): string {
  const skin = C.skin[1];
  const arm = { u: 16.5, skin, fill: C.coral, fold: C.red, cuff: C.gold, sw: 2.1 } as const;
  const hose = { w: [24, 19, 11], fill: C.paper, shoe: C.gold3, dir: -1 } as const;
  return (
    leg('226,392 230,422 232,456', hose) +
    leg('208,392 206,424 206,456', hose) +
    sh(
      blob(
        '204,300! 217,296 230,300! 239,310 236,330 232,346 242,400! 230,408 218,402 206,408 194,400! 202,370 203,346 198,328 196,310',
      ),
      C.coral,
      2.6,
    ) +
    strokes(['210,356 208,380 204,400', '219,356 220,380 219,400', '227,356 232,380 234,400'], 2.6, C.red) +
    rod(line('203,344 217,349 232,344'), 3.4, C.red, 1.7) +
    reach({
      ...arm,
      from: [230, 314],
      to: [243, 384],
      bend: -1,
      hand: 'rest',
      flip: true,
      long: [2.2, 2.25],
      into: [222, 322],
    }) +
    reach({
      ...arm,
      from: [206, 314],
      to: [174, 384],
      bend: -1,
      hand: 'grip',
      flip: true,
      long: [2.35, 2.3],
      into: [215, 322],
    }) +
    sh(poly('211,288 221,288 223,300 217,307 209,301'), skin, 1.6) +
    headThreeQuarter(215, 276, 17.5, { skin, flip: true, r: -8, sw: 1.9 }) +
    g(
      sh(blob('202,268! 205,256 220,252 233,262 234,282 227,292! 224,278 216,266'), C.red2, 1.8),
      'transform="rotate(-10 216 275)"',
    )
  );
}
/** The angel in half length, both hands open over the two. */
function angel(): string {
  const rows = [C.paper, C.coral, C.red] as const;
  const skin = C.skin[3];
  const robe = '160,146! 150,148 136,156 128,172 134,196 126,240! 160,244!';
  let o =
    wing({ x: 178, y: 162, s: 0.82, spread: 0.6, rows }) +
    wing({ x: 142, y: 162, s: 0.82, spread: 0.6, rows, flip: true });
  o +=
    sh(blob(sym(robe)), C.paper, 2.5) +
    strokes([...both('148,190 148,212 144,234', 160), '160,186 160,210 160,232'], 2.4, C.grey);
  for (const f of [false, true]) {
    const m = (l: string) => (f ? mirror(l) : points(l));
    o +=
      palm(f ? 229.5 : 90.5, 174.5, 10.5, { skin, r: f ? 24 : -24, flip: !f }) +
      joined(m('150,149! 136,155 120,170 107,182! 97,178! 85,194! 92,212 108,222 126,212 136,194!'), C.paper, 2.4) +
      strokes([m('107,183 102,196 108,212'), m('126,172 116,190 112,208')], 2.3, C.grey) +
      sh(blob(m('99,177! 105,183 91,202! 84,194!')), C.gold, 1.8);
  }
  o += sh(disc(160, 116, 32), C.gold, 2) + sh(disc(160, 116, 27), C.coral, 1.2);
  let curls = '';
  for (let a = 165; a <= 375; a += 30) {
    const [x, y] = polar(160, 114, 19, a);
    curls += disc(x, y, 8.5);
  }
  return (
    o +
    union([curls], C.ink, 1.8) +
    sh(poly('152,130 168,130 170,150 160,158 150,150'), skin, 1.8) +
    sh(blob(sym('160,158! 152,147 138,153 136,160! 146,170 160,176')), C.gold, 2) +
    headFront(160, 118, 21, skin) +
    cloud(160, 236, 118, {
      lobes: [
        [-0.44, 0, 0.12],
        [-0.22, 0, 0.16],
        [0.04, -0.03, 0.18],
        [0.27, 0, 0.15],
        [0.45, 0, 0.11],
      ],
    })
  );
}
export const focus: Focus = [34, 70, 252, 353];

export function draw(): string {
  let o = graded('maj06g', 22, 22, 276, 400, [
    [0, C.blue],
    [0.5, C.blue2],
    [1, C.paper],
  ]);
  o += tone(22, 24, 276, 330, 34, 1.8, 0.3, C.blue3);
  o += rays(160, 104, 74, 150, 24, { w: 0.42, fill: C.gold2, fill2: C.gold }) + sh(disc(160, 104, 72), C.gold2, 2.4);
  // peak, land
  o += ridge('30,420 96,340 116,352 162,286 186,322 200,312 290,420', 430, C.blue2, C.blue);
  o += sh(blob('10,408! 80,398 160,406 240,396 312,406! 312,480! 10,480!'), C.green2, 2.2);
  // her tree with fruit and serpent, his tree of flames
  const turns = ['28,424 40,418 56,410 72,402', '30,376 42,368 56,361 68,352'];
  o +=
    rod(
      line(
        '40,440 30,434 28,424 40,418 56,410 72,402 74,392 62,386 40,384 30,376 42,368 56,361 68,352 71,344 70,336 74,330',
      ),
      6,
      C.gold2,
      1.8,
    ) +
    sh(taper('52,446 46,400 50,300', [26, 18, 13]), C.gold3, 2.2) +
    turns.map((l) => rod(line(l), 6, C.gold2, 1.8)).join('') +
    sh(blob('71,334! 68,326 74,320 83,322 88,329! 82,334 76,337!'), C.gold2, 1.8) +
    flat(disc(79, 326.5, 1.5), C.ink) +
    foliage(62, 280, 44, 4);
  o += at('34,290 46,262 66,252 40,312', (x, y) => sh(disc(x, y, 5.5), C.red, 1.6));
  o +=
    sh(taper('272,446 276,400 270,300', [26, 18, 9]), C.gold3, 2.2) +
    rod('M274 360L288 330M272 330L254 300', 4, C.gold3, 1.8);
  o += each(
    [
      [268, 284, 1.5],
      [248, 296, 1.1],
      [290, 306, 1.2],
      [286, 274, 1],
      [264, 256, 0.9],
      [284, 340, 0.9],
      [262, 326, 0.8],
    ] as [number, number, number][],
    (x, y, k) => flames(x, y, k),
  );
  o += angel();
  o += tufts('30,460 290,462 150,470 176,456', { rise: 12 });
  o +=
    g(woman(), 'transform="translate(18 32.700) scale(0.93)"') +
    g(man(), 'transform="translate(-0.500 32.700) scale(0.93)"');
  return card({ id: 'maj06', ground: C.blue2, picture: o });
}
