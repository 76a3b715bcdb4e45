import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { headThreeQuarter } from '../../figures/head.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { at, both, mirror, type Placing, placer, points, sym } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { flat, g, graded, ln, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { star } from '../../kit/stars.ts';

// Cinnabar, lead, plum; torchlight.
interface Thrall {
  skin: string;
  hair: string;
  robe: string;
  fold: string;
  long: boolean;
}
/** One of the two in loose chains: turned half to the other, outer arm hanging, inner arm lifting the chain. */
function thrall(x: number, flip: boolean, { skin, hair, robe, fold, long }: Thrall): string {
  const at0: Placing = { x, y: 463, flip };
  const put = placer(at0);
  const arm = (l: string, w: readonly number[]) => limb(put(l), w);
  const foot = (l: string) => blob(put(l));
  let o =
    sh(arm('-8,-46 -26,-40 -34,-54 -30,-66', [6, 5, 4, 3]), C.red, 1.7) +
    sh(foot('-36,-62! -32,-78! -22,-64!'), C.red, 1.5);
  o +=
    union([arm('-6,-40 -8,-20 -6,-4', [15, 12, 9]), foot('-10,-6! -1,-6 8,0 8,4! -10,4!')], skin, 2) +
    union([arm('7,-40 12,-20 10,-4', [15, 12, 9]), foot('5,-6! 14,-6 24,0 24,4! 5,4!')], skin, 2);
  o += union([arm('-12,-84 -20,-64 -16,-44', [12, 11, 8]), disc(...xy(put('-15,-41')))], skin, 1.9);
  o += sh(
    blob(
      put(
        long
          ? '-12,-92! 0,-96 12,-92! 13,-76 9,-62 18,-36 22,-12! 0,-8 -18,-12! -14,-38 -9,-62 -14,-78'
          : '-13,-92! 0,-96 13,-92! 15,-76 11,-60 19,-32! 8,-28 0,-33 -8,-28 -17,-33! -10,-60 -15,-78',
      ),
    ),
    robe,
    2.3,
  );
  o +=
    strokes(
      (long
        ? ['-6,-56 -8,-36 -12,-16', '3,-56 4,-36 4,-14', '8,-54 12,-34 15,-18']
        : ['-5,-56 -8,-46 -10,-36', '4,-56 5,-46 4,-36']
      ).map(put),
      2.2,
      fold,
    ) + rod(line(put('-10,-62 0,-59 10,-62')), 2.6, C.gold, 1.5);
  o += union([arm('11,-86 22,-72 30,-80', [12, 10, 7]), disc(...xy(put('31,-82')))], skin, 1.9);
  if (long) o += sh(blob(put('-13,-114 -18,-98 -18,-76 -12,-72! -6,-84 -2,-98')), hair, 1.8);
  const [hx, hy] = xy(put('1,-110'));
  o += headThreeQuarter(hx, hy, 13, { skin, flip, sw: 1.8, r: flip ? -6 : 6 });
  o += sh(
    both('-4,-12! -9,-18 -8,-26! -2,-20 1,-13!', 0)
      .map((l) => blob(placer({ x: hx, y: hy })(l)))
      .join(''),
    C.gold,
    1.5,
  );
  return (
    o +
    sh(blob(put('12,-119! 4,-126 -8,-123 -14,-112 -12,-102! -6,-110 0,-117')), hair, 1.7) +
    rod(line(put('-8,-94 0,-91 8,-94')), 2.4, C.grey2, 1.5)
  );
}
const xy = (p: readonly (readonly [number, number, 1?])[]): [number, number, number] => [p[0]![0], p[0]![1], 5];

export const focus: Focus = [34, 52, 252, 353];

export function draw(): string {
  let o = graded('maj15g', 22, 22, 276, 450, [
    [0, C.ink],
    [0.6, C.ink],
    [1, C.red2],
  ]);
  o += tone(22, 24, 276, 446, 54, 0.3, 1.5, C.plum);
  // inverted star
  o += star(160, 66, 24, { points: 5, inner: 0.4, rot: 90, contour: 1.6 });
  // wings of a bat
  for (const f of [0, 1]) {
    const m = (l: string) => (f ? mirror(l) : points(l));
    o += sh(
      blob(
        m(
          '140,226! 116,196 92,140 84,104! 62,120 40,158 34,196! 46,192 54,200 58,214! 68,206 80,210 86,226! 98,220 110,228 120,250! 132,250',
        ),
      ),
      C.plum,
      2.5,
      C.gold,
    );
    o +=
      strokes(
        [
          m('136,222 104,174 84,106'),
          m('86,112 66,150 58,212'),
          m('86,112 88,166 86,224'),
          m('88,112 108,176 120,246'),
        ],
        3.4,
        C.ink,
      ) + sh(blob(m('84,106! 78,92 82,82! 90,94!')), C.gold, 1.8);
  }
  // block with a ring
  o +=
    sh(poly('96,352 224,352 232,472 88,472'), C.grey, 2.8) +
    sh(rect(84, 340, 152, 20), C.grey2, 2.4) +
    flat(poly('198,361 223,361 231,471 204,471'), C.night2) +
    ln('M92 392H228M90 430H230', 1.2);
  // torch, turned down
  o +=
    sh(
      blob('238,292! 222,300 220,316 232,322 228,338! 244,330 250,342! 262,326 260,312 270,302! 262,300 258,292!'),
      C.red,
      2.1,
    ) + flat(blob('242,294! 233,304 236,314 240,318 244,330! 252,318 253,306 254,294!'), C.gold2);
  o += sh(poly('240,226 250,226 257,300 236,300'), C.gold3, 2.1) + sh(rect(233, 290, 27, 10), C.gold, 2);
  // goat legs, knees wide
  for (const f of [0, 1]) {
    const m = (l: string) => (f ? mirror(l) : points(l));
    // thigh out to the knee, shank in to the hoof, tufts at the heel
    o += union(
      [
        limb(m('146,284 98,296 125,340'), [42, 34, 19]),
        blob(m('106,318! 100,334 108,340! 106,350 120,352! 136,350 138,330! 130,320')),
      ],
      C.red2,
      2.5,
    );
    o += strokes(
      [
        m('140,276 120,280 104,286'),
        m('142,296 124,300 112,304'),
        m('108,306 116,318 122,332'),
        m('112,336 118,342 124,346'),
      ],
      2.6,
      C.ink,
    );
    o += sh(blob(m('112,340! 142,340! 146,356! 130,356! 127,350! 124,356! 106,356!')), C.gold, 2.1);
  }
  // body
  o += sh(blob(sym('160,188 136,190 122,206 130,236 136,262 134,290 150,300 160,312!')), C.red, 2.8);
  o += strokes(
    [
      ...both('130,214 140,230 156,230'),
      ...both('146,246 150,256 158,258'),
      ...both('146,264 150,274 158,276'),
      '160,232 161,250 160,284',
    ],
    2.6,
    C.red2,
  );
  o += sh(blob(sym('160,282! 140,276 132,286 136,312! 146,306 150,330! 160,318!')), C.gold3, 2.1);
  // arms: one raised, one with the torch
  o +=
    reach({
      from: [134, 208],
      to: [80, 154],
      u: 27,
      bend: -1,
      hand: 'palm',
      skin: C.red,
      long: [2.2, 1.9],
      into: [146, 222],
    }) + rod('M76 184L96 180', 4, C.gold, 1.7);
  o += reach({
    from: [186, 208],
    to: [243, 258],
    u: 27,
    bend: -1,
    hand: 'grip',
    r: 4,
    skin: C.red,
    long: [1.9, 1.7],
    into: [174, 222],
  });
  // head of a goat
  const h = placer({ x: 160, y: 152, s: 28 });
  const horns = both('-0.3,-0.7 -0.7,-1.2 -1.5,-1.3 -1.9,-1 -2.1,-1.6', 0);
  o += horns.map((l) => sh(taper(h(l), [14, 13, 11, 8, 1]), C.gold, 2.1)).join('');
  o += sh(
    both('-0.5,-0.4! -1.1,-0.56 -1.7,-0.2! -1.1,0.02 -0.56,-0.02!', 0)
      .map((l) => blob(h(l)))
      .join(''),
    C.red2,
    2,
  );
  o += sh(blob(h(sym('0,0.8! -0.34,0.9 -0.3,1.4 -0.1,1.5 0,2.1!', 0))), C.gold3, 2);
  o += sh(blob(h(sym('0,-0.86 -0.46,-0.78 -0.62,-0.3 -0.44,0.24 -0.36,0.74 -0.16,1 0,1.02', 0))), C.red, 2.5);
  o += strokes(
    [
      ...both('-0.56,-0.4 -0.34,-0.42 -0.14,-0.2', 0),
      ...both('-0.16,-0.1 -0.14,0.3 -0.18,0.6', 0),
      ...both('-0.04,0.74 -0.12,0.66 -0.18,0.6', 0),
      '-0.18,0.84 0,0.88 0.18,0.84',
    ].map((l) => h(l)),
    3,
  );
  o +=
    sh(
      both('-0.46,-0.16! -0.32,-0.24 -0.16,-0.08! -0.32,-0.02', 0)
        .map((l) => blob(h(l)))
        .join(''),
      C.gold2,
      1.4,
    ) +
    flat(
      at(h('-0.31,-0.13 0.31,-0.13'), (x, y) => rect(x - 3, y - 1.2, 6, 2.4)),
      C.ink,
    );
  // ground, chains, the two
  o += sh(blob('10,462! 90,456 230,456 312,462! 312,484! 10,484!'), C.night2, 2.2);
  const chain = (l: string) =>
    ln(line(l), 6, C.ink, ' stroke-dasharray="7 3"') + ln(line(l), 3, C.grey2, ' stroke-dasharray="7 3"');
  o +=
    g(
      thrall(0, false, { skin: C.skin[1], hair: C.gold, robe: C.paper, fold: C.grey, long: true }),
      'transform="translate(52 -9) scale(1.02)"',
    ) +
    g(
      thrall(0, true, { skin: C.skin[3], hair: C.ink, robe: C.grey2, fold: C.grey, long: false }),
      'transform="translate(270 -9) scale(1.02)"',
    );
  o += chain('54,370 78,392 98,424 124,430 148,404') + chain('268,370 242,392 222,424 196,430 172,404');
  o += rod(disc(160, 398, 13), 4, C.gold, 2) + sh(disc(160, 384, 5), C.gold, 1.8);
  return card({ id: 'maj15', ground: C.ink, picture: o });
}
