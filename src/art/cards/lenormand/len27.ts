import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, poly, taper } from '../../geom/paths.ts';
import { place, placer, polar } from '../../geom/points.ts';
import { arc, disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { flat, ln, sh, strokes } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { rays, star } from '../../kit/stars.ts';

// Letter: sealed envelope, quill. Blue, red, gold; night, candle light.
export const focus: Focus = [46, 136, 228, 319];

/** Table with a cloth whose border hangs down before us. */
const table = (): string =>
  sh(blob('10,312! 310,312! 310,480! 10,480!'), C.red2, 2.6) +
  flat(disc(112, 342, 104, 22), C.red) +
  flat(disc(98, 338, 60, 12), C.coral) +
  strokes(['250,330 276,336 298,334', '26,428 60,434 84,430', '250,440 276,444 300,438'], 3, C.ink) +
  flat(rect(10, 456, 300, 20), C.red) +
  ln('M10 456H310', 2.2) +
  ln('M10 462H310', 1.6, C.gold) +
  ln(
    'M26 464v10M50 464v10M74 464v10M98 464v10M122 464v10M146 464v10M170 464v10M194 464v10M218 464v10M242 464v10M266 464v10M290 464v10',
    2.6,
    C.gold,
  );
/** Burning candle in a stick of brass; y is where the wick stands. */
function candle(x: number, y: number): string {
  const put = placer({ x, y });
  return (
    sh(blob(put('-34,140! -30,134 -12,130 12,130 30,134 34,140! 24,150 -24,150')), C.gold, 2.3) +
    flat(blob(put('4,132! 28,135 32,140! 22,148 6,149!')), C.gold3) +
    sh(blob(put('-15,112! 15,112! 11,122 12,134 -12,134 -11,122')), C.gold, 2.2) +
    sh(blob(put('-10,6! 0,2 10,6! 11,112! -11,112!')), C.paper, 2.4) +
    flat(blob(put('4,6! 9,8! 10,111! 4,111!')), C.straw2) +
    sh(blob(put('-10,10! -14,22 -12,34 -9,38 -7,30 -7,12!')), C.paper, 1.7) +
    sh(blob(put('0,-36! 7,-22 9,-10 4,1 -4,1 -9,-10 -6,-20')), C.gold2, 2) +
    flat(blob(put('0,-20! 4,-11 3,-2 -3,-2 -4,-10')), C.coral) +
    strokes([put('0,4 0,-2 1,-6')], 2.4)
  );
}
export function draw(): string {
  let o = sky('len27', 'night', 330);
  // candle
  o +=
    flat(disc(88, 158, 92), C.red2, 0.2) +
    flat(disc(88, 158, 68), C.red2, 0.3) +
    flat(disc(88, 158, 44), C.coral, 0.3) +
    rays(88, 158, 30, 76, 28, { wavy: false, w: 0.26, fill: C.gold }) +
    table() +
    candle(88, 176);
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
