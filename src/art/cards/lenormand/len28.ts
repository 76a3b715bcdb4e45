import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { headProfile } from '../../figures/profile.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { at, place, placer } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, roundTree, tufts } from '../../kit/land.ts';
import { g, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { leaf, rose, sunflower } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { rays } from '../../kit/stars.ts';

// Man: standing, looking right; same ground and scale as the Woman, the half sun meets hers. Blue, red, green; gold dawn.
export const focus: Focus = [85, 64, 205, 287];

const SKIN = C.skin[1];

/** Boot to the middle of the shin, sole at x, y, toe to the right. */
const boot = (x: number, y: number): string =>
  sh(blob(place('-12,-58! 10,-58! 9,-34 11,-19 24,-11 33,-6 35,0! -12,0! -13,-16 -10,-36', { x, y })), C.gold3, 2) +
  strokes([place('9,-34 4,-28 0,-26', { x, y }), place('11,-18 5,-16 1,-12', { x, y })], 1.8) +
  sh(poly(place('-14,-62 12,-62 12,-52 -14,-52', { x, y })), C.gold, 1.7);

/** The man, whose feet are at 160, 450 and whose head is 276 above them. */
function man(): string {
  const head = { x: 160, y: 188, s: 25 };
  const put = placer(head);
  const arm = { u: 20, skin: SKIN, fill: C.blue, fold: C.blue3, cuff: C.gold, sw: 2 };
  // cloak from the shoulders behind him
  let o =
    sh(
      blob('160,224! 144,222 126,228 114,248 107,296 98,352 82,416! 96,423 112,417 126,422 144,417! 160,340 166,260'),
      C.red,
      2.2,
    ) + strokes(['120,250 114,320 98,404', '127,300 120,350 112,408', '132,340 130,380 128,414'], 2.6, C.red2);
  // legs
  o +=
    union([limb('172,336 178,374 180,404', [31, 24, 19])], C.grey2, 2) +
    boot(181, 443) +
    union([limb('149,336 147,376 146,406', [32, 25, 19])], C.paper, 2) +
    strokes(['152,352 156,376 152,392'], 2.2, C.grey) +
    boot(146, 449);
  // rose and far arm
  o +=
    rod(line('230,304 235,266 237,218'), 2.6, C.green, 1.3) +
    leaf(236, 250, 24, -30) +
    leaf(236, 244, 22, -154, { fill: C.green2 }) +
    sh(blob('228,216! 230,224 237,228 244,224 246,216!'), C.green, 1.5) +
    rose(237, 200, 20, { fill: C.red, inner: C.coral }) +
    reach({ ...arm, from: [178, 250], to: [235, 266], bend: 1, hand: 'grip', r: -4, long: [1.75, 1.75] });
  // tunic
  o += sh(
    blob(
      '148,225! 136,230 130,246 131,266 138,294 129,322 117,350! 134,357 150,352 168,357 186,352 203,350! 193,322 184,294 189,272 189,248 184,232 172,224!',
    ),
    C.blue,
    2.2,
  );
  o +=
    strokes(
      [
        '144,304 138,328 130,347',
        '156,306 154,330 150,348',
        '168,306 172,330 172,349',
        '177,302 184,324 190,345',
        '174,240 180,254 176,272',
      ],
      2.6,
      C.blue3,
    ) +
    ln(line('118,343 134,349 150,345 168,349 186,345 201,343'), 2.4, C.gold) +
    ln(line('137,294 160,300 185,294'), 7.6) +
    ln(line('137,294 160,300 185,294'), 4.2, C.gold) +
    sh(disc(172, 299, 4.6), C.gold2, 1.4);
  // near arm, the hand on the belt
  o += reach({
    ...arm,
    from: [145, 248],
    to: [157, 303],
    bend: 1,
    hand: 'rest',
    turn: 8,
    into: [154, 260],
    long: [2.1, 2],
  });
  // head, collar, hair with the ear before it
  o += headProfile(head.x, head.y, head.s, { skin: SKIN, sw: 1.9, mood: 'glad' });
  o +=
    sh(blob('176,220! 166,226 154,225 144,219! 132,223 125,232 130,241 144,244 162,243 180,236! 181,226'), C.red, 2) +
    strokes(['142,226 152,234 166,236', '134,232 146,238 158,240'], 2, C.red2) +
    sh(disc(174, 231, 5), C.gold, 1.5);
  return (
    o +
    sh(
      blob(
        put(
          '0.6,-0.84! 0.2,-1.16 -0.46,-1.14 -0.94,-0.72 -1.02,-0.06 -0.86,0.5 -0.62,0.86! -0.5,0.6 -0.42,0.3! -0.3,-0.04 -0.12,0.14! -0.08,-0.16 0.1,-0.48 0.6,-0.6!',
        ),
      ),
      C.ink,
      1.9,
    ) +
    strokes(
      [
        put('-0.1,-0.98 -0.6,-0.7 -0.82,-0.1'),
        put('0.3,-0.92 -0.1,-0.72 -0.34,-0.3'),
        put('-0.5,-0.5 -0.7,0 -0.66,0.5'),
      ],
      2.2,
      C.grey,
    ) +
    sh(blob(put('-0.38,-0.02 -0.24,-0.1 -0.14,0.04 -0.2,0.26 -0.34,0.34 -0.4,0.16')), SKIN, 1.5) +
    strokes([put('-0.3,0.04 -0.22,0.12 -0.28,0.24')], 1.1)
  );
}

export function draw(): string {
  let o = sky('len28', 'dawn', 400);
  o +=
    rays(304, 232, 52, 104, 48, { wavy: false, w: 0.4, fill: C.gold }) +
    sh(disc(304, 232, 48), C.gold2, 2.2) +
    ln(disc(304, 232, 42), 1, C.gold3);
  o += ridge('10,372 56,334 100,366 150,342 204,374 250,356 312,366', 400, C.blue2, C.blue);
  o +=
    sh(blob('10,390! 90,380 170,392 240,384 310,390! 310,480! 10,480!'), C.green2, 2.4) +
    roundTree(52, 406, 108, C.green, C.green2);
  o += g(man(), 'transform="translate(160 450) scale(1.3) translate(-160 -450)"');
  o +=
    tufts('48,446 88,456 262,446 244,460', { rise: 16, w: 2.8 }) +
    at('68,432 270,432', (x, y) => sunflower(x, y, 6, { petals: 7, fill: C.paper, heart: C.red }));
  return card({ id: 'len28', ground: C.paper, picture: o });
}
