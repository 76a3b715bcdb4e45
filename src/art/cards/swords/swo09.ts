import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { headProfile } from '../../figures/profile.ts';
import { card } from '../../frame.ts';
import { blob, poly } from '../../geom/paths.ts';
import { at, lerp, type Point, placer, points } from '../../geom/points.ts';
import { rect, rounded } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { clip, flat, graded, ln, sh, strokes, tone, union } from '../../kit/marks.ts';
import { rose } from '../../kit/plants.ts';
import { crescentPath, star } from '../../kit/stars.ts';
import { heldSword } from '../../kit/wind.ts';

// Nine of Swords: person sitting up in bed, face in the hands; nine level swords on a black wall; quilt of roses and signs.
// Lead, cinnabar, azurite; night without a lamp.
export const focus: Focus = [34, 128, 250, 340];
const SKIN = C.skin[1];

/** Upper edge of the quilt from the feet over the knees to the waist, and the foot of every seam below. */
const RIDGE = '30,416 54,404 76,382 97,346 116,337 148,358 186,386 224,404 264,412';
const FOOT = '30,450 58,450 84,450 108,450 134,450 164,450 196,450 230,450 264,450';

/** Quilt over the raised knees: its patches follow the legs. */
function quilt(): string {
  const ridge = points(RIDGE);
  const foot = points(FOOT);
  const spot = (i: number, k: number): Point => {
    const a = ridge[i]!;
    const b = foot[i]!;
    const t = k / 3;
    return [lerp(a[0], b[0], t) - Math.sin(t * Math.PI) * 3, lerp(a[1], b[1], t)];
  };
  let patches = '';
  let seams = '';
  for (let i = 0; i < 8; i++)
    for (let k = 0; k < 3; k++) {
      const quad = [spot(i, k), spot(i + 1, k), spot(i + 1, k + 1), spot(i, k + 1)];
      const cx = quad.reduce((sum, q) => sum + q[0], 0) / 4;
      const cy = quad.reduce((sum, q) => sum + q[1], 0) / 4;
      const odd = (i + k) % 2;
      patches += flat(poly(quad), odd ? C.blue : C.paper2);
      seams += poly(quad);
      const r = Math.min(10.5, (quad[3]![1] - quad[0]![1]) * 0.42);
      patches += odd
        ? (i + k * 2) % 3
          ? star(cx, cy, r, { points: 6, inner: 0.5 })
          : flat(crescentPath(cx - 2, cy, r * 0.9, 0.5, 20), C.gold2)
        : rose(cx, cy, r, { fill: C.red, inner: C.coral, sw: 1.2 });
    }
  return patches + ln(seams, 1.2);
}

export function draw(): string {
  let o = graded('swo09g', 22, 22, 276, 450, [
    [0, C.ink],
    [0.7, C.night],
    [1, C.night2],
  ]);
  o += tone(22, 24, 276, 400, 48, 0.3, 1.6, C.night2);
  for (let i = 0; i < 9; i++)
    o += heldSword(64, 46 + i * 21, 252, 90, { w: 10, guard: 15, blade: C.paper, shade: C.grey2 });
  o += bed() + person();
  return card({ id: 'swo09', ground: C.ink, picture: o });
}
/** Head board and pillow. */
const bed = (): string =>
  sh(rounded(262, 318, 28, 162, 5), C.gold3, 2.4) +
  ln('M268 328V440M284 328V440', 1.2, C.gold) +
  sh(blob('214,420! 228,384 240,362 252,346 262,346! 262,420!'), C.grey2, 2.3) +
  strokes(['256,356 250,374 240,388', '258,380 252,394 244,404'], 2.2, C.grey);

function person(): string {
  const turn = { x: 168, y: 272, s: 28, flip: true, r: -32 };
  const h = placer(turn);
  const hair =
    '0.34,-0.96! 0.04,-1.2 -0.5,-1.16 -1.02,-0.7 -1.12,0 -1.02,0.7 -1.16,1.5 -1.6,2.3! -1,2.1 -0.6,1.6 -0.34,0.9 -0.4,0.4! -0.26,0.2 -0.26,-0.2! -0.06,-0.58 0.12,-0.78 0.34,-0.96!';
  const far =
    '1.16,0.7! 0.98,0.2 0.86,-0.3 0.62,-0.74 0.7,-0.88 0.84,-0.8 1,-0.5! 1,-0.66 1.12,-0.68 1.18,-0.4 1.26,0.1 1.4,0.6!';
  const near =
    '1.2,0.7! 1.08,0.3 0.98,-0.1 0.8,-0.46 0.64,-0.78 0.5,-0.8 0.48,-0.66 0.62,-0.34! 0.36,-0.7 0.2,-0.7 0.2,-0.54 0.44,-0.16! 0.16,-0.46 0.02,-0.42 0.06,-0.26 0.34,0.06! 0.12,-0.12 0,-0.04 0.06,0.1 0.3,0.34 0.5,0.7 0.68,1.1!';
  const shirt = '186,296! 206,292 230,312 244,346 248,386 246,424! 150,424! 156,384 166,344 172,312';
  return (
    union([limb('176,344 124,352 143,306', [28, 28, 19])], C.grey2, 2.2) +
    sh(blob(h(far)), SKIN, 2) +
    sh(blob(shirt), C.paper, 2.8) +
    strokes(['226,322 238,356 234,400', '206,366 212,386 206,404'], 2.8, C.grey) +
    legs() +
    union([limb('206,328 138,362 155,311', [40, 33, 20])], C.paper, 2.5) +
    flat(blob('190,308 206,304 222,310 230,328 226,346 212,350 204,344 194,330'), C.paper) +
    strokes(['188,316 201,310 214,308', '196,356 211,349 223,335'], 3) +
    strokes(['202,342 182,353 160,365', '224,322 218,338 202,347', '150,350 152,336 158,328'], 2.8, C.grey) +
    headProfile(turn.x, turn.y, turn.s, { flip: true, r: turn.r, skin: SKIN, mood: 'sad' }) +
    sh(blob('182,316! 182,306 194,298 208,290! 216,296! 204,306 190,318!'), C.grey2, 2) +
    sh(blob(h(hair)), C.gold3, 2.3) +
    strokes(
      ['0.1,-0.98 -0.4,-0.64 -0.62,0.4', '-0.1,-1.04 -0.8,-0.5 -0.84,0.5', '-0.4,0 -0.6,0.8 -0.86,1.7'].map(h),
      2.2,
      C.ink,
    ) +
    sh(blob('144,306! 155,309 166,314! 164,322! 152,319 141,314!'), C.grey2, 1.9) +
    sh(blob(h(near)), SKIN, 2.1) +
    strokes(
      ['0.58,-0.44 0.69,-0.2 0.8,0.04', '0.38,-0.26 0.54,-0.04 0.68,0.2', '0.26,-0.04 0.42,0.16 0.54,0.36'].map(h),
      1.5,
    )
  );
}
/** Legs under the quilt, knees raised, and the side of the bed. */
function legs(): string {
  const cover = `24,452! 26,424 ${RIDGE}! 264,470! 24,474!`;
  return (
    sh(blob(cover), C.paper2, 2.8) +
    clip('swo09q', blob(cover), quilt()) +
    ln(blob(cover), 2.8) +
    strokes(['103,348 96,380 82,408', '112,346 112,384 106,420', '122,350 138,384 160,414'], 3) +
    sh(rect(30, 440, 240, 42), C.gold3, 2.4) +
    ln(rect(50, 447, 208, 18), 1.3, C.gold) +
    flat(
      at('76,456 104,456 132,456 160,456 188,456 216,456 240,456', (x, y) =>
        poly([
          [x - 9, y],
          [x, y - 6],
          [x + 9, y],
          [x, y + 6],
        ]),
      ),
      C.gold,
    ) +
    sh(rounded(24, 416, 20, 64, 5), C.gold3, 2.3)
  );
}
