import type { Focus } from '../../art.ts';
import { grip } from '../../figures/hand.ts';
import { headFront, headShape } from '../../figures/head.ts';
import { longHair } from '../../figures/headgear.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { both, mirror, placer, points, sym } from '../../geom/points.ts';
import { disc, rect, rounded } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { clip, flat, g, graded, joined, ln, rod, sh, strokes, tone } from '../../kit/marks.ts';
import { crescentPath } from '../../kit/stars.ts';
import { ripples } from '../../kit/water.ts';
import { heldSword } from '../../kit/wind.ts';

// Lead, azurite; dusk, thin moon.
const SKIN = C.skin[1];
const HAIR = { fill: C.ink, line: C.night2 };
export const focus: Focus = [36, 36, 248, 347];

/** Sea with rocks, shore, stone bench. */
const shore = (): string =>
  sh(rect(10, 304, 304, 170), C.blue, 2.3) +
  ripples(22, 310, 276, 90, 7, { seed: 7 }) +
  sh(poly('14,346 14,318 34,326 50,300 66,326 82,334 92,346'), C.night2, 2) +
  flat(poly('50,302 66,326 64,344 54,344'), C.ink) +
  sh(poly('226,340 240,322 252,328 266,296 282,326 306,332 306,340'), C.night2, 2) +
  flat(poly('266,298 282,326 278,338 268,338'), C.ink) +
  sh(blob('10,420! 80,410 160,416 240,408 312,420! 312,480! 10,480!'), C.grey, 2.3) +
  sh(rect(80, 384, 160, 76), C.grey2, 2.4) +
  flat(rect(216, 385, 23, 74), C.grey) +
  sh(rounded(62, 362, 196, 26, 4), C.grey2, 2.5) +
  ln('M70 380H250', 1.2, C.grey);

/** Gown over the lap: thighs towards the reader, two knees, cloth slung between them, bare feet. */
function lap(): string {
  const skirt = '160,300! 134,306 118,322 100,334 90,350 89,368 95,394 96,424 90,452! 106,459 124,455 142,459 160,452!';
  return (
    sh(
      both('112,446! 138,446! 140,460 136,469 112,470 106,462')
        .map((l) => blob(l))
        .join(''),
      SKIN,
      2.1,
    ) +
    strokes(
      [...both('114,462 114,466 113,470'), ...both('121,461 121,466 121,470'), ...both('128,461 128,466 129,470')],
      1.5,
    ) +
    sh(blob(sym(skirt)), C.paper, 2.9) +
    flat(blob(sym('160,376! 146,373 133,360! 136,404 130,455! 142,458 160,452!')), C.grey2) +
    flat(blob('214,344! 227,352 230,368 224,394 223,424 229,451! 212,456! 214,420 216,386 220,364'), C.grey2) +
    flat(blob(sym('160,390! 152,398 150,424 144,457! 160,452!')), C.grey) +
    strokes(
      [
        '128,352 142,370 160,375 178,370 192,352',
        '136,386 146,400 160,404 174,400 184,386',
        '136,336 148,346 160,348 172,346 184,336',
        ...both('124,322 108,334 98,348'),
        ...both('142,318 130,330 120,342'),
        ...both('106,384 108,420 104,450'),
        ...both('120,372 122,412 116,448'),
      ],
      3,
      C.grey,
    )
  );
}
const bust = (): string =>
  sh(blob(sym('160,202! 146,202 126,208 112,222 112,250 126,280 132,312! 160,318!')), C.paper, 2.6) +
  flat(blob('186,220! 202,228 206,250 194,280 188,312! 174,314! 184,270'), C.grey2) +
  rod(line('131,309 160,316 189,309'), 4, C.blue, 1.8);

/** A line on the right, or its mirror image if f is -1. */
const side = (f: 1 | -1) => (l: string) => (f > 0 ? points(l) : mirror(l));
/** Sleeve of the upper arm; f: 1 at the right shoulder as seen. */
function upper(f: 1 | -1): string {
  const m = side(f);
  return (
    joined(m('188,205! 203,211 213,232 220,274 217,300! 190,290! 188,244!'), C.paper, 2.6) +
    (f > 0 ? flat(blob(m('206,224! 215,246 218.5,276 215,300! 194,292! 206,284 209,260')), C.grey2) : '') +
    strokes([m('198,226 206,252 203,280')], 2.8, C.grey)
  );
}
/** Wide sleeve of the forearm that crosses the breast to the other side. */
function fore(f: 1 | -1): string {
  const m = side(f);
  return (
    joined(m('194,258! 180,265 169,263 160,252! 149,270 148,294! 166,310 186,321 205,318 217,299!'), C.paper, 2.6) +
    flat(blob(m('150,285! 166,301 186,309 214,292! 214,300! 204,316 186,319.5 166,308.5 150,293!')), C.grey2) +
    strokes([m('196,264 200,276 198,288'), m('166,274 178,284 192,288')], 2.8, C.grey) +
    sh(taper(m('160,251 150,270 148,295'), [5, 5, 5]), C.grey2, 1.8)
  );
}
/** Fist round a sword, with the dark mouth of its sleeve. */
function fist(f: 1 | -1): string {
  const m = side(f);
  return (
    sh(blob(m('160,252! 148,256 140,274 148,294! 158,280')), C.grey, 2) +
    grip(160 - f * 36, 250, 15, { skin: SKIN, dir: f, r: f * -24, wrist: [160 - f * 6, 268] })
  );
}
/** Foot of the hilt of the sword on the right, before the sleeve that crosses it. */
const pommel = (): string =>
  g(
    sh(rounded(-4.5, 12, 9, 10, 2), C.red2, 1.8) +
      sh(disc(0, 23.8, 7), C.gold, 1.8) +
      flat(disc(-1.5, 22.3, 2.2), C.gold2),
    'transform="translate(196 250) rotate(24)"',
  );
function head(): string {
  const h = placer({ x: 160, y: 166, s: 26 });
  return (
    flat(poly('149,182 171,182 174,206 160,226 146,206'), SKIN) +
    ln('M149 188L147 206M171 188L173 206', 2.2) +
    headFront(160, 166, 26, SKIN) +
    longHair(160, 166, 26, HAIR).front +
    sh(blob(h('0.8,-0.16! 1.3,-0.02 1.8,0.6! 1.36,0.46 1.4,1! 1,0.4 0.8,0.14!')), C.paper, 2) +
    clip(
      'swo02b',
      headShape(160, 166, 27.5),
      sh(blob(h('-1,-0.34! 0,-0.24 1,-0.34! 1,0.18! 0,0.32 -1,0.18!')), C.paper, 2.2),
    ) +
    strokes([h('-0.66,-0.06 0,0.08 0.7,-0.08')], 2, C.grey)
  );
}
export function draw(): string {
  let o = graded('swo02g', 22, 22, 276, 290, [
    [0, C.night],
    [0.5, C.night2],
    [1, C.grey2],
  ]);
  o += tone(22, 24, 276, 270, 44, 0.4, 1.4, C.night2);
  o += sh(crescentPath(160, 80, 25, 0.35, 24), C.gold2, 2);
  o += shore();
  let her = lap() + longHair(160, 166, 26, HAIR).behind + bust() + head();
  // the far hand is over its own sword and under the near arm
  const look = { w: 17, guard: 50, blade: C.paper, shade: C.grey };
  her += upper(-1) + upper(1) + fore(-1);
  her += heldSword(124, 250, 232, -24, look) + heldSword(196, 250, 232, 24, look);
  her += fist(-1) + fist(1) + fore(1) + pommel();
  o += g(her, 'transform="translate(0 -7)"');
  return card({ id: 'swo02', ground: C.grey2, picture: o });
}
