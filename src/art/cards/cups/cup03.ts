import type { Focus } from '../../art.ts';
import { headFront } from '../../figures/head.ts';
import { longHair } from '../../figures/headgear.ts';
import { headProfile } from '../../figures/profile.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, line, taper } from '../../geom/paths.ts';
import { at, type Line, mirror, type Point, place, placer } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { tufts } from '../../kit/land.ts';
import { g, rod, sh, strokes } from '../../kit/marks.ts';
import { leaf, pomegranate, rose } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { cup } from '../../kit/suits.ts';

// Three of Cups: three women in a ring, cups raised; fruit and gourds at their feet.
// Azurite, cinnabar, malachite; light from the upper left.
export const focus: Focus = [46, 40, 228, 319];
const [PALE, , BROWN, DARK] = C.skin;

const gourd = (x: number, y: number, r: number): string =>
  rod(
    line([
      [x, y - r],
      [x + 2, y - r * 1.4],
      [x + 6, y - r * 1.6],
    ]),
    3,
    C.green,
    1.4,
  ) +
  sh(disc(x, y, r * 1.25, r), C.gold, 2.1) +
  strokes(
    [-0.8, 0, 0.8].map((k) => [
      [x + k * r * 0.4, y - r * 0.9],
      [x + k * r, y],
      [x + k * r * 0.4, y + r * 0.9],
    ]),
    2.4,
    C.gold3,
  );

/** One of the two outer women, drawn on the left and turned for the right. */
interface Dancer {
  gown: string;
  fold: string;
  skin: string;
  flip: boolean;
  /** Hair and what is in it. */
  hair: (put: (l: Line) => readonly Point[]) => string;
  collar: string;
}
function dancer({ gown, fold, skin, flip, hair, collar }: Dancer): string {
  const x = (v: number) => (flip ? 326 - v : v - 6);
  const put = (l: Line): readonly Point[] => (flip ? mirror(l, 163) : place(l, { x: -6 }));
  const arm = { u: 23, skin, fill: gown, fold, sw: 2.4 } as const;
  const bend = flip ? -1 : 1;
  const cupAt: Point = flip ? [221, 151] : [118, 138];
  const head = { x: x(84), y: 186, s: 24, r: flip ? 6 : -6, flip };
  const to = (a: number, b: number): Point => [x(a), b];
  return (
    // lifted heel
    sh(blob(put('58,436! 78,436 84,446 100,450! 100,457! 56,457!')), C.gold, 2) +
    sh(blob(put('110,432! 130,432 136,442 152,446! 152,453! 108,453!')), C.gold, 2) +
    sh(
      blob(
        put(
          '74,222! 92,218 108,228 112,246 106,262 104,280 118,316 130,370 146,430! 126,444 106,434 86,446 64,436 44,442 32,426! 50,384 56,330 76,282 72,254 66,236',
        ),
      ),
      gown,
      2.8,
    ) +
    strokes(
      ['82,290 66,350 46,428', '90,292 84,360 76,438', '97,290 104,360 108,432', '102,286 120,360 136,428'].map(put),
      3.2,
      fold,
    ) +
    rod(line(put('76,279 90,285 104,279')), 4.6, C.gold, 1.8) +
    headProfile(head.x, head.y, head.s, { skin, flip, r: head.r, mood: 'glad' }) +
    hair(placer(head)) +
    sh(blob(put('76,220! 88,226 102,218! 108,228 90,236 72,228!')), collar, 1.9) +
    reach({
      ...arm,
      from: to(78, 240),
      to: flip ? to(150, 288) : to(103, 292),
      bend,
      hand: 'rest',
      flip: !flip,
      cuff: C.gold,
      long: flip ? [1.9, 2.2] : [1.5, 1.7],
    }) +
    cup(cupAt[0], cupAt[1] - 50, 46) +
    reach({
      ...arm,
      from: to(98, 238),
      to: cupAt,
      bend,
      hand: 'grip',
      flip: !flip,
      cuff: C.gold,
      r: flip ? -14 : 14,
      long: [2.25, 2.3],
      into: to(90, 250),
    })
  );
}

export function draw(): string {
  let o = sky('cup03', 'gloaming', 400);
  o += sh(blob('10,386! 80,372 170,380 250,368 312,380! 312,480! 10,480!'), C.green2, 2.4);
  o += tufts('40,400 284,396 28,420 296,420', { rise: 15, spread: 8, w: 2.6 });
  // the one in the middle, from the front, swaying before the others
  let middle = sh(
    blob(
      '134,222! 152,214 174,222! 187,244 184,262 182,280 190,330 188,384 202,444! 184,454 164,446 142,456 116,446 92,448! 108,420 120,384 128,330 140,280 136,262 127,244',
    ),
    C.green,
    2.6,
  );
  middle +=
    strokes(
      ['150,288 136,352 110,440', '156,290 148,360 138,446', '166,290 166,360 164,442', '174,286 178,350 186,446'],
      2.8,
      C.green3,
    ) + rod(line('139,279 160,286 183,279'), 4.6, C.gold, 1.8);
  const hair = longHair(154, 186, 23, { fill: C.straw, line: C.gold3 });
  const head =
    hair.behind +
    sh(taper('153,198 155,224', [17, 22]), PALE, 0) +
    headFront(154, 186, 23, PALE, 'glad') +
    hair.front +
    at('133,172 142,164 153,161 164,164 173,172', (x, y) => rose(x, y, 6, { fill: C.coral, inner: C.red, sw: 1.2 }));
  middle += g(head, 'transform="translate(-3.400 4.400) rotate(-5 154 224)"');
  middle += sh(blob('137,221! 153,232 170,221! 176,230 153,242 131,230!'), C.coral, 1.9);
  middle += cup(188, 66, 44);
  middle += reach({
    from: [180, 234],
    to: [189, 114],
    u: 23,
    bend: 1,
    hand: 'grip',
    r: 0,
    skin: PALE,
    fill: C.green,
    fold: C.green3,
    cuff: C.gold,
    long: [2.4, 2.4],
    into: [166, 252],
  });
  const left = dancer({
    gown: C.red,
    fold: C.red2,
    skin: BROWN,
    flip: false,
    collar: C.gold,
    hair: (put) =>
      sh(
        blob(put('0.52,-0.8! 0.2,-1.16 -0.5,-1.16 -1,-0.6 -0.9,0 -0.5,0.3! -0.2,0.1 -0.06,-0.3 0.2,-0.6!')),
        C.ink,
        2.1,
      ) +
      at(put('-1.06,0.1'), (x, y) => sh(disc(x, y, 10), C.ink, 2)) +
      at(put('0.36,-0.96 0,-1.12 -0.4,-1.08 -0.76,-0.84'), (x, y) =>
        leaf(x - 4, y + 2, 14, -30, { fill: C.green2, sw: 1.3 }),
      ),
  });
  const right = dancer({
    gown: C.blue,
    fold: C.blue3,
    skin: DARK,
    flip: true,
    collar: C.red,
    hair: (put) =>
      sh(
        blob(put('0.56,-0.7! 0.3,-1.24 -0.5,-1.36 -1.24,-0.9 -1.36,-0.1 -0.9,0.3 -0.44,0.2! -0.14,-0.2 0.1,-0.56!')),
        C.gold3,
        2.1,
      ) +
      strokes([put('0.2,-0.9 -0.4,-0.8 -0.9,-0.2'), put('0,-1.14 -0.7,-1 -1.14,-0.4')], 2.2, C.ink) +
      rod(line(put('0.56,-0.68 0.1,-0.66 -0.3,-0.4 -0.6,0.22')), 3.6, C.red, 1.5),
  });
  // her other arm is round the waist of the one on the left
  const clasped = reach({
    from: [135, 240],
    to: [104, 286],
    u: 22,
    bend: -1,
    hand: 'rest',
    flip: true,
    skin: PALE,
    fill: C.green,
    fold: C.green3,
    cuff: C.gold,
    long: [1.6, 1.6],
    into: [146, 250],
  });
  // they lean out of the ring as they turn
  o += g(left, 'transform="rotate(-5 60 450)"') + g(right, 'transform="rotate(5 266 450)"') + middle + clasped;
  // harvest
  o += gourd(48, 450, 14) + gourd(276, 450, 13) + pomegranate(160, 452, 11);
  o += leaf(172, 458, 20, 10, { fill: C.green }) + leaf(148, 458, 20, 170, { fill: C.green });
  return card({ id: 'cup03', ground: C.green2, picture: o });
}
