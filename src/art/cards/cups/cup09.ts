import type { Focus } from '../../art.ts';
import { sleeve } from '../../figures/body.ts';
import { footOut } from '../../figures/foot.ts';
import { clasp } from '../../figures/hand.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob, brush, line, poly } from '../../geom/paths.ts';
import { both, lerp, type Point, placer, polar, sym } from '../../geom/points.ts';
import { rect, rounded } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { flat, ln, rod, sh, strokes } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { cup } from '../../kit/suits.ts';

// Nine of Cups: contented host, arms folded, on a bench; nine cups on a curved draped shelf.
// Azurite, cinnabar; light from the upper left.
export const focus: Focus = [26, 62, 268, 375];
const SKIN = C.skin[2];

/** Legs in white hose from under the tunic to the ground, shoes turned outwards. */
function legs(): string {
  const shin = '-15,370! 14,370! 14,386 12,402 9,420 9,434! -9,434! -9,420 -13,402 -16,386';
  return [-1, 1]
    .map((way) => {
      const put = placer({ x: 160 + way * 44 });
      const put2 = placer({ x: 160 + way * 44, flip: way > 0 });
      return (
        sh(blob(put2(shin)), C.paper, 2.4) +
        flat(blob(put('13,372! 14,386 12,402 8.5,420 8.5,432! 3,432! 4,416 7,396 6,372!')), C.grey2) +
        strokes([put2('-2,392 -1,406 0,420')], 2, C.grey) +
        footOut(160 + way * 44, 424, 0.86, { flip: way > 0, shadow: C.gold3 })
      );
    })
    .join('');
}
/** Skirt of the tunic over the thighs of one who sits facing us: lit from above, hanging over both knees. */
function lap(): string {
  const half =
    '160,318! 116,322! 101,330 89,342 84,354 85,374 81,391! 92,396 108,398 122,395 133,389! 134,382 146,376 160,375';
  return (
    sh(blob(sym(half)), C.red, 2.7) +
    // cloth between the knees and the sides turned from the light
    flat(
      blob(sym('160,358! 146,356 133,350! 133,372 133,388! 136,381 147,376 160,375!')) +
        blob('123,356! 132,352! 132,388! 122,393! 124,376') +
        blob('222,358! 236,352! 235,374 238,390! 224,394! 226,376'),
      C.red2,
    ) +
    // thighs that come towards us
    flat(
      blob('87,352! 89,343 95,335 106,332 118,338 128,350! 116,349 98,350') +
        blob('191,350! 194,342 202,335 211,334 221,340 227,349! 212,348 200,349'),
      C.coral,
    ) +
    strokes(['130,349 146,357 160,359 174,357 190,349'], 3.2) +
    strokes([...both('132,353 133,372 133,389')], 3) +
    strokes(
      [...both('90,358 90,374 86,390'), ...both('101,359 104,376 101,394'), ...both('112,358 113,374 112,393')],
      3,
      C.red2,
    ) +
    strokes([...both('150,336 138,342 133,350'), '146,346 160,352 178,346'], 3, C.red2) +
    rod(line(sym('81,391 92,396 108,398 122,395 133,389 145,378 160,375')), 4.4, C.gold, 1.8)
  );
}
/** Host on the bench, facing us, arms folded over a full belly, the face of one who has what he wants. */
function host(): string {
  const h = placer({ x: 160, y: 190, s: 27, r: -4 });
  return (
    legs() +
    lap() +
    sh(
      blob(sym('160,218! 140,220 118,230 110,252 112,276 104,298 106,318 116,332! 138,340 160,342', 160)),
      C.red,
      2.7,
    ) +
    flat(blob('202,240! 208,254 206,276 214,298 212,318 203,331! 190,335! 200,312 200,286 194,262'), C.red2) +
    rod(line('114,328 138,338 160,340 182,338 206,328'), 7, C.gold, 1.9) +
    strokes([...both('150,264 148,274 143,281')], 3, C.red2) +
    strokes(['126,322 146,329 166,329'], 3, C.red2) +
    arms() +
    sh(blob(h('-0.6,-0.9! -1.02,-0.3 -0.9,0.5 -0.5,0.9! -0.2,0 -0.2,-0.7')), C.ink, 2) +
    headThreeQuarter(160, 190, 27, { skin: SKIN, r: -4, mood: 'sly' }) +
    sh(blob(sym('160,230! 148,226 139,217! 121,224 108,240! 132,252 160,257', 160)), C.gold, 2.3) +
    sh(
      blob(
        h('-0.7,0.1! -0.56,0.6 -0.16,0.98 0.2,1.2 0.46,1.12 0.6,0.8! 0.5,0.72 0.36,0.78 0.16,0.74 -0.2,0.5 -0.48,0.1!'),
      ),
      C.ink,
      1.6,
    ) +
    flat(brush(h('0.08,0.46 0.26,0.36 0.42,0.44'), 2.6) + brush(h('0.42,0.44 0.52,0.38 0.64,0.46'), 2.4), C.ink) +
    flat(brush(h('0.1,0.5 0.34,0.66 0.58,0.48'), 3), C.red2) +
    strokes([h('0.02,0.42 0.08,0.5 0.06,0.58')], 1.5) +
    sh(blob(h('-0.62,-0.8! -0.94,-0.2 -0.66,0.34! -0.5,-0.1 -0.42,-0.5')), C.ink, 1.8) +
    sh(blob(h('-0.98,-0.42! -1.2,-1 -0.7,-1.5 0.1,-1.62 0.84,-1.3 1,-0.6! 0.4,-0.8 -0.3,-0.74')), C.red, 2.4) +
    rod(line(h('-0.98,-0.44 -0.3,-0.76 0.4,-0.8 0.98,-0.56')), 4, C.gold, 1.8) +
    sh(blob(h('-0.5,-0.9! -0.9,-1.5 -1.7,-1.9 -2.3,-1.7! -2,-1.44 -2.2,-1.24! -1.6,-1.16 -1,-0.84!')), C.paper, 2) +
    strokes([h('-0.6,-0.9 -1.2,-1.4 -2,-1.62')], 2, C.grey)
  );
}
/** Arms folded on the chest: one hand tucked under an elbow, the other laid on the opposite sleeve. */
function arms(): string {
  const arm = { fill: C.paper, fold: C.paper, sw: 2.6, w: [33, 30, 24] };
  return (
    sleeve('204,246 222,296 142,292', { ...arm, w: [33, 30, 20] }) +
    flat(blob('219,244! 230,270 237,296 229,309 216,310 178,305! 214,304 226,297 224,276!'), C.grey2) +
    strokes(['211,262 220,276 222,290', '212,294 198,296 186,294'], 2.4, C.grey) +
    clasp(200, 270, 16, { skin: SKIN, r: -16 }) +
    sleeve('116,246 98,298 180,277', { ...arm, cuff: C.gold }) +
    flat(blob('86,302! 92,311 102,313.5 130,306 178,291! 180,284! 130,297 102,304!'), C.grey2) +
    strokes(['113,262 106,276 106,290', '108,292 124,288 140,288', '120,250 117,262 117,272'], 2.4, C.grey) +
    strokes(['219,255 223,260 224,266', '222,274 225,277 227,282'], 2, C.grey)
  );
}

export function draw(): string {
  let o = sky('cup09', 'gloaming', 400);
  o +=
    sh(rect(18, 398, 284, 90), C.gold2, 2.3) + ln('M22 416H298M22 440H298M90 400L70 480M230 400L250 480', 1.1, C.gold3);
  // level steps under a drape, one for each cup
  const shelf: Point[] = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = polar(0, 0, 1, 204 + i * 16.5);
    return [160 + x * 130, Math.round(250 + y * 162)];
  });
  const steps: Point[] = [[22, shelf[0]![1]]];
  for (const [i, [x, y]] of shelf.entries()) {
    const next = shelf[i + 1];
    if (!next) break;
    const edge = lerp(x, next[0], i < 4 ? 0.58 : 0.42);
    steps.push([edge, y], [edge, next[1]]);
  }
  steps.push([298, shelf[8]![1]]);
  o += sh(`${poly(steps, false)}V420H22z`, C.blue, 2.5);
  o += strokes(
    shelf.flatMap(([x, y]): Point[][] => [
      [
        [x - 4, y + 12],
        [x - 3, 290],
        [x - 6, 408],
      ],
    ]),
    5,
    C.blue3,
  );
  o += rod(poly(steps, false), 5, C.gold, 2);
  o += shelf.map(([x, y]) => cup(x, y - 37.4, 24)).join('');
  // bench
  o +=
    flat(rect(68, 372, 184, 47), C.blue3) +
    flat(poly('66,421 254,421 262,431 66,431'), C.gold) +
    sh(rect(64, 364, 13, 64) + rect(243, 364, 13, 64), C.gold3, 2.1) +
    sh(rect(50, 370, 18, 84) + rect(252, 370, 18, 84), C.gold3, 2.3) +
    sh(poly('62,340 258,340 276,358 44,358'), C.gold, 2.3) +
    sh(rounded(42, 357, 236, 17, 3), C.gold3, 2.4) +
    ln('M58 348H262', 1.2, C.gold3);
  o += host();
  return card({ id: 'cup09', ground: C.paper, picture: o });
}
