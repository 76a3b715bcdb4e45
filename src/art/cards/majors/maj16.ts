import type { Focus } from '../../art.ts';
import { headProfile } from '../../figures/profile.ts';
import { reach } from '../../figures/reach.ts';
import { stride } from '../../figures/stride.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { at, place, placer } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { flame } from '../../kit/flame.ts';
import { clip, flat, g, graded, ln, rod, sh, strokes, tone } from '../../kit/marks.ts';
import { leafPath } from '../../kit/plants.ts';

// Night, cinnabar, lead; light from the lightning, upper right.
const cloth = (fill: string, fold: string, skin: string) =>
  ({ u: 14, skin, fill, fold, cuff: C.gold, hand: 'palm', sw: 2, long: [2.2, 2.1] }) as const;
/** One who plunges head first with arms flung wide; drawn upright, then turned. */
function plunging(x: number, y: number): string {
  const arm = cloth(C.red, C.red2, C.skin[0]);
  const hose = { w: 19, foot: 0.86, fill: C.red2, fold: C.ink, shoe: C.gold } as const;
  const o =
    reach({ ...arm, from: [10, -32], to: [52, -58], bend: 1, flip: true }) +
    stride('7,8 30,26 20,58', { ...hose, r: 30 }) +
    stride('-6,8 -10,42 -24,70', { ...hose, dir: -1, r: -30 }) +
    sh(blob('-9,-38! 8,-38! 15,-32 14,-12 12,-2 24,16! 12,19 4,25 -6,19 -20,23! -13,0 -14,-14 -15,-32'), C.red, 2.3) +
    strokes(['-6,-2 -9,8 -13,17', '2,0 3,10 4,20', '8,-2 12,6 18,13'], 2.2, C.red2) +
    rod(line('-13,-3 0,2 13,-3'), 2.6, C.gold, 1.4) +
    sh(blob('-9,-48! -14,-60 -6,-74 6,-75! 0,-62 -2,-52 -8,-36 -18,-28! -12,-40'), C.gold, 1.8) +
    headProfile(1, -58, 13, { skin: C.skin[0], r: -14, mood: 'afraid', sw: 1.9 }) +
    flat(poly('-6,-46 5,-46 7,-34 -7,-34'), C.skin[0]) +
    sh(blob('9,-70! 2,-76 -8,-73 -13,-62 -13,-50 -18,-38! -10,-42 -5,-52 -2,-63'), C.gold, 1.8) +
    rod(line('-9,-37 0,-33 8,-37'), 2.4, C.gold, 1.4) +
    reach({ ...arm, from: [-11, -30], to: [-44, -76], bend: -1, into: [0, -22] });
  return g(o, `transform="translate(${x} ${y}) rotate(172) scale(-1.26 1.26)"`);
}
/** One who tumbles on his back, knees over the head; drawn seated and looking left, then turned. */
function tumbling(x: number, y: number): string {
  const arm = cloth(C.blue2, C.blue, C.skin[2]);
  const hose = { w: 19, foot: 0.86, shoe: C.gold, dir: -1 } as const;
  const o =
    reach({ ...arm, fill: C.blue, fold: C.blue3, from: [-6, -38], to: [-54, -12], bend: -1 }) +
    stride('-2,2 -30,-12 -52,12', { ...hose, fill: C.blue, fold: C.blue3, r: 20 }) +
    stride('0,4 -24,22 -14,56', { ...hose, fill: C.blue, fold: C.blue3, r: -24 }) +
    sh(
      blob('-8,-46! 4,-47! 14,-38 17,-20 15,-2 13,14! 2,17 -10,19 -22,10! -17,0 -13,-10 -15,-26 -14,-38'),
      C.blue2,
      2.3,
    ) +
    strokes(['6,-8 4,2 0,13', '-2,-8 -6,2 -12,11', '10,-36 12,-24 10,-14'], 2.2, C.blue) +
    rod(line('-13,-12 0,-9 16,-12'), 2.6, C.gold, 1.4) +
    headProfile(-5, -64, 14, { skin: C.skin[2], r: 14, flip: true, mood: 'afraid', sw: 1.9 }) +
    flat(poly('-8,-52 4,-53 5,-42 -9,-42'), C.skin[2]) +
    sh(blob('-14,-77! -4,-82 7,-78 13,-66 12,-54 20,-44! 8,-45 2,-54 -1,-68'), C.paper, 1.8) +
    rod(line('-9,-45 -2,-42 6,-46'), 2.4, C.gold, 1.4) +
    reach({ ...arm, from: [6, -36], to: [36, -78], bend: 1, into: [2, -24] });
  return g(o, `transform="translate(${x} ${y}) rotate(136) scale(1.14)"`);
}
export const focus: Focus = [50, 52, 220, 308];

export function draw(): string {
  let o = graded('maj16g', 22, 22, 276, 450, [
    [0, C.ink],
    [0.6, C.night],
    [1, C.night2],
  ]);
  o += tone(22, 24, 276, 440, 52, 0.3, 1.8, C.night2);
  o +=
    cloud(48, 196, 92, { fill: C.grey, inner: C.grey2 }) +
    cloud(282, 216, 84, { fill: C.grey, inner: C.grey2, flip: true });
  // drops of fire
  o += flat(
    at(
      '86,238 46,238 104,262 32,296 100,292 38,384 98,388 56,398 216,244 240,252 282,246 212,284 292,300 216,384 240,396 276,392 290,372 100,208 224,206',
      (x, y) => leafPath(x, y, 11, 90, 0.5),
    ),
    C.gold2,
  );
  // crag
  o += sh(poly('10,480 40,446 58,450 86,410 112,400 204,398 226,424 246,420 276,458 312,480'), C.grey, 2.6);
  o += strokes(
    [
      '70,440 58,460 40,474',
      '104,412 96,440 76,472',
      '126,418 128,446 116,474',
      '160,424 166,450 160,474',
      '198,416 206,440 200,472',
      '228,438 240,456 262,474',
    ],
    4.2,
    C.ink,
  );
  // tower
  const body = poly('120,176 198,172 206,410 108,412');
  o += sh(body, C.paper, 3);
  let brick = '';
  for (let r = 0; r < 16; r++) {
    brick += `M100 ${172 + r * 16}H214`;
    for (let c = 0; c < 5; c++) brick += `M${108 + c * 26 + (r % 2) * 13} ${172 + r * 16}v16`;
  }
  o += clip(
    'maj16t',
    body,
    flat(poly('172,150 220,150 220,420 176,420'), C.grey2) +
      flat(poly('190,150 220,150 220,420 198,420'), C.grey) +
      flat(poly('100,180 220,180 220,200 100,204'), C.grey) +
      ln(brick, 1, C.grey),
  );
  o += ln(body, 3);
  // fire behind the cracked battlements
  o += flame(136, 172, 26) + flame(168, 182, 34, true);
  o += sh(
    poly(
      '104,194 101,152 121,150 122,166 134,165 135,150 143,158 150,148 152,170 158,176 165,189 173,176 184,170 197,169 198,146 219,144 216,189',
    ),
    C.paper2,
    2.4,
  );
  o +=
    flat(poly('192,170.500 197.800,170.300 199.300,147.200 217.500,145.500 214.900,188 192,189'), C.grey2) +
    ln('M104 182L160 180M170 179L216 177', 1.4);
  o += strokes(['165,188 160,202 168,214 162,232', '166,200 176,206 178,218'], 3.2);
  o += [
    [84, 178, 20],
    [232, 186, -30],
    [94, 214, 50],
    [118, 130, 10],
    [226, 226, 12],
  ]
    .map(([x, y, r]) => sh(poly(place('-7,-5 6,-6 7,4 -5,6', { x: x!, y: y!, r: r! })), C.paper2, 1.7))
    .join('');
  // windows
  o += at(
    '158,262 136,318 180,330',
    (x, y, i) => sh(`M${x - 11} ${y + 18}v-26a11 11 0 0 1 22 0v26z`, C.ink, 2) + flame(x, y + 16, i ? 13 : 14, i === 1),
  );
  // lightning
  const bolt = sh(poly('311,11 222,92 240,98 184,136 202,142 164,190 236,144 216,136 270,102 250,93'), C.gold2, 2.2);
  o += bolt;
  // crown
  const crown = '-42,14! -50,-20! -26,-4! -24,-32! -6,-8! 0,-42! 6,-8! 24,-32! 26,-4! 50,-20! 42,14! 0,22';
  o += g(
    sh(blob(placer({})(crown), 0.2), C.gold, 2.6) +
      sh('M-43 10Q0 22 43 10L42 22Q0 33 -42 22z', C.gold2, 2) +
      flat(disc(0, 23, 3.6) + disc(-24, 20, 3) + disc(24, 20, 3), C.red) +
      flat(
        at('-50,-22 -24,-34 0,-44 24,-34 50,-22', (x, y) => disc(x, y, 4.2)),
        C.gold2,
      ),
    'transform="translate(94 106) rotate(-28)"',
  );
  o += plunging(76, 318) + tumbling(226, 312);
  return card({ id: 'maj16', ground: C.night, picture: o, over: { art: bolt, within: rect(240, 0, 80, 80) } });
}
