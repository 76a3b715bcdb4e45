import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { grip, palm } from '../../figures/hand.ts';
import { headProfile } from '../../figures/profile.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { at, both, mirror, placer, points, sym } from '../../geom/points.ts';
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
/** One of the two in loose chains, turned to the other: outer arm hanging, inner hand at the chain. */
function thrall(x: number, flip: boolean, { skin, hair, robe, fold, long }: Thrall): string {
  const arm = { u: 13, skin, sw: 2 } as const;
  const gown = long
    ? '-10,-93! 0,-96 10,-93! 14,-84 12,-70 10,-61 17,-36 21,-11! 0,-7 -18,-11! -14,-38 -10,-61 -13,-72 -15,-84'
    : '-11,-93! 0,-96 11,-93! 16,-84 14,-70 11,-60 19,-31! 8,-27 0,-32 -8,-27 -17,-32! -11,-60 -14,-72 -16,-84';
  const folds = long
    ? ['-5,-56 -8,-36 -12,-16', '3,-56 4,-36 4,-14', '8,-54 12,-34 15,-18']
    : ['-5,-56 -8,-46 -10,-36', '4,-56 5,-46 4,-36', '-6,-84 -4,-74 -6,-66'];
  const tail = long
    ? sh(disc(-27, -62, 3.6) + disc(-33, -59, 3.6) + disc(-30, -67, 3.6), C.plum, 1.4)
    : sh(blob('-30,-56! -37,-64 -34,-72 -30,-82! -24,-72 -23,-64'), C.coral, 1.5);
  const o =
    sh(limb('-8,-44 -24,-34 -34,-42 -30,-58', [6, 5.5, 4.5, 3]), C.red, 1.7) +
    tail +
    union([limb('-6,-40 -8,-20 -6,-4', [15, 12, 9]), blob('-10,-6! -1,-6 4,-1 9,1 9,4! -10,4!')], skin, 2) +
    union([limb('7,-40 12,-20 10,-4', [15, 12, 9]), blob('5,-6! 14,-6 19,-1 25,1 25,4! 5,4!')], skin, 2) +
    reach({ ...arm, from: [12, -83], to: [27, -77], bend: 1, hand: 'grip', long: [1.9, 1.7] }) +
    sh(blob(gown), robe, 2.3) +
    strokes(folds, 2.2, fold) +
    rod(line('-10,-61 0,-58 10,-61'), 2.6, C.gold, 1.5) +
    reach({ ...arm, from: [-12, -82], to: [-13, -42], bend: 1, hand: 'rest', long: [1.75, 1.75] });
  const cap = long
    ? '10,-119! 4,-125 -8,-124 -14,-114 -13,-104! -5,-106 -2,-116'
    : '11,-118! 4,-125 -8,-124 -14,-113 -11,-102! -6,-102 -5,-112 2,-117';
  // she hangs her head, he looks up to the one on the block
  const head =
    (long ? sh(blob('-6,-122! -14,-112 -17,-98 -18,-80 -13,-68! -5,-80 -1,-98'), hair, 1.8) : '') +
    headProfile(1, -110, 13, { skin, sw: 1.9, mood: long ? 'sad' : 'afraid', r: 8 }) +
    sh(
      blob('-10,-117! -16,-124 -15,-133! -9,-128 -5,-121!') + blob('6,-122! 9,-128 15,-133! 16,-125 11,-118!'),
      C.gold,
      1.5,
    ) +
    sh(blob(cap), hair, 1.7);
  const bowed = g(head, `transform="rotate(${long ? 13 : -24} 0 -96)"`);
  const iron = sh(blob('-7,-100! 6,-98! 7,-91! 0,-88 -9,-92!'), C.grey2, 1.6);
  return g(o + bowed + iron, `transform="translate(${x} 464) scale(${flip ? -1.16 : 1.16} 1.16)"`);
}

export const focus: Focus = [34, 52, 252, 353];

/** Light of the fire along shoulders, arms and flanks. */
const RIM = [
  ...both('150,190 138,196 129,205'),
  ...both('127,226 132,246 138,266'),
  '74,178 84,206 98,222',
  '126,200 112,206 98,204',
  '191,204 205,222 214,238',
];
/** Chest with both arms in one contour: one raised, one with the torch. */
function upper(): string {
  return (
    union(
      [
        blob(sym('160,186 148,188 136,194 126,206 124,224 131,246 136,264 134,292 150,300 160,312!')),
        limb('133,210 97,226 80,172', [31, 25, 13]),
        limb('187,210 208,247 227,253', [31, 25, 13]),
      ],
      C.red,
      2.5,
    ) +
    palm(79, 152, 14.5, { skin: C.red, r: -4, sw: 2.1 }) +
    grip(249, 258, 14, { skin: C.red, dir: -1, r: 14 }) +
    flat(taper('82,182 80,162', [13, 11.4]) + taper('218,250 238,255', [13, 11]), C.red) +
    strokes(RIM, 5.4, C.coral) +
    strokes(RIM, 5.4, C.coral) +
    strokes(
      [
        ...both('132,222 142,234 157,230'),
        ...both('146,246 150,256 158,258'),
        ...both('146,264 150,274 158,276'),
        ...both('142,196 150,202 157,203'),
        '160,232 161,250 160,284',
        '128,220 118,228 106,229',
        '94,212 96,198 90,184',
        '196,226 206,232 212,240',
        '190,222 190,230 194,240',
      ],
      2.6,
      C.red2,
    ) +
    rod(line('72,172 80,175 89,171'), 4, C.gold, 1.7) +
    rod(line('227,246 229,253 225,260'), 4, C.gold, 1.7)
  );
}

export function draw(): string {
  let o = graded('maj15g', 22, 22, 276, 450, [
    [0, C.ink],
    [0.46, C.ink],
    [1, C.red2],
  ]);
  o += tone(22, 24, 276, 446, 54, 0.3, 1.5, C.plum);
  // inverted star
  o += star(160, 64, 20, { points: 5, inner: 0.4, rot: 90, contour: 1.6, light: C.gold, dark: C.gold3 });
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
      3.4,
      C.gold2,
    );
    o +=
      strokes([m('90,120 66,150 58,212'), m('91,130 92,172 86,224'), m('100,160 108,196 120,246')], 3.4, C.ink) +
      sh(taper(m('144,222 116,184 98,144 85,102'), [11, 9, 7, 5]), C.gold3, 2) +
      sh(blob(m('84,106! 78,92 82,82! 90,94!')), C.gold, 1.8);
  }
  // block with a ring
  o +=
    sh(poly('100,352 220,352 228,472 92,472'), C.grey, 2.8) +
    sh(rect(84, 340, 152, 20), C.grey2, 2.4) +
    flat(poly('198,361 219,361 226.500,471 204,471'), C.night2) +
    ln('M98 392H223M95 430H226', 1.2);
  // torch, turned down
  o += g(
    sh(blob('-9,32! -22,40 -24,54 -14,60 -17,74! -3,66 3,78! 13,62 12,50 21,42! 13,40 9,32!'), C.red, 2.1) +
      flat(blob('-6,34! -13,44 -11,53 -6,56 -3,66! 5,55 6,44 7,34!'), C.gold2) +
      sh(poly('-5,-22 5,-22 9,32 -9,32'), C.gold3, 2.1) +
      sh(rect(-12, 26, 24, 9), C.gold, 2),
    'transform="translate(249 254) rotate(-6) scale(0.86)"',
  );
  // goat legs, knees wide
  for (const f of [0, 1]) {
    const m = (l: string) => (f ? mirror(l) : points(l));
    // thigh out to the knee, shank in to the hoof, tufts at the heel
    o += union(
      [
        limb(m('146,284 98,296 125,340'), [42, 34, 19]),
        blob(m('106,318! 100,334 108,340! 106,350 120,352! 136,350 138,330! 130,320')),
      ],
      C.red,
      2.5,
    );
    o +=
      strokes([m('142,296 124,300 112,304'), m('108,306 116,318 122,332'), m('112,336 118,342 124,346')], 2.6, C.red2) +
      strokes([m('140,272 116,279 100,288'), m('94,298 102,314 112,328')], 5, C.coral);
    o += sh(blob(m('112,340! 142,340! 146,356! 130,356! 127,350! 124,356! 106,356!')), C.gold, 2.1);
  }
  o += upper();
  o += sh(blob(sym('160,282! 140,276 132,286 136,312! 146,306 150,330! 160,318!')), C.gold3, 2.1);
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
  o += strokes(both('-0.12,-0.78 -0.44,-0.7 -0.54,-0.34', 0).map(h), 5, C.coral);
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
    thrall(61, false, { skin: C.skin[1], hair: C.gold3, robe: C.grey, fold: C.night, long: true }) +
    thrall(261, true, { skin: C.skin[3], hair: C.ink, robe: C.grey, fold: C.night, long: false });
  o += chain('67,358 76,374 88,384 102,406 124,426 150,404') + chain('254,358 244,374 232,384 218,406 196,426 170,404');
  o += rod(disc(160, 398, 13), 4, C.gold, 2) + sh(disc(160, 384, 5), C.gold, 1.8);
  return card({ id: 'maj15', ground: C.ink, picture: o });
}
