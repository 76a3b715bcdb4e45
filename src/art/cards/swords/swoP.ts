import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { grip } from '../../figures/hand.ts';
import { headProfile } from '../../figures/profile.ts';
import { stride } from '../../figures/stride.ts';
import { card } from '../../frame.ts';
import { blob, line, taper } from '../../geom/paths.ts';
import { each, placer } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { ridge } from '../../kit/land.ts';
import { flat, rod, sh, strokes, union } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { gulls, heldSword } from '../../kit/wind.ts';

// Page of Swords: youth on rising ground, sword up in both hands, looking back over the shoulder; wind, birds.
// Lead, malachite, cinnabar; wind from the left.
const SKIN = C.skin[3];
export const focus: Focus = [72, 92, 216, 302];

/** Bare peaks, and a hill with grass lying in the wind. */
const hill = (): string =>
  ridge('10,420 40,366 76,404 104,382 150,430', 470, C.grey2, C.grey) +
  ridge('200,420 262,350 290,384 312,366', 470, C.grey2, C.grey) +
  sh(blob('10,470! 60,452 116,442 160,430 198,412 250,398 312,388! 312,484! 10,484!'), C.green2, 2.4) +
  sh(blob('10,482! 90,468 170,456 236,432 312,422! 312,484! 10,484!'), C.green, 2) +
  each(
    [
      [46, 460],
      [92, 450],
      [250, 402],
      [282, 396],
      [244, 440],
      [172, 464],
      [280, 440],
    ],
    (x, y) =>
      strokes(
        [0, 1, 2].map((i) => placer({ x, y })(`${i * 5},0 ${i * 5 + 4},${-8 - i} ${i * 5 + 14},${-12 - i * 2}`)),
        2.4,
        C.green3,
      ),
  );
/** Cloak that the wind carries past the body. */
const cloak = (): string =>
  sh(
    blob(
      '132,190! 120,214 118,250 124,284! 150,300 178,306 206,322! 212,312 228,318 248,326! 250,312 262,310 284,308! 268,292 266,276 274,256! 252,262 226,252 204,236 178,196!',
    ),
    C.red,
    2.6,
  ) + strokes(['188,246 216,274 258,292', '184,262 206,290 238,310', '196,240 226,262 260,270'], 3.2, C.red2);
const tunic = (): string =>
  sh(
    blob(
      '132,192! 118,202 114,220 124,242 134,259 131,272 118,296 104,318! 122,331 142,325 162,337 182,328 204,334 224,320! 206,298 189,276 182,258 190,238 197,218 192,202 172,190!',
    ),
    C.green,
    2.8,
  ) +
  flat(
    blob('182,202! 195,206 195,220 188,238 180,258 188,276 204,298 221,319 204,332 188,325! 186,296 172,268 176,240'),
    C.green3,
  ) +
  strokes(
    [
      '140,270 128,296 120,324',
      '148,270 148,300 144,322',
      '170,270 180,296 192,326',
      '122,226 140,246 170,257',
      '126,240 142,252 162,260',
      '160,214 172,236 176,254',
    ],
    3,
    C.green3,
  ) +
  rod(line('152,204 148,232 160,262'), 3, C.gold2, 1.3) +
  rod(line('160,266 168,298 186,328'), 3, C.gold2, 1.3) +
  rod(line('106,315 122,327 142,321 162,333 182,324 204,330 221,318'), 2, C.gold2, 1.1) +
  sh(taper('132,262 156,268 181,260', [8, 9, 8]), C.red, 2);

/** Head turned back into the wind, hair streaming. */
function head(): string {
  const look = { x: 145, y: 159, s: 25, r: 5, flip: true };
  const h = placer(look);
  return (
    headProfile(145, 159, 25, { ...look, skin: SKIN, mood: 'wary' }) +
    sh(
      blob(
        h(
          '0.62,-0.66! 0.5,-1.06 0,-1.24 -0.6,-1.16 -1.2,-1.2 -2.1,-1.5! -1.8,-1.06 -2.3,-0.86 -2.8,-0.8! -2,-0.52 -1.9,-0.3 -2.3,0.06! -1.6,-0.06 -1.3,0.12 -1.3,0.5! -0.9,0.3 -0.6,0.36! -0.34,0.3 -0.24,-0.04 -0.04,-0.3 0.3,-0.5',
        ),
      ),
      C.ink,
      2.2,
    ) +
    strokes(
      [h('0.3,-0.96 -0.6,-0.96 -1.7,-1.16'), h('0.1,-0.7 -0.8,-0.66 -2.1,-0.76'), h('-0.1,-0.4 -0.8,-0.3 -1.8,-0.16')],
      2.6,
      C.night2,
    )
  );
}
export function draw(): string {
  let o = sky('swoP', 'storm', 440);
  o += each(
    [
      [122, 172, 158],
      [60, 286, 92],
    ],
    (x, y, w) => cloud(x, y, w, { inner: C.grey }),
  );
  o += gulls('150,64 174,80 124,82 156,100 196,56 206,98', 11, C.paper);
  o += hill() + cloak();
  o += stride('166,304 206,346 200,396', { w: 33, fill: C.night, fold: C.ink, shoe: C.gold3, top: C.gold2, high: 0.4 });
  o += stride('150,302 146,364 112,424', {
    w: 34,
    fill: C.night2,
    fold: C.night,
    shoe: C.gold3,
    top: C.gold2,
    high: 0.4,
    r: -8,
  });
  // far arm
  o += union([limb('180,208 200,208 213,201', [24, 20, 16])], C.gold2, 2.3);
  o += strokes(['186,199 196,203 206,203'], 2.4, C.gold3);
  o += tunic();
  o += heldSword(226, 204, 186, 12, { w: 15, guard: 46, blade: C.paper, shade: C.grey });
  o += grip(228, 194.5, 12, { skin: SKIN, dir: -1, r: 12, wrist: [212, 200] });
  o += rod(line('209,193 212,201 211,209'), 3, C.gold, 1.6);
  o += grip(223.5, 215.5, 12, { skin: SKIN, dir: -1, r: 12, wrist: [204, 229] });
  // near arm
  o += union([limb('132,212 160,257 205,229', [30, 26, 18])], C.gold2, 2.4);
  o += strokes(['128,218 137,240 148,254', '170,248 182,246 196,236', '160,242 168,248 172,258'], 2.6, C.gold3);
  o += rod(line('199,221 204,229 209,238'), 3, C.gold, 1.6);
  // collar of the cloak
  o += sh(blob('112,212! 120,195 140,185 160,184 180,192 191,204! 172,211 148,218 128,220'), C.red, 2.4);
  o += strokes(['124,206 150,211 176,200'], 2.6, C.red2);
  o += head();
  o += sh(disc(164, 202, 5), C.gold, 1.8);
  return card({ id: 'swoP', ground: C.grey2, picture: o });
}
