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
      '138,190! 126,198 121,216 127,240 133,258 130,272 120,296 112,322! 128,333 146,325 164,336 182,326 202,331 220,318! 204,298 187,276 180,258 184,238 189,216 184,200 168,190!',
    ),
    C.green,
    2.8,
  ) +
  flat(
    blob('176,200! 187,202 187,216 182,238 178,258 186,276 202,298 217,317 202,329 186,322! 184,296 170,268 172,240'),
    C.green3,
  ) +
  strokes(['142,270 132,296 126,326', '152,270 150,300 146,322', '164,270 170,296 178,322'], 3, C.green3) +
  rod(line('114,319 128,329 146,321 164,332 182,322 202,327 217,316'), 2, C.gold2, 1.1) +
  sh(taper('132,262 156,268 181,260', [8, 9, 8]), C.red, 2);

/** Head turned back into the wind, hair streaming. */
function head(): string {
  const look = { x: 148, y: 158, s: 25, r: 3, flip: true };
  const h = placer(look);
  return (
    headProfile(148, 158, 25, { ...look, skin: SKIN, mood: 'wary' }) +
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
  o += stride('148,304 150,366 140,424', {
    w: 34,
    fill: C.night2,
    fold: C.night,
    shoe: C.gold3,
    top: C.gold2,
    high: 0.4,
  });
  // far arm
  o += union([limb('170,208 196,206 213,201', [24, 20, 16])], C.gold2, 2.3);
  o += strokes(['186,199 196,203 206,203'], 2.4, C.gold3);
  o += tunic();
  o += heldSword(226, 204, 186, 12, { w: 15, guard: 46, blade: C.paper, shade: C.grey });
  o += grip(228, 194.5, 12, { skin: SKIN, dir: -1, r: 12, wrist: [212, 200] });
  o += rod(line('209,193 212,201 211,209'), 3, C.gold, 1.6);
  o += grip(223.5, 215.5, 12, { skin: SKIN, dir: -1, r: 12, wrist: [204, 229] });
  // near arm
  o += union([limb('139,208 164,256 205,229', [29, 26, 18])], C.gold2, 2.4);
  o += strokes(['134,214 142,238 152,254', '170,248 182,246 196,236', '160,242 168,248 172,258'], 2.6, C.gold3);
  o += rod(line('199,221 204,229 209,238'), 3, C.gold, 1.6);
  // collar of the cloak
  o += sh(blob('124,206! 126,192 142,184 160,184 176,192 184,204! 168,212 146,216'), C.red, 2.4);
  o += strokes(['134,204 152,208 172,200'], 2.6, C.red2);
  o += head();
  o += sh(disc(164, 202, 5), C.gold, 1.8);
  return card({ id: 'swoP', ground: C.grey2, picture: o });
}
