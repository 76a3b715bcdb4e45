import { blob, line, poly, taper } from '../geom/paths.ts';
import { placer, spot } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { flat, ln, sh, strokes, union } from '../kit/marks.ts';

/** The horse. */

interface HorseLook {
  x: number;
  y: number;
  s?: number;
  flip?: boolean;
  coat?: string;
  far?: string;
  mane?: string;
  edge?: string;
  /** Colour of the bridle, '' for none. */
  bridle?: string;
  eye?: string;
  sw?: number;
  fold?: string;
}
/** Parade horse, facing right, box 200 x 190. x, y = lower left of the box. */
export function horse(look: HorseLook): string {
  const { x, y, s = 1, flip = false, coat = C.paper, far = C.paper2, mane = C.gold } = look;
  const { edge = C.ink, bridle = C.red, eye = C.ink, sw = 2.4, fold = C.grey } = look;
  const placing = { x, y: y - 190 * s, s, flip };
  const put = placer(placing);
  const dot = (px: number, py: number, r: number) => {
    const p = spot(px, py, placing);
    return disc(p[0], p[1], r * s);
  };
  const leg = (pts: string, widths: readonly number[]) =>
    taper(
      put(pts),
      widths.map((w) => w * s),
    );
  let o = union(
    [
      leg('56,96 70,122 60,146 66,172 70,183', [34, 24, 12, 8, 11]),
      leg('122,96 126,128 124,150 121,176 123,184', [28, 18, 11, 8, 11]),
    ],
    far,
    sw,
    edge,
  );
  o += sh(poly(put('62,180 76,180 80,190 60,190')) + poly(put('116,180 130,180 133,190 113,190')), edge, 1);
  // tail
  o += sh(blob(put('30,68! 14,64 0,84 -4,120 -16,152! 2,140 8,156! 18,130 20,100 30,84!')), mane, sw * 0.9, edge);
  o += strokes([put('24,72 8,92 2,136'), put('27,78 14,100 10,140')], 2.4 * s, edge);
  // body and near legs in one piece
  const body =
    '150,10 160,14 171,36 180,58 183,68 178,76 167,75 163,66 158,54 152,52 147,66 146,84 140,104 128,116 104,120 78,118 58,122 36,118 24,100 24,78 36,64 56,60 78,68 102,66 116,52 124,32 136,14';
  const near = [
    leg('42,88 50,118 30,146 36,172 38,183', [48, 32, 13, 8.5, 11]),
    leg('130,92 134,116 158,128 150,150 144,160', [34, 24, 13, 8.5, 9]),
  ];
  o += union([blob(put(body)), ...near], coat, sw, edge);
  o += sh(poly(put('31,180 45,180 49,190 29,190')) + poly(put('149,154 153,162 143,170 136,160')), edge, 1);
  const folds = ['124,62 134,82 132,104', '44,84 58,98 58,118', '112,84 120,104 118,116', '70,112 84,117 100,116'];
  o += strokes(folds.map(put), 2.2 * s, fold);
  // ears, mane
  o += sh(blob(put('142,14! 141,-6! 152,10!')), coat, sw * 0.8, edge);
  const locks =
    '146,4! 136,8 124,22 114,44 100,62! 112,62 106,72! 122,62 120,72! 134,50 134,58! 144,34 147,38! 154,20 160,22! 154,10';
  o += sh(blob(put(locks)), mane, sw * 0.9, edge);
  o += strokes([put('142,12 128,32 118,54'), put('147,14 138,32 131,50')], 2 * s, edge);
  // head
  o += flat(dot(161, 33, 2.6), eye);
  o +=
    strokes([put('155,29 161,27 167,32'), put('170,69 174,70 179,68')], 1.8 * s, edge) + flat(dot(177, 63, 1.6), edge);
  if (!bridle) return o;
  const strap = (pts: string, w: number) => ln(line(put(pts)), w * s, bridle);
  return (
    o +
    strap('152,16 154,34 157,50', 2.6) +
    strap('157,50 168,50 176,48', 2.6) +
    strap('166,51 164,62 168,70', 2.2) +
    strap('158,24 164,19', 2.2) +
    strap('164,64 140,72 106,62', 2) +
    flat(dot(157, 50, 3), C.gold)
  );
}
