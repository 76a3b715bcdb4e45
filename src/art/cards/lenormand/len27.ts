import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, poly, taper } from '../../geom/paths.ts';
import { place, placer, polar } from '../../geom/points.ts';
import { arc, disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { flat, ln, sh, strokes } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { star } from '../../kit/stars.ts';

// Letter: sealed envelope, quill. Blue, red; blue day.
export const focus: Focus = [46, 136, 228, 319];

export function draw(): string {
  let o = sky('len27', 'azure', 420);
  o += cloud(76, 112, 92);
  o +=
    sh(rect(10, 268, 300, 216), C.gold3, 2.4) +
    strokes(
      [
        '26,340 56,336 86,340',
        '180,332 226,328 292,332',
        '60,448 120,444 170,448',
        '216,456 250,452 286,456',
        '28,420 50,417 70,420',
      ],
      3,
    );
  // ink pot with the quill in it
  const q = (l: string) => place(l, { x: -2, y: -48 });
  o += sh(taper(q('222,322 232,270 250,180 270,106'), [5, 6, 5, 3]), C.paper, 2);
  o += sh(
    blob(
      q(
        '230,286! 214,250 214,206 228,156 250,116 276,92! 286,134 282,176! 275,173 278,188! 268,230 256,252! 249,246 248,264!',
      ),
    ),
    C.paper,
    2.6,
  );
  o +=
    strokes([q('232,280 250,184 272,104')], 4, C.grey) +
    strokes(
      [
        '236,250 226,232 224,210',
        '242,216 230,196 232,174',
        '250,180 242,160 248,140',
        '240,256 254,244 260,228',
        '248,218 264,206 270,188',
        '256,180 270,166 276,148',
      ].map(q),
      2.6,
      C.grey,
    );
  o +=
    sh(blob('186,312! 194,288 206,278! 236,278! 248,288 256,312! 252,326 190,326'), C.night2, 2.5) +
    sh(disc(221, 278, 17, 5), C.night, 2.1) +
    strokes(['196,296 194,306 196,316'], 3, C.blue2);
  // envelope
  const put = placer({ x: 148, y: 376, s: 0.9, r: -7 });
  o += sh(poly(put('-112,-74 112,-74 112,74 -112,74')), C.paper, 3);
  o += flat(poly(put('-110,72 0,0 110,72')), C.paper2) + ln(poly(put('-112,74 -22,8')) + poly(put('112,74 22,8')), 2.2);
  o +=
    sh(poly(put('-112,-74 112,-74 8,16 -8,16')), C.paper, 2.6) +
    strokes([put('-94,-64 -50,-32 -14,-2'), put('94,-64 50,-32 14,-2')], 3, C.gold);
  // seal
  const [x, y] = put('0,14')[0]!;
  o +=
    sh(blob(Array.from({ length: 12 }, (_, i) => polar(x, y, i % 2 ? 33 : 28.5, i * 30))), C.red, 2.6) +
    flat(`${arc(x, y, 26, 170, 260)}z`, C.coral) +
    sh(disc(x, y, 21), C.red, 1.8, C.red2) +
    star(x, y, 18, { light: C.coral, dark: C.red2 });
  return card({ id: 'len27', ground: C.blue2, picture: o });
}
