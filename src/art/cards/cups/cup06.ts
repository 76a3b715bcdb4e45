import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { bystander } from '../../figures/bystander.ts';
import { grip } from '../../figures/hand.ts';
import { stride } from '../../figures/stride.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { at, place, placer } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { foliage, tower } from '../../kit/land.ts';
import { g, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { leafPath } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { cup } from '../../kit/suits.ts';

// Six of Cups: child handing another a cup of white flowers; five more flower cups; old courtyard; guard walking off.
// Azurite, cinnabar, malachite; light from the upper left.
export const focus: Focus = [56, 150, 220, 308];

/** Cup full of white flowers. */
const posy = (x: number, y: number, s: number): string =>
  cup(x, y, s) +
  sh(
    at('-9,-1 9,-1 -4,-4 5,-4', (a, b) => leafPath(x + a, y + b, s * 0.5, a < 0 ? 190 - b * 6 : b * 6 - 10, 0.5)),
    C.green,
    1.4,
  ) +
  at('-0.28,-0.24 0.3,-0.22 0,-0.52', (a, b) => {
    let petals = '';
    for (let i = 0; i < 5; i++)
      petals += at(place('0,-0.17', { x: x + a * s, y: y + b * s, s, r: i * 72 }), (px, py) => disc(px, py, s * 0.14));
    return union([petals], C.paper, 1.1) + sh(disc(x + a * s, y + b * s, s * 0.09), C.gold, 1);
  });

export function draw(): string {
  let o = sky('cup06', 'gloaming', 300);
  // courtyard: tower house, wall with an arch, steps
  o += foliage(236, 182, 38, 4);
  o += tower(268, 132, 140);
  o += sh(rect(150, 208, 152, 160), C.blue2, 2) + sh(rect(146, 200, 160, 12), C.blue, 2);
  o += ln(
    'M150 240H298M150 272H298M150 304H298M180 212v28M226 212v28M270 212v28M204 240v32M252 240v32M180 272v32M270 272v32',
    1,
    C.blue,
  );
  o += sh('M196 372V286a28 30 0 0 1 56 0V372z', C.green2, 2.3);
  o += sh(rect(16, 92, 92, 290), C.blue2, 2.1) + sh(poly('10,96 16,76 112,76 116,96'), C.red2, 2.3);
  o += sh('M32 176V124a22 24 0 0 1 44 0V176z', C.blue3, 2) + sh(rect(26, 174, 56, 8), C.blue, 1.8);
  o += ln('M22 200H108M22 236H108M22 272H108M60 176v24M90 200v36M48 236v36', 1, C.blue);
  o += sh(blob('10,364! 90,356 200,358 312,364! 312,480! 10,480!'), C.green2, 2.3);
  o += ln('M10 390Q160 378 310 390M10 424Q160 410 310 424M84 360L50 476M160 358V476M236 360L276 476', 1.1, C.green);
  // the guard goes off
  o +=
    rod('M288 288L282 366', 1.8, C.gold3, 1.3) +
    sh('M284 290l5-20 3 21z', C.paper, 1.5) +
    bystander(274, 366, 70, { robe: C.red, skin: C.skin[1], hair: C.ink });
  // cup on a pedestal
  o +=
    sh(poly('36,356 76,356 80,400 32,400'), C.grey2, 2.1) +
    sh(rect(28, 348, 56, 11), C.grey2, 2) +
    sh(rect(26, 398, 60, 12), C.grey2, 2);
  o += posy(56, 298, 35) + posy(54, 124, 35);
  // the younger child
  const yard = o;
  o = '';
  const LOW = C.skin[3];
  o +=
    stride('222,420 222,436 222,448', { fill: LOW, fold: LOW, shoe: C.red, w: 13, dir: -1 }) +
    stride('242,420 244,436 246,448', { fill: LOW, fold: LOW, shoe: C.red, w: 13, dir: -1 });
  o += sh(
    blob('220,340! 232,336 246,342 250,362 260,396 268,430! 244,438 222,436 202,428! 210,394 216,366'),
    C.paper,
    2.5,
  );
  o +=
    strokes(['226,374 220,400 214,426', '236,374 236,404 234,432', '244,374 252,400 258,426'], 2.6, C.grey) +
    rod(line('217,368 232,374 250,367'), 4, C.blue, 1.7);
  o += sh(blob('240,296! 256,300 262,318 256,330 262,350 254,362! 246,346 242,326'), C.ink, 2);
  o += headThreeQuarter(232, 312, 21, { skin: LOW, flip: true, r: 8 });
  const y = placer({ x: 232, y: 312, s: 21, flip: true, r: 8 });
  o +=
    sh(blob(y('0.66,-0.5! 0.5,-1.1 -0.2,-1.3 -0.9,-0.9 -1,-0.1 -0.76,0.4! -0.6,-0.1 -0.3,-0.5 0.2,-0.66!')), C.ink, 2) +
    rod(line(y('0.7,-0.6 0.1,-0.84 -0.5,-0.7 -0.9,-0.2')), 4, C.red, 1.6);
  o += sh(blob('220,338! 232,346 246,338! 248,348 232,354 217,348!'), C.blue, 1.8);
  // the elder child bends to hand the cup
  const HIGH = C.skin[0];
  o += stride('118,380 112,414 104,440', { fill: C.blue2, fold: C.blue, shoe: C.gold, w: 24 });
  o += stride('140,382 150,412 148,440', { fill: C.blue2, fold: C.blue, shoe: C.gold, w: 26 });
  o += sh(
    blob('132,276! 150,272 166,280 168,306 158,338 160,366 166,392! 146,398 126,392 102,396! 106,360 116,330 116,300'),
    C.blue,
    2.7,
  );
  o +=
    strokes(['128,344 122,368 114,390', '140,346 138,370 136,392', '150,344 154,368 158,390'], 2.6, C.blue3) +
    rod(line('115,334 138,344 158,337'), 4.4, C.gold, 1.7);
  o += headThreeQuarter(156, 244, 24, { skin: HIGH, r: 12, mood: 'glad' });
  const e = placer({ x: 156, y: 244, s: 24, r: 12 });
  o += sh(
    blob(
      e(
        '0.72,-0.56! 0.5,-1.2 -0.3,-1.4 -1.06,-1 -1.14,-0.1 -1,0.7 -0.7,1.3 -0.1,1.5! 0.1,1.1! -0.3,0.8 -0.56,0.2 -0.44,-0.4 0.1,-0.66!',
      ),
    ),
    C.red,
    2.3,
  );
  o +=
    sh(blob(e('-0.9,-1! -1.5,-1 -1.9,-0.3 -1.8,0.4! -1.5,0 -1.1,-0.1!')), C.red, 2) +
    strokes([e('-0.3,-1.1 -0.8,-0.6 -0.8,0.3'), e('-0.7,0.9 -0.4,1.16 -0.1,1.24')], 2.2, C.red2);
  o += sh(blob(e('-0.7,0.9! -0.2,1.1 0.4,1! 0.8,1.5 0.2,1.9 -0.8,1.6 -1.1,1.2')), C.red, 2.1);
  // hands and the cup between them
  o +=
    union([limb('222,352 206,374', [18, 16]), limb('206,374 194,366', [15, 11])], C.paper, 2.2) +
    grip(188, 362, 8, { skin: LOW, dir: 1, r: -16 });
  o += posy(184, 312, 35);
  o +=
    union([limb('136,296 142,336', [26, 24]), limb('142,336 172,352', [22, 14])], C.blue, 2.4) +
    strokes(['130,304 136,330 144,344', '150,346 160,352 168,354'], 2.4, C.blue3) +
    grip(180, 352, 8.5, { skin: HIGH, dir: -1, r: 12 });
  // three cups in front
  const children = g(o, 'transform="translate(-33 -92) scale(1.2)"');
  o = yard + children + at('44,424 80,432 278,420', (a, b) => posy(a, b, 32));
  return card({ id: 'cup06', ground: C.green2, picture: o });
}
