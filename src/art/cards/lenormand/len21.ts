import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, poly } from '../../geom/paths.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { pine, ridge, tufts } from '../../kit/land.ts';
import { clip, flat, ln, sh, strokes } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';

// Mountain: a single steep peak that blocks the road. Blue, green; gold dawn.
export const focus: Focus = [46, 70, 228, 319];

export function draw(): string {
  let o = sky('len21', 'gold', 390);
  o += ridge('10,370 40,340 70,362 92,346 230,346 258,334 312,366', 400, C.coral, C.red2, { shade: false });
  // the peak
  const peak = poly(
    '34,400 62,340 76,346 104,260 118,268 140,164 152,136 166,86 178,120 190,150 196,176 216,232 226,244 242,312 258,326 288,400',
  );
  o += sh(peak, C.blue2, 3);
  o += clip(
    'len21p',
    peak,
    flat(poly('166,86 176,150 164,190 184,236 168,280 190,330 176,400 300,400 300,80'), C.blue) +
      strokes(
        [
          '176,158 190,196 206,226',
          '176,254 200,288 214,330',
          '190,322 214,352 226,392',
          '204,214 214,254 232,300',
          '226,290 246,338 258,384',
          '188,262 180,240 184,232',
        ],
        5,
        C.blue3,
      ) +
      strokes(
        [
          '140,210 124,250 112,300',
          '150,262 136,310 118,356',
          '110,300 96,340 80,386',
          '156,320 144,356 134,396',
          '92,330 80,356 66,392',
        ],
        4.4,
        C.blue,
      ),
  );
  o += ln(peak, 3);
  o +=
    sh(
      poly('166,86 152,136 140,164 136,186 146,178 152,200 162,176 170,204 180,174 188,196 196,176 190,150 178,120'),
      C.paper,
      2.2,
    ) + flat(poly('166,90 174,150 171,170 180,172 187,192 194,176 188,150 177,122'), C.grey2);
  o += cloud(72, 262, 96, { inner: C.gold }) + cloud(256, 232, 82, { inner: C.gold, flip: true });
  // ground and road
  o += sh(blob('10,392! 90,384 160,396 230,386 310,394! 310,480! 10,480!'), C.green, 2.4);
  o += sh(blob('96,480! 128,440 190,424 176,404 160,398! 178,397! 208,408 212,428 184,446 176,480!'), C.paper, 2.3);
  o +=
    sh(
      blob('138,404! 136,388 150,378 166,380 172,370 186,374 196,390 204,404! 172,410') +
        blob('196,406! 198,392 210,388 222,396 224,408!'),
      C.grey,
      2.2,
    ) + strokes(['152,384 148,396 152,404', '176,378 184,390 184,402'], 2.4);
  o +=
    pine(58, 418, 54, C.green3) +
    pine(84, 430, 42, C.green3) +
    pine(262, 424, 58, C.green3) +
    pine(238, 436, 40, C.green3);
  o += tufts('44,452 250,458 80,462 226,462', { w: 2.8, rise: 14 });
  return card({ id: 'len21', ground: C.coral, picture: o });
}
