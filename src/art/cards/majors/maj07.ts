import type { Focus } from '../../art.ts';
import { clasp } from '../../figures/hand.ts';
import { headFront } from '../../figures/head.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { at, both, mirror, placer, points, polar, sym, xy } from '../../geom/points.ts';
import { disc, rect, rounded } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { tower } from '../../kit/land.ts';
import { clip, flat, g, graded, ln, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { crescentPath, star } from '../../kit/stars.ts';
import { ripples } from '../../kit/water.ts';

// Azurite, lead, cinnabar; gold morning.
/** Sphinx lying, head to the front, body away from the axis; left of the card, or mirrored. */
function sphinx(flip: boolean, coat: string, edge: string, stripe: string, skin: string): string {
  const m = (l: string) => (flip ? mirror(l) : points(l));
  const x = flip ? 218 : 102;
  const n = placer({ x, y: 384, s: 19 });
  const body = '92,396 70,392 50,404 38,426 36,452 44,470! 140,470! 138,458 126,452 120,430 118,404';
  let o = rod(line(m('42,450 28,440 30,414 40,408')), 4, coat, 2);
  o += sh(blob(m(body)), coat, 2.6, edge);
  o += strokes(
    [m('74,404 54,426 62,456'), m('96,430 100,450 94,464'), m('116,430 112,450 118,462')],
    2.6,
    edge === C.ink ? C.grey : edge,
  );
  o += sh(
    blob(m('84,470! 86,460 96,456 108,460 110,470!')) + blob(m('114,470! 116,460 126,456 140,460 143,470!')),
    coat,
    2.1,
    edge,
  );
  o += sh(blob(n(sym('0,-1.3! -0.86,-1.14 -1.2,-0.3 -1.46,1.2! -1,1.6 -0.5,1.3!', 0))), coat, 2.3, edge);
  o += ln(
    both('-0.84,-0.2 -1.2,0.1', 0)
      .concat(both('-0.84,0.3 -1.3,0.6', 0), both('-0.7,0.86 -1.36,1.14', 0))
      .map((l) => poly(n(l), false))
      .join(''),
    2.2,
    stripe,
  );
  o += headFront(x, 384, 18.5, skin, 'calm', 2);
  return o + sh(blob(n(sym('0,-1.28! -0.8,-1.1 -0.92,-0.46! 0,-0.72!', 0))), stripe, 1.9, edge);
}
export const focus: Focus = [34, 96, 252, 353];

export function draw(): string {
  let o = graded('maj07g', 22, 22, 276, 300, [
    [0, C.gold],
    [0.5, C.gold2],
    [1, C.paper],
  ]);
  o += tone(22, 24, 276, 260, 44, 1.9, 0.3, C.gold3);
  // walled city, river
  o += tower(30, 214, 90) + tower(66, 236, 70) + tower(236, 236, 70) + tower(272, 214, 90);
  o +=
    sh(
      poly(
        '18,262 18,254 28,254 28,260 40,260 40,254 52,254 52,260 64,260 64,254 76,254 76,260 88,260 88,254 100,254 100,310 18,310',
      ),
      C.paper2,
      2,
    ) +
    sh(
      poly(
        '302,262 302,254 292,254 292,260 280,260 280,254 268,254 268,260 256,260 256,254 244,254 244,260 232,260 232,254 220,254 220,310 302,310',
      ),
      C.paper2,
      2,
    );
  o += sh(rect(10, 306, 304, 34), C.blue, 2.2) + ripples(22, 308, 276, 30, 3, { seed: 3 });
  o += sh(blob('10,338! 160,332 312,338! 312,480! 10,480!'), C.paper2, 2.2);
  // wheels at both sides, posts
  for (const f of [-1, 1]) {
    const x = 160 + f * 106;
    let spokes = '';
    for (let i = 0; i < 10; i++) spokes += `M${xy([x, 386])}L${xy(polar(x, 386, 46, i * 36 + 9))}`;
    o +=
      sh(disc(x, 386, 58), C.gold, 2.6) +
      sh(disc(x, 386, 46), C.coral, 2.2) +
      rod(spokes, 3.4, C.red2, 1.5) +
      sh(disc(x, 386, 11), C.gold, 2.1) +
      ln(disc(x, 386, 52), 1.2, C.gold);
  }
  // dark hanging behind the driver, so that the armour is the lightest thing on the card
  o += sh(rect(92, 112, 136, 198), C.night, 2.2) + strokes(both('104,130 108,210 102,306'), 3.4, C.night2);
  o += rod('M92 104V310M228 104V310', 5, C.gold, 2);
  // canopy
  const canopy = blob(
    '70,122! 76,86 108,62 160,52 212,62 244,86 250,122! 235,134 220,122! 205,134 190,122! 175,134 160,122! 145,134 130,122! 115,134 100,122! 85,134',
  );
  o += sh(canopy, C.blue3, 2.6) + ln(line('74,108 160,100 246,108'), 1.4, C.gold);
  o += clip(
    'maj07c',
    canopy,
    at('96,94 128,78 160,72 192,78 224,94 112,116 144,110 176,110 208,116 84,116 236,116', (x, y, i) =>
      star(x, y, i < 5 ? 9 : 5.5, { points: 6, inner: 0.4 }),
    ),
  );
  // driver
  const behind = o;
  o = '';
  o += sh(blob(sym('160,214! 132,216 112,244 108,300 104,330! 160,330!')), C.red2, 2.4);
  o +=
    union([blob(sym('160,214 140,214 126,224 130,262 138,290 132,320 160,324'))], C.paper, 2.5) +
    flat(blob('181,218! 192,226 190,262 182,288 186,318! 176,320 174,288 180,258'), C.grey2);
  o +=
    sh(poly(sym('160,292 134,292 128,326 160,330')), C.blue, 2.2) +
    ln('M142 294L138 326M154 294L152 328M166 294L168 328M178 294L182 326', 1.6, C.gold);
  o +=
    sh(rect(146, 234, 28, 28), C.gold, 2) +
    star(160, 248, 11, { light: C.paper, dark: C.gold2 }) +
    strokes([...both('138,236 142,262 150,284')], 2.4, C.grey);
  o += rod(line('134,290 160,296 186,290'), 4.6, C.gold, 2);
  // one hand with the wand, the other on the rail; no reins
  const plate = { u: 20, skin: C.skin[1], fill: C.paper, fold: C.grey, cuff: C.gold, hand: 'grip' } as const;
  o +=
    rod('M112 320V176', 3.4, C.gold, 2) +
    star(112, 168, 12, { points: 6, inner: 0.42, contour: 1.4, light: C.paper, dark: C.gold2 });
  o += reach({ ...plate, from: [135, 236], to: [113, 276], bend: -1, flip: true, r: 0, long: [1.9, 1.9] });
  o += reach({
    ...plate,
    from: [185, 236],
    to: [214, 300],
    bend: -1,
    flip: true,
    hand: 'rest',
    turn: 20,
    long: [2.1, 1.9],
  });
  // moons on the shoulders
  o += sh(crescentPath(132, 228, 16, 0.5, 150), C.gold, 2) + sh(crescentPath(188, 228, 16, 0.5, 30), C.gold, 2);
  // head
  o += flat(poly('151,186 169,186 171,210 160,220 149,210'), C.skin[1]);
  const h = placer({ x: 160, y: 178, s: 21 });
  o +=
    sh(blob(h(sym('0,-1.22! -0.7,-1.08 -1.1,-0.4 -1.1,0.4 -1.2,1.1! -0.6,1.06 -0.4,0.8', 0))), C.gold, 2) +
    headFront(160, 178, 21, C.skin[1], 'watchful');
  o += sh(blob(h(sym('0,-1.1! -0.6,-0.96 -0.98,-0.3 -0.94,0.2! -0.7,-0.3 -0.4,-0.6 0,-0.66!', 0))), C.gold, 1.6);
  o +=
    sh(blob(h(sym('0,-1.24! -0.3,-0.98 -0.9,-1.16! -0.94,-0.62! -0.5,-0.54 0,-0.5', 0)), 0.2), C.gold2, 2) +
    star(160, 154, 10, { contour: 1.2, light: C.paper, dark: C.gold2 });
  o += sh(blob(sym('160,206! 144,206 134,216! 146,226 160,230')), C.gold, 2);
  o = `${behind}${g(o, 'transform="translate(-25.6 -52.800) scale(1.16)"')}`;
  // car
  o +=
    sh(rounded(86, 308, 148, 140, 10), C.blue, 2.9) +
    ln(rounded(93, 322, 134, 118, 7), 1.6, C.gold) +
    sh(rounded(80, 304, 160, 13, 5), C.gold, 2.2);
  // hand on the rail
  o += clasp(224, 305, 12, { skin: C.skin[1], r: 84 });
  // winged disc
  for (const f of [0, 1]) {
    const wing =
      '148,338! 134,330 120,334! 106,328 98,334! 100,344 110,348! 112,356 124,356! 128,362 140,358! 148,352!';
    o +=
      sh(blob(f ? mirror(wing) : wing), C.blue2, 2) +
      strokes(
        [
          f ? mirror('144,342 126,342 106,336') : '144,342 126,342 106,336',
          f ? mirror('144,350 130,350 114,348') : '144,350 130,350 114,348',
        ],
        2,
        C.blue3,
      );
  }
  o += sh(disc(160, 346, 15), C.red, 2.2) + ln(disc(160, 346, 9), 1.8, C.gold2);
  o +=
    g(sphinx(false, C.ink, C.gold2, C.gold, C.skin[3]), 'transform="translate(-5 -22.500) scale(1.05)"') +
    g(sphinx(true, C.paper, C.ink, C.ink, C.skin[0]), 'transform="translate(-11 -22.500) scale(1.05)"');
  return card({ id: 'maj07', ground: C.gold2, picture: o });
}
