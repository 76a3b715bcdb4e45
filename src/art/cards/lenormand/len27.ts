import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, poly, taper } from '../../geom/paths.ts';
import { placer, polar } from '../../geom/points.ts';
import { arc, disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { flat, ln, sh, strokes } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { star } from '../../kit/stars.ts';

// Letter: sealed envelope, quill. Blue, red; blue day.
export const focus: Focus = [40, 92, 240, 336];

export function draw(): string {
  let o = sky('len27', 'azure', 420);
  o += cloud(76, 112, 92) + cloud(252, 196, 76, { flip: true });
  o +=
    sh(rect(10, 404, 300, 80), C.gold3, 2.4) +
    strokes(
      ['30,424 90,420 140,424', '180,432 230,428 290,432', '60,456 120,452 170,456', '216,460 250,457 286,460'],
      3,
    );
  // quill behind the letter
  o += sh(taper('82,450 130,330 190,210 262,78', [5, 6, 5, 3]), C.paper, 2);
  o += sh(
    blob(
      '132,326! 126,282 142,226 178,160 226,104 270,64! 276,120 258,180! 250,176 252,192! 226,240 206,260! 200,252 196,272 162,312',
    ),
    C.paper,
    2.6,
  );
  o +=
    strokes(['136,320 190,210 266,74'], 4, C.grey) +
    strokes(
      [
        '150,276 146,252 152,234',
        '172,236 168,212 176,192',
        '196,194 194,172 204,152',
        '222,150 222,130 232,116',
        '164,284 186,276 198,262',
        '188,238 216,224 230,208',
        '210,196 236,184 248,168',
        '232,156 250,148 262,134',
      ],
      2.6,
      C.grey,
    );
  // envelope
  const put = placer({ x: 156, y: 330, r: -7 });
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
  o += sh(blob('76,438! 90,441! 84,456 70,470! 72,452'), C.ink, 1.4);
  return card({ id: 'len27', ground: C.blue2, picture: o });
}
