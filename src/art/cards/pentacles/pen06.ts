import type { Focus } from '../../art.ts';
import { kneeling } from '../../figures/body.ts';
import { rest } from '../../figures/hand.ts';
import { headProfile } from '../../figures/profile.ts';
import { reach } from '../../figures/reach.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { at, both, placer, points, sym } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { glade } from '../../kit/glade.ts';
import { ridge, tower, tufts } from '../../kit/land.ts';
import { joined, ln, rod, sh, strokes } from '../../kit/marks.ts';
import { pentacle } from '../../kit/suits.ts';

// Six of Pentacles: merchant with scales dropping coins to two kneeling people; six discs around.
// Malachite, cinnabar, azurite; light from the left.
export const focus: Focus = [24, 60, 272, 381];
const SKIN = C.skin[1];

/** Balance with two level pans, held by its handle at x, y. */
function scales(x: number, y: number): string {
  const pan = (px: number) =>
    ln(`M${px} ${y + 58}l-12 34M${px} ${y + 58}l12 34`, 1.6) +
    sh(`M${px - 15} ${y + 92}h30q-3 13-15 13t-15-13z`, C.gold, 2.1);
  return (
    rod(`M${x} ${y - 14}v72`, 4.4, C.gold, 1.8) +
    sh(disc(x, y - 17, 4.6), C.gold2, 1.7) +
    rod(`M${x - 25} ${y + 58}h50`, 3.6, C.gold, 1.8) +
    pan(x - 25) +
    pan(x + 25) +
    sh(disc(x, y + 58, 5), C.gold2, 1.7)
  );
}
/** Dark man on the left, both hands up for the coins. */
function left(): string {
  const body = kneeling(70, 474, 158, { fill: C.paper2, fold: C.gold3, belt: C.gold3, knee: C.paper });
  const [x, y] = [body.head[0] + 4, body.head[1]];
  const l = placer({ x, y, s: 19, r: -26 });
  const arm = { u: 18, fill: C.paper2, fold: C.gold3, skin: C.skin[3], hand: 'cradle' } as const;
  return (
    reach({ ...arm, from: [84, 370], to: [136, 378], bend: 1, r: -10 }) +
    body.svg +
    headProfile(x, y, 19, { skin: C.skin[3], r: -26, mood: 'sad' }) +
    sh(blob(l('0.4,-0.86 -0.4,-1.1 -1,-0.6 -1.04,0.2 -0.6,0.8! -0.3,0.4 -0.1,-0.2!')), C.ink, 1.9) +
    reach({ ...arm, from: [70, 374], to: [126, 388], bend: 1, r: -6 })
  );
}
/** Veiled woman on the right, one hand held out. */
function right(): string {
  const body = kneeling(248, 474, 158, { fill: C.blue2, fold: C.blue3, flip: true, belt: C.paper, knee: C.paper });
  const [x, y] = [body.head[0] - 4, body.head[1]];
  const k = placer({ x, y, s: 19, flip: true, r: 22 });
  const arm = { u: 18, fill: C.blue2, fold: C.blue3, skin: C.skin[2], hand: 'cradle' } as const;
  return (
    body.svg +
    headProfile(x, y, 19, { skin: C.skin[2], flip: true, r: 22, mood: 'glad' }) +
    sh(
      blob(
        k(
          '0.56,-0.84! 0,-1.24 -0.8,-1.04 -1.12,-0.2 -1.1,0.8 -1.5,2.1! -0.2,2 0.3,1.5! -0.1,0.8 -0.24,0.2 -0.1,-0.3 0.34,-0.6!',
        ),
      ),
      C.paper,
      2,
    ) +
    reach({ ...arm, from: [248, 374], to: [192, 384], bend: -1, r: 12, flip: true })
  );
}

export function draw(): string {
  let o = glade('pen06', 400);
  o += ridge('10,372 56,340 100,366 150,350 204,368 260,342 312,366', 400, C.green2, C.green);
  o += tower(30, 318, 60) + tower(272, 322, 60);
  o += sh(blob('10,382! 100,374 220,378 312,372! 312,480! 10,480!'), C.green, 2.3);
  for (const [x, y] of points('133,62 187,62 84,84 236,84 55,127 265,127')) o += pentacle(x, y, 24.4);
  // mantle, robe of the merchant
  o += sh(blob(sym('160,184! 126,196 106,224 102,300 94,380 82,452! 120,460 160,456')), C.blue, 2.6);
  o += strokes(both('112,250 108,340 96,440'), 3, C.blue3);
  const robe = blob(sym('160,196! 142,202 124,212 116,226 124,262 132,298 124,350 112,410 106,460! 160,466'));
  o += sh(robe, C.red, 2.6);
  o += strokes(
    [
      ...both('140,304 132,370 122,452'),
      ...both('150,306 147,380 142,458'),
      '160,306 161,390 160,460',
      ...both('128,262 136,280 146,292'),
    ],
    3,
    C.red2,
  );
  o += rod(line('131,297 160,303 189,297'), 5, C.gold, 2);
  o += sh(blob('154,302! 160,310 166,302! 170,336 164,340 150,336'), C.gold, 1.8);
  // scales held up on one side
  o += scales(250, 186);
  o += reach({
    from: [192, 228],
    to: [250, 192],
    u: 27,
    bend: 1,
    hand: 'grip',
    r: 0,
    s: 13,
    skin: SKIN,
    fill: C.red,
    fold: C.red2,
    cuff: C.gold,
    long: [1.6, 1.55],
    into: [178, 236],
  });
  o += left() + right();
  // the giving hand on the other
  o += at('133,338 121,353 137,362', (x, y) => sh(disc(x, y, 6.6), C.gold2, 1.8) + ln(disc(x, y, 3.6), 1, C.gold3));
  o += rest(124, 316, 13.5, { skin: SKIN, r: 68, flip: false });
  o += joined('138,206! 120,210 110,230 100,256 100,276 108,306! 127,299! 124,280 128,262 138,246!', C.red, 2.4);
  o += strokes(['118,228 110,256 110,272', '126,262 116,276 116,292'], 2.8, C.red2);
  o += rod(line('107,307 118,304 128,298'), 3.6, C.gold, 1.7);
  o += sh(blob(sym('160,200! 144,196 124,206 112,224! 134,226 148,232 160,244!')), C.paper, 2.3);
  o += strokes(
    ['130,210 129,216 126,222', '146,212 147,219 145,227', '174,212 173,219 175,227', '190,210 191,216 194,222'],
    2.6,
  );
  // head inclined, turban
  const h = placer({ x: 158, y: 156, s: 27, r: -8, flip: true });
  o += headThreeQuarter(158, 156, 27, { skin: SKIN, r: -8, flip: true });
  o += sh(blob('142,194! 150,188 162,191 172,187 180,193! 174,204 160,207 148,204'), C.paper, 2);
  o += sh(
    blob(h('0.64,0.44! 0.68,0.9 0.44,1.3 0.1,1.1 -0.2,0.8 -0.46,0.5! -0.3,0.44 0,0.66 0.14,0.46 0.5,0.4!')),
    C.gold3,
    1.9,
  );
  o += sh(
    blob(h('0.84,-0.3! 0.2,-0.56 -0.5,-0.36 -0.9,0.1! -1.2,-0.3 -1.1,-0.96 -0.5,-1.4 0.2,-1.44 0.8,-1')),
    C.red,
    2.3,
  );
  o += strokes([h('0.76,-0.44 0,-0.8 -1,-0.2'), h('0.7,-0.8 0,-1.1 -1,-0.6')], 2.6, C.red2);
  o += tufts('40,470 160,466 286,470', { rise: 12 });
  return card({ id: 'pen06', ground: C.green, picture: o });
}
