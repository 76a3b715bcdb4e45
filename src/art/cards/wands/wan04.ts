import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { headProfile } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, line, taper } from '../../geom/paths.ts';
import { at, each, place } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, ripples, roundTree, tower, tufts } from '../../kit/land.ts';
import { ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { leaf, pomegranate, rose, sunflower } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { wand } from '../../kit/suits.ts';

// Four of Wands: four staves with a garland across; two dancers with raised bouquets; castle; bridge.
// Cinnabar, malachite, azurite; evening gold.
export const focus: Focus = [28, 60, 264, 370];

interface Dancer {
  x: number;
  flip: boolean;
  robe: readonly [string, string];
  skin: string;
  hair: string;
}
function dancer({ x, flip, robe: [fill, fold], skin, hair }: Dancer): string {
  const put = (l: string) => place(l, { x, y: 452, flip });
  const h = put('2,-112')[0]!;
  let o =
    union([taper(put('4,-44 18,-20 10,-6'), [16, 12, 7])], skin, 1.9) +
    sh(blob(put('5,-8! 14,-8 26,-2 27,1! 5,1!')), C.gold, 1.6);
  o +=
    union([taper(put('-6,-44 -20,-22 -34,-14'), [16, 12, 7])], skin, 1.9) +
    sh(blob(put('-31,-19! -31,-9 -40,-1 -44,-4! -40,-16!')), C.gold, 1.6);
  // far arm, skirt
  o += union([limb(put('6,-86 26,-100 16,-130'), [12, 10, 8])], fill, 1.9);
  o += sh(
    blob(put('-4,-94! 6,-94! 12,-84 8,-62 20,-40 30,-20! 14,-14 2,-20 -14,-12 -34,-22! -20,-44 -8,-62 -11,-82')),
    fill,
    2.3,
  );
  o += strokes(['-4,-58 -10,-40 -22,-22', '0,-58 0,-38 0,-22', '4,-58 12,-40 20,-22'].map(put), 2.4, fold);
  o += rod(line(put('-9,-62 0,-60 9,-62')), 2.6, C.gold, 1.4);
  o += headProfile(h[0], h[1], 13, { flip, skin, r: flip ? 10 : -10, sw: 1.8 });
  o += sh(blob(put('8,-124! -4,-128 -14,-120 -16,-106 -22,-92! -10,-94 -6,-106 0,-112')), hair, 1.8);
  o += at(put('-8,-125 -1,-127 6,-124'), (a, b, i) => sh(disc(a, b, 3.6), i === 1 ? C.red : C.paper, 1.3));
  o += union([limb(put('-8,-86 -27,-104 -10,-132'), [13, 11, 8])], fill, 2);
  // bouquet
  const [bx, by] = put('3,-140')[0]!;
  o += each(
    [
      [-128, 22],
      [-90, 26],
      [-52, 22],
      [-110, 28],
      [-70, 28],
    ],
    (a, l) => leaf(bx, by, l, a, { fill: C.green2, sw: 1.4 }),
  );
  o +=
    sunflower(bx - 9, by - 14, 9, { petals: 7 }) +
    sunflower(bx + 10, by - 14, 9, { petals: 7, fill: C.paper, heart: C.red }) +
    sunflower(bx, by - 25, 9, { petals: 7, fill: C.coral, heart: C.red2 });
  return o + at(put('-5,-136 11,-135'), (a, b) => sh(disc(a, b, 5), skin, 1.7));
}

export function draw(): string {
  let o = sky('wan04', 'ember', 380, 46);
  // castle over a wood
  o += ridge('10,346 60,310 110,340 210,336 262,306 312,344', 380, C.coral, C.red);
  const roof = (x: number, y: number, w: number) => sh(`M${x} ${y}l${w} -26l${w} 26z`, C.red, 2);
  o += tower(127, 266, 70) + tower(175, 266, 70) + sh(rect(140, 290, 40, 50), C.paper2, 2) + tower(151, 240, 60);
  o += roof(121, 257, 15) + roof(169, 257, 15) + roof(145, 231, 15);
  o += sh('M152 340v-20a8 8 0 0 1 16 0v20z', C.ink, 0);
  o += at('62,356 84,352 238,352 260,356', (x, y) => roundTree(x, y, 58, C.green3, C.green));
  o += sh(blob('10,352! 90,344 230,346 310,352! 310,480! 10,480!'), C.green, 2.3);
  // moat and bridge
  o +=
    sh(blob('10,372! 80,366 240,366 310,374! 310,398! 230,394 90,394 10,400!'), C.blue, 2) +
    ripples(24, 374, 272, 20, 2, { seed: 6, wd: 1.8 });
  o +=
    sh('M118 404v-18q42-34 84 0v18h-14q-28-22-56 0z', C.paper2, 2.2) +
    ln('M124 388q36-26 72 0M138 380v8M160 374v8M182 380v8', 1.2);
  o += sh(blob('10,402! 90,396 230,396 310,402! 310,480! 10,480!'), C.green2, 2.3);
  o += tufts('62,440 258,442 160,462 150,424 100,466 222,466', { rise: 12 });
  // staves
  o +=
    wand(92, 424, 96, 84, { w: 12, size: 22, leaves: '0.98,-34 0.92,42' }) +
    wand(228, 424, 224, 84, { w: 12, size: 22, leaves: '0.98,34 0.92,-42' });
  o +=
    wand(50, 462, 46, 62, { w: 14, size: 26, leaves: '0.98,-34 0.93,42 0.44,-44' }) +
    wand(270, 462, 274, 62, { w: 14, size: 26, leaves: '0.98,34 0.93,-42 0.44,44' });
  // garland
  const swag = '46,112 70,140 96,126 128,162 160,170 192,162 224,126 250,140 274,112';
  o += rod(line(swag), 4, C.green, 2);
  const random = [-60, 125, -125, 70, -80, 55, -110];
  const beads = '60,132 82,136 102,136 116,152 134,164 150,170 170,170 186,164 204,152 218,136 238,136 260,132';
  o += at(
    beads,
    (x, y, i) =>
      leaf(x, y, 26, random[i % 7]!, { fill: i % 3 ? C.green2 : C.green, w: 0.5 }) +
      leaf(x, y, 24, random[(i + 3) % 7]! + 14, { fill: C.green2, w: 0.5 }),
  );
  o += at('70,138 250,138 130,160 190,160', (x, y) => rose(x, y, 12, { fill: C.red, inner: C.coral }));
  o +=
    at('112,148 208,148', (x, y) => sunflower(x, y, 13, { petals: 8 })) +
    at('145,170 175,170', (x, y) => pomegranate(x, y, 7.5, { seeds: false })) +
    sunflower(160, 171, 15, { petals: 10 });
  o += at(
    '46,114 96,126 224,126 274,114',
    (x, y) =>
      sh(blob(place('0,0! -9,12 -12,30! -4,24 -1,34! 3,14', { x, y })), C.red, 1.8) +
      sh(blob(place('0,0! 9,12 12,28! 5,22 1,32! -2,14', { x, y })), C.red2, 1.8) +
      sh(disc(x, y, 7.5), C.gold, 1.9),
  );
  // dancers
  o += dancer({ x: 117, flip: false, robe: [C.paper, C.grey], skin: C.skin[3], hair: C.ink });
  o += dancer({ x: 203, flip: true, robe: [C.blue, C.blue3], skin: C.skin[0], hair: C.gold });
  return card({ id: 'wan04', ground: C.green2, picture: o });
}
