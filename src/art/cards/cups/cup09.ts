import type { Focus } from '../../art.ts';
import { sleeve } from '../../figures/body.ts';
import { clasp } from '../../figures/hand.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob, brush, line, poly } from '../../geom/paths.ts';
import { both, lerp, type Point, placer, polar, sym } from '../../geom/points.ts';
import { rect, rounded } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { clip, flat, ln, rod, sh, strokes } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { cup } from '../../kit/suits.ts';

// Nine of Cups: contented host, hands on his belly, on a bench; nine cups on a curved draped shelf.
// Azurite, cinnabar; light from the upper left.
export const focus: Focus = [26, 62, 268, 375];
const SKIN = C.skin[2];

/** Both shoes, toes outwards. */
const shoes = (): string =>
  [1, -1]
    .map((way) => {
      const put = placer({ x: 160 + 42 * way, y: 440, flip: way < 0 });
      return (
        sh(blob(put('-15,-6! 15,-6! 26,3 38,11 40,18 32,22 8,22 -12,20 -17,12 -16,2')), C.gold, 2.2) +
        strokes([put('-14,13 10,16 38,14')], 2.4, C.gold3)
      );
    })
    .join('');
/** Long robe over the lap of one who sits facing us: it hangs slack from knee to knee and straight down from both. */
function lap(): string {
  const cloth = blob(sym('160,318! 116,324! 100,331 86,342 80,358 85,378 93,402 90,437! 112,446 136,447 160,443', 160));
  return (
    shoes() +
    sh(cloth, C.red, 2.7) +
    clip(
      'cup09r',
      cloth,
      flat(
        blob('120,374! 140,384 160,387 180,384 200,374! 191,408 188,450! 132,450! 129,408') +
          blob('250,330! 232,362 223,390 221,416 222,450! 250,450!'),
        C.red2,
      ) + flat(blob('152,388! 150,416 145,450! 175,450! 170,416 168,388!'), C.red),
    ) +
    ln(cloth, 2.7) +
    strokes(
      ['112,368 136,382 160,386 184,382 208,368', ...both('88,372 98,384 112,382'), ...both('120,380 130,408 127,440')],
      3.4,
    ) +
    strokes(
      [
        ...both('120,354 136,350 148,344'),
        ...both('122,364 138,366 150,362'),
        ...both('100,392 107,414 102,440'),
        ...both('112,388 119,412 115,440'),
        '160,400 161,422 160,440',
      ],
      3,
      C.red2,
    ) +
    strokes(['89,362 95,350 108,345', '198,356 206,348 217,347'], 3.2, C.coral) +
    rod(line(sym('91,437 112,446 136,447 160,443', 160)), 5, C.gold, 1.9)
  );
}
/** Host on the bench, facing us, both hands on a full belly, the face of one who has what he wants. */
function host(): string {
  const h = placer({ x: 160, y: 190, s: 27, r: -4 });
  return (
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
    headThreeQuarter(160, 190, 27, { skin: SKIN, r: -4 }) +
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
/** Elbows out, a hand laid on either side of the belly, fingertips together. */
function arms(): string {
  return [1, -1]
    .map((way) => {
      const put = placer({ x: 160, flip: way < 0 });
      return (
        sleeve(put('45,247 78,296 36,304'), { fill: C.paper, fold: C.grey, sw: 2.6, w: [34, 32, 26], cuff: C.gold }) +
        strokes([put('62,258 74,272 82,288'), put('85,306 74,312 60,312')], 2.6, C.grey) +
        sh(blob(put('26,293! 20,283 11,275 3,275 3,281 9,290!')), SKIN, 1.9) +
        clasp(160 + way * 19, 302, 16, { skin: SKIN, flip: way > 0, r: way * 5 })
      );
    })
    .join('');
}

export function draw(): string {
  let o = sky('cup09', 'day', 400);
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
    sh(rect(64, 364, 13, 64) + rect(243, 364, 13, 64), C.gold3, 2.1) +
    sh(rect(50, 370, 18, 84) + rect(252, 370, 18, 84), C.gold3, 2.3) +
    sh(poly('62,340 258,340 276,358 44,358'), C.gold, 2.3) +
    sh(rounded(42, 357, 236, 17, 3), C.gold3, 2.4) +
    ln('M58 348H262', 1.2, C.gold3);
  o += host();
  return card({ id: 'cup09', ground: C.paper, picture: o });
}
