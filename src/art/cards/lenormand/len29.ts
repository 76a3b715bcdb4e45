import type { Focus } from '../../art.ts';
import { headProfile } from '../../figures/profile.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { at, mirror, placer } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, roundTree, tufts } from '../../kit/land.ts';
import { g, ln, rod, sh, strokes } from '../../kit/marks.ts';
import { leaf, sunflower } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { rays } from '../../kit/stars.ts';

// Woman: standing, looking left; same ground and scale as the Man, the half sun meets his. Red, blue, green; gold dawn.
export const focus: Focus = [30, 64, 205, 287];

const SKIN = C.skin[2];

/** Lily with a bud, on a stem held at x, y; the flower is bent a little to the left. */
function lilyStem(x: number, y: number): string {
  const p = placer({ x: x - 1, y: y - 74, s: 25, r: -6 });
  const petal = (l: string, fill: string) => sh(blob(p(l)), fill, 1.5) + sh(blob(p(mirror(l, 0))), fill, 1.5);
  return (
    rod(
      line([
        [x + 5, y + 38],
        [x, y],
        [x - 1, y - 56],
      ]),
      2.6,
      C.green,
      1.3,
    ) +
    rod(
      line([
        [x - 1, y - 34],
        [x + 9, y - 44],
        [x + 14, y - 56],
      ]),
      1.8,
      C.green,
      1.1,
    ) +
    sh(
      blob([
        [x + 13, y - 54, 1],
        [x + 9, y - 66],
        [x + 16, y - 80, 1],
        [x + 22, y - 68],
        [x + 17, y - 54, 1],
      ]),
      C.paper,
      1.5,
    ) +
    leaf(x, y - 14, 24, -150) +
    leaf(x, y - 20, 22, -26, { fill: C.green2 }) +
    petal('0,0.5! -0.3,0.06 -0.52,-0.4 -0.44,-0.98! -0.14,-0.7 0,-0.1', C.grey2) +
    strokes([p('0,0.2 -0.06,-0.4 -0.12,-0.96'), p('0,0.2 0.05,-0.4 0.1,-1')], 1.6, C.gold3) +
    sh(
      disc(...(p('-0.12,-0.98')[0] as [number, number]), 2) + disc(...(p('0.1,-1.02')[0] as [number, number]), 2),
      C.gold,
      1,
    ) +
    petal('0,0.7! -0.36,0.42 -0.62,0.02 -1.06,-0.2! -0.9,-0.48 -0.46,-0.38 -0.1,0.1', C.paper) +
    sh(blob(p('0,0.76! -0.3,0.24 -0.28,-0.3 0,-0.74! 0.28,-0.3 0.3,0.24')), C.paper, 1.6) +
    strokes(
      [p('0,0.56 0.02,0.1 0,-0.44'), p('-0.28,0.2 -0.56,-0.1 -0.86,-0.24'), p('0.28,0.2 0.56,-0.1 0.86,-0.24')],
      1.4,
      C.grey,
    )
  );
}

/** The woman, whose feet are at 160, 450 and whose head is 276 above them. */
function lady(): string {
  const head = { x: 158, y: 188, s: 25, flip: true } as const;
  const put = placer(head);
  const arm = { u: 20, skin: SKIN, fill: C.red, fold: C.red2, cuff: C.gold, sw: 2 };
  // far arm and the lily
  let o =
    lilyStem(89, 266) +
    reach({ ...arm, from: [144, 250], to: [89, 266], bend: -1, hand: 'grip', flip: true, r: 4, long: [1.75, 1.75] });
  // mantle from the shoulders to the ground behind her
  o += sh(
    blob('160,224! 178,222 194,230 206,252 213,296 221,360 240,443! 226,449 208,444 194,449 180,444! 170,340 160,260'),
    C.blue,
    2.2,
  );
  o += strokes(['200,252 206,320 220,430', '193,262 199,340 206,436', '210,330 219,390 230,436'], 2.6, C.blue3);
  // gown
  o += sh(
    blob(
      '150,226! 141,238 133,256 136,276 143,296 133,330 118,394 104,443! 122,450 140,446 158,451 178,446 196,450 208,444! 200,394 190,336 180,296 185,272 187,248 180,232 168,224!',
    ),
    C.red,
    2.2,
  );
  o +=
    strokes(
      [
        '150,308 136,366 120,438',
        '157,310 150,374 146,440',
        '166,310 170,374 172,440',
        '172,306 186,366 194,438',
        '150,240 142,256 144,272',
      ],
      2.7,
      C.red2,
    ) +
    ln(line('107,434 124,441 141,437 158,442 178,437 195,441 206,435'), 2.4, C.gold) +
    ln(line('141,296 160,302 181,296'), 7.4) +
    ln(line('141,296 160,302 181,296'), 4, C.gold) +
    rod('M156 303L151 344', 1.8, C.gold, 1.1) +
    sh(disc(151, 347, 3.6), C.gold2, 1.4);
  // near arm, before the mantle
  o += reach({
    ...arm,
    from: [174, 248],
    to: [147, 302],
    bend: -1,
    hand: 'rest',
    flip: true,
    turn: -6,
    into: [166, 262],
    long: [2.3, 2.25],
  });
  // head, collar, one long lock over it
  o += headProfile(head.x, head.y, head.s, { skin: SKIN, flip: true, sw: 1.9, mood: 'watchful' });
  o +=
    sh(blob('142,220! 152,226 164,225 174,219! 186,223 193,232 188,241 174,244 156,243 138,236! 137,226'), C.blue, 2) +
    strokes(['176,226 166,234 152,236', '184,232 172,238 160,240'], 2, C.blue3) +
    sh(disc(144, 231, 5), C.gold, 1.5);
  o += sh(
    blob(
      put(
        '0.6,-0.8! 0.14,-1.16 -0.48,-1.14 -1,-0.66 -1.1,0.06 -1.04,0.8 -1.2,1.6 -1.16,2.5 -0.9,3.3 -0.6,3.9! -0.56,3 -0.62,2.2 -0.5,1.4 -0.46,0.8 -0.36,0.3! -0.16,-0.1 0.1,-0.46 0.62,-0.58!',
      ),
    ),
    C.gold3,
    2,
  );
  o +=
    strokes(
      [
        put('-0.2,-0.94 -0.7,-0.5 -0.8,0.3'),
        put('-0.56,-0.2 -0.68,0.6 -0.74,1.6'),
        put('-0.84,0.7 -0.96,1.7 -0.82,2.8'),
        put('-0.76,1.9 -0.76,2.6 -0.66,3.2'),
      ],
      2.2,
      C.gold,
    ) +
    ln(line(put('0.6,-0.7 0.1,-0.8 -0.5,-0.62 -1.02,-0.2')), 4.6) +
    ln(line(put('0.6,-0.7 0.1,-0.8 -0.5,-0.62 -1.02,-0.2')), 2.4, C.gold2);
  return o;
}

export function draw(): string {
  let o = sky('len29', 'dawn', 400);
  o +=
    rays(16, 232, 52, 104, 48, { wavy: false, w: 0.4, fill: C.gold }) +
    sh(disc(16, 232, 48), C.gold2, 2.2) +
    ln(disc(16, 232, 42), 1, C.gold3);
  o += ridge('10,366 70,356 116,374 170,342 220,366 264,334 312,372', 400, C.blue2, C.blue);
  o +=
    sh(blob('10,390! 80,384 150,392 230,380 310,390! 310,480! 10,480!'), C.green2, 2.4) +
    roundTree(268, 406, 108, C.green, C.green2);
  o += g(lady(), 'transform="translate(160 450) scale(1.3) translate(-160 -450)"');
  o +=
    tufts('276,440 52,446 68,460', { rise: 16, w: 2.8 }) +
    at('46,430 72,440', (x, y) => sunflower(x, y, 6, { petals: 7, fill: C.paper, heart: C.red }));
  return card({ id: 'len29', ground: C.paper, picture: o });
}
