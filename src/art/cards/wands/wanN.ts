import type { Focus } from '../../art.ts';
import { horse, saddleCloth } from '../../beasts/horse.ts';
import { limb } from '../../figures/body.ts';
import { grip } from '../../figures/hand.ts';
import { headProfile } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, line, taper } from '../../geom/paths.ts';
import { each, placer } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge } from '../../kit/land.ts';
import { flat, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { salamanderPath } from '../../kit/salamander.ts';
import { sky } from '../../kit/skies.ts';
import { wand } from '../../kit/suits.ts';

// Knight of Wands: rearing chestnut horse; staff as a lance; plume and sleeves like flames; salamanders; pyramids.
// Cinnabar, night; desert evening.
export const focus: Focus = [38, 66, 240, 336];

export function draw(): string {
  const skin = C.skin[1];
  const seat = { x: 54, y: 456, s: 1.24, pose: 'rear' } as const;
  let o = sky('wanN', 'ember', 400, 46);
  o +=
    ridge('206,400 256,338 310,396', 420, C.gold, C.gold3) +
    ridge('22,400 58,352 96,398', 420, C.gold, C.gold3) +
    ridge('84,402 112,374 138,400', 420, C.gold, C.gold3);
  o += sh(blob('10,402! 90,394 220,402 310,392! 310,480! 10,480!'), C.coral, 2.4);
  o += strokes(
    ['30,424 70,418 100,426', '210,424 250,418 292,426', '180,464 230,470 280,462', '36,462 70,458 90,464'],
    3.4,
    C.red,
  );
  // cloak in flames
  o +=
    sh(blob('120,190! 92,188 66,202 34,190! 48,210 32,230! 56,228 54,252! 78,240 88,258 108,262 116,230'), C.red, 2.5) +
    strokes(['104,198 78,204 50,206', '98,216 80,226 62,236', '104,238 96,244 90,248'], 2.8, C.red2);
  o += flat(salamanderPath({ x: 68, y: 212, s: 15, r: 12, flip: true }), C.gold2);
  o += horse({ ...seat, coat: C.red2, far: C.plum, mane: C.gold2, bridle: C.gold, eye: C.gold2, fold: C.ink });
  o += saddleCloth(seat, C.night, C.gold);
  // far arm with the reins, staff, tunic with a hem of flames
  o +=
    union([limb('138,204 162,230 180,238', [21, 18, 13])], C.night2, 2.2) + grip(184, 240, 9, { skin, dir: -1, r: 30 });
  // staff as a lance
  o += wand(128, 276, 206, 60, { w: 15, size: 29, leaves: '0.98,-30 0.94,38 0.87,-46 0.8,44' });
  // near leg in armour
  o += union(
    [
      taper('128,282 168,284 172,320', [36, 25, 15]),
      blob('163,314! 182,312! 196,322 208,330! 206,337! 168,334! 160,324'),
    ],
    C.night,
    2.4,
  );
  o +=
    sh(disc(169, 286, 12), C.night2, 2) +
    flat(disc(165, 282, 4), C.blue2) +
    strokes(['164,300 171,304 178,300', '166,312 173,316 181,311'], 2.2, C.blue2);
  o += sh(
    blob(
      '116,190! 134,187! 147,202 149,226 146,248 152,268 176,286! 158,286 160,308! 142,294 132,314! 124,292 104,304! 106,284 92,280! 104,262 106,240 100,214 104,196',
    ),
    C.gold2,
    2.6,
  );
  o += strokes(['124,252 118,272 108,288', '134,254 132,276 132,298', '146,254 150,272 158,290'], 2.8, C.gold3);
  o += flat(
    each(
      [
        [134, 222, -70],
        [112, 266, -74],
        [138, 262, 70],
      ],
      (x, y, r) => salamanderPath({ x, y, s: 13, r }),
    ),
    C.red,
  );
  o += rod(line('105,246 126,252 147,247'), 4, C.red, 1.8);
  // head, helm, plume
  const h = placer({ x: 126, y: 150, s: 24, r: -2 });
  o += sh(
    blob(
      h(
        '-0.1,-1.1! -0.3,-1.7 0.1,-2.3! -0.5,-2.1 -0.7,-2.4! -0.9,-2 -1.5,-2.2! -1.4,-1.8 -2.2,-1.7! -1.8,-1.4 -2.3,-1! -1.6,-1 -1.8,-0.5! -1.2,-0.7 -0.7,-0.7!',
      ),
    ),
    C.red,
    2.3,
  );
  o += strokes(
    [h('-0.4,-1 -0.5,-1.6 -0.4,-2'), h('-0.5,-1 -0.9,-1.5 -1.3,-1.9'), h('-0.6,-0.9 -1.2,-1.2 -1.9,-1.3')],
    2.6,
    C.gold2,
  );
  o += headProfile(126, 150, 24, { skin, r: -2 });
  o += sh(
    blob(
      h(
        '0.54,-0.5! 0.34,-1 -0.3,-1.2 -0.92,-0.86 -1.1,-0.2 -1,0.6 -0.9,1.2! -0.4,1.16 0.1,1.3! 0.06,0.9 -0.2,0.6 -0.24,0.1! -0.14,-0.26 0.14,-0.42',
      ),
    ),
    C.night,
    2.3,
  );
  o +=
    sh(blob(h('0.14,-0.46! 0.16,-0.9 0.5,-1.04 0.98,-0.86! 0.74,-0.64 0.6,-0.44!')), C.night2, 2) +
    ln(line(h('-0.94,-0.4 -0.3,-0.6 0.1,-0.56')), 2, C.gold);
  o += sh(disc(...(h('-0.36,-0.2')[0] as [number, number]), 3.6), C.gold, 1.6);
  // near arm, sleeve of flames
  o +=
    union([limb('114,208 126,242 148,222', [24, 20, 14])], C.night, 2.3) +
    strokes(['124,232 132,240 146,228'], 2.2, C.blue2);
  o +=
    sh(
      blob(
        '104,198! 118,190 130,198 138,216! 140,240! 130,230 126,250! 118,236 106,252! 106,234 90,240! 98,224 88,216!',
      ),
      C.coral,
      2.3,
    ) + strokes(['114,202 120,216 126,236', '108,206 108,222 106,240'], 2.4, C.red);
  o += grip(155, 214, 11, { skin, dir: -1, r: 4 });
  return card({ id: 'wanN', ground: C.coral, picture: o });
}
