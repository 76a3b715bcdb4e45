import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { sym } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { flat, ln, rod, sh, strokes } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { scaleWaves } from '../../kit/water.ts';

// Anchor: one anchor with rope, shore. Night, blue, gold; gold dawn.
export const focus: Focus = [46, 96, 228, 319];

export function draw(): string {
  let o = sky('len35', 'dawn', 340);
  o +=
    sh(disc(244, 262, 34), C.red, 2.3) +
    ln(disc(244, 262, 28), 1, C.coral) +
    cloud(76, 132, 88, { inner: C.gold }) +
    cloud(262, 118, 60, { inner: C.gold, flip: true });
  o += scaleWaves(22, 296, 276, 8, 17, { fills: [C.blue, C.blue3], inner: C.blue2, rings: 1, sw: 1.5 });
  o += sh(
    blob('10,372! 50,366 80,376 120,368 160,378 200,368 244,376 280,368 310,374! 310,396! 10,396!'),
    C.paper,
    2.2,
  );
  o += sh(blob('10,390! 60,382 110,392 160,384 220,392 270,384 310,390! 310,480! 10,480!'), C.straw2, 2.4);
  // rope, behind
  o += rod(line('160,116 206,96 246,130 238,186 208,226'), 6, C.straw, 2.2);
  // anchor
  o += ln(disc(160, 118, 18), 14) + ln(disc(160, 118, 18), 9, C.grey);
  const half =
    '160,136! 150,136! 148,300 146,376! 118,370 92,348 80,322! 96,326! 66,272! 54,334! 68,328! 76,364 108,402 148,414 160,430!';
  o += sh(blob(sym(half)), C.night2, 3);
  o += flat(
    blob('161,140! 168,140! 171,300 172,384! 206,374 232,350 242,326! 248,328! 240,362 210,396 172,408 161,420!'),
    C.night,
  );
  o += strokes(['155,150 153,260 153,370', '72,332 88,370 136,400', '68,290 64,308 62,322'], 3.4, C.grey2);
  o +=
    sh(blob('74,166! 82,160 160,158 238,160 246,166! 246,180! 238,184 160,188 82,184 74,180!'), C.gold3, 2.7) +
    strokes(['86,168 150,166 226,168'], 3, C.gold) +
    ln('M104 162v22M216 162v22M138 160v26M182 160v26', 2);
  // rope, in front
  const coilRope =
    '208,226 166,248 118,276 136,300 186,306 206,334 176,352 132,360 110,384 132,430 190,440 240,424 282,440';
  // its shadow on the sand
  o += ln(line('112,392 134,436 193,447 243,431 284,446'), 7, C.gold3);
  o += rod(line(coilRope), 6, C.straw, 2.2) + ln(line(coilRope), 6, C.gold3, ' stroke-dasharray="1.6 6"');
  o += ln(line('160,116 206,96 246,130 238,186 208,226'), 6, C.gold3, ' stroke-dasharray="1.6 6"');
  // shells, sand
  o += strokes(['36,420 66,416 96,420', '226,456 256,452 290,456', '60,458 96,454 130,458'], 2.8, C.gold3);
  o += sh('M40 452a17 17 0 0 1 34 0l-17 9z', C.coral, 2) + ln('M57 460L46 440M57 460V435M57 460L68 440', 1.4, C.red2);
  return card({ id: 'len35', ground: C.paper, picture: o });
}
