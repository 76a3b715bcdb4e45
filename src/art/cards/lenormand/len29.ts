import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { grip } from '../../figures/hand.ts';
import { headProfile } from '../../figures/head.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { at, place, placer } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, roundTree, tufts } from '../../kit/land.ts';
import { g, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { leaf, lily, sunflower } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { rays } from '../../kit/stars.ts';

// Woman: standing, looking left; same ground and scale as the Man, the half sun meets his. Red, blue, green; gold dawn.
export const focus: Focus = [39, 112, 205, 287];

export function draw(): string {
  const skin = C.skin[2];
  let o = sky('len29', 'dawn', 400);
  o +=
    rays(16, 232, 52, 104, 48, { wavy: false, w: 0.4, fill: C.gold }) +
    sh(disc(16, 232, 48), C.gold2, 2.2) +
    ln(disc(16, 232, 42), 1, C.gold3);
  o += ridge('10,366 70,356 116,374 170,342 220,366 264,334 312,372', 400, C.blue2, C.blue);
  o +=
    sh(blob('10,390! 80,384 150,392 230,380 310,390! 310,480! 10,480!'), C.green2, 2.4) +
    roundTree(268, 406, 108, C.green, C.green2);
  const put = placer({ x: 160, y: 188, s: 25, flip: true });
  // mantle and hair behind
  let f =
    sh(blob('184,228! 208,246 222,300 232,370 244,440! 212,450 170,446! 140,440! 136,260'), C.blue, 2.6) +
    strokes(['206,264 216,340 226,420', '198,290 204,360 208,430'], 3, C.blue3);
  // gown
  f += union(
    [
      blob(
        '140,228 160,224 180,228 190,250 178,296 190,346 204,400 214,448! 188,456 160,452 132,456 106,448! 116,400 132,346 142,296 130,250',
      ),
      limb('140,246 116,274 90,270', [26, 24, 22]),
    ],
    C.red,
    2.7,
  );
  f +=
    strokes(
      ['150,304 138,360 124,440', '156,304 150,370 146,444', '166,304 170,370 172,444', '172,302 188,360 198,438'],
      3.2,
      C.red2,
    ) + ln(line('108,438 134,445 160,441 188,445 212,438'), 2.8, C.gold);
  f +=
    ln(line('141,296 160,301 179,296'), 8.6) +
    ln(line('141,296 160,301 179,296'), 4.4, C.gold) +
    rod('M160 302L156 346', 2, C.gold, 1.2) +
    sh(disc(156, 349, 4), C.gold2, 1.5);
  // far arm holds out a lily
  f +=
    rod('M74 284L80 222', 2.4, C.green, 1.5) +
    leaf(77, 252, 20, -160) +
    leaf(78, 246, 18, -20, { fill: C.green2 }) +
    lily(81, 204, 24);
  f +=
    strokes(['134,260 116,286 94,280', '138,258 134,270 138,284'], 2.6, C.red2) +
    sh(poly(place('-4,-12 4,-12 4,12 -4,12', { x: 84, y: 268, r: 12 })), C.gold, 1.9) +
    grip(75, 264, 9, { skin, dir: 1, r: 6 });
  // mantle in front, near arm
  f +=
    sh(blob('182,224 196,236 208,276 212,322! 196,318 184,280 174,240!'), C.blue, 2.4) +
    strokes(['190,240 200,274 204,306'], 2.8, C.blue3);
  f += reach({
    from: [179, 246],
    to: [170, 336],
    u: 20,
    bend: -1,
    hand: 'rest',
    flip: true,
    turn: -6,
    skin,
    fill: C.red,
    fold: C.red2,
    cuff: C.gold,
    into: [168, 262],
    long: [2.3, 2.3],
  });
  // head looks left
  f += sh(
    blob(
      put('0.3,-1 -0.2,-1.2 -0.8,-0.9 -1.1,-0.2 -1.04,0.6 -1.2,1.4 -1.1,2.3! -0.72,2.1 -0.5,2.5! -0.3,1.6 -0.2,0.6!'),
    ),
    C.gold3,
    2.3,
  );
  f += headProfile(160, 188, 25, { skin, flip: true });
  f +=
    sh(blob('184,230! 174,218 158,214 140,222! 142,232 160,238'), C.blue, 2.3) +
    strokes(['176,228 160,224 146,227'], 2.4, C.blue3) +
    sh(disc(142, 230, 5.4), C.gold, 1.7);
  f += sh(
    blob(
      put(
        '0.58,-0.84 0.14,-1.16 -0.48,-1.12 -1,-0.6 -1.08,0.1 -0.96,0.9 -1.08,1.8! -0.7,1.6 -0.46,0.8 -0.36,0.3! -0.16,-0.1 0.1,-0.5 0.62,-0.62!',
      ),
    ),
    C.gold3,
    2.1,
  );
  f +=
    strokes([put('-0.2,-0.94 -0.7,-0.5 -0.82,0.2'), put('-0.6,-0.2 -0.72,0.5 -0.8,1.3')], 2.6, C.gold) +
    ln(line(put('0.6,-0.7 0.1,-0.8 -0.5,-0.62 -1.02,-0.2')), 5.6) +
    ln(line(put('0.6,-0.7 0.1,-0.8 -0.5,-0.62 -1.02,-0.2')), 2.6, C.gold2);
  o += g(f, 'transform="translate(160 450) scale(1.14) translate(-160 -450)"');
  o +=
    tufts('276,450 228,458 52,448 80,464 240,464 100,456', { rise: 16, w: 2.8 }) +
    at('250,436 64,430 96,440', (x, y) => sunflower(x, y, 6, { petals: 7, fill: C.paper, heart: C.red }));
  return card({ id: 'len29', ground: C.paper, picture: o });
}
