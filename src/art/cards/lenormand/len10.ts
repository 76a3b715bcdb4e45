import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, poly, taper } from '../../geom/paths.ts';
import { C } from '../../ink.ts';
import { flat, ln, sh, strokes } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { sheaf, stubble } from '../../kit/wheat.ts';

// Scythe: the blade to the right (direction carries meaning), cut sheaf. Gold, blue, red; blue day.
export const focus: Focus = [72, 66, 224, 314];

export function draw(): string {
  let o = sky('len10', 'azure', 380);
  o += sh(blob('10,352! 90,338 200,350 310,336! 310,480! 10,480!'), C.gold2, 2.4);
  o += strokes(['30,372 90,362 150,366', '190,362 240,356 290,360', '40,452 100,446 150,450'], 3, C.gold);
  o += stubble('48,396 74,404 60,424 92,432 176,420 150,440 132,410 280,450 50,456 190,458 166,462');
  o += sheaf(226, 438, 118);
  // blade
  o += sh(blob('100,106! 140,74 196,72 246,104 280,176! 236,136 194,118 150,120 112,132!'), C.grey2, 2.8);
  o += flat(blob('104,118! 150,106 200,106 244,138 280,176! 236,136 194,118 150,120 112,131!'), C.grey);
  o += strokes(['112,112 156,92 204,96 246,124'], 3, C.paper);
  // shaft with two grips
  o += sh(taper('98,96 112,180 104,280 122,372 116,454', [11, 11, 12, 12, 13]), C.gold3, 2.6);
  o += strokes(['104,120 110,190 105,270 116,350'], 3.2, C.gold);
  o +=
    sh(taper('108,228 138,222 154,226', [8, 8, 11]), C.gold, 2.2) +
    sh(taper('114,318 84,312 68,318', [8, 8, 11]), C.gold, 2.2);
  o += sh(poly('92,100 118,96 121,118 95,123'), C.gold, 2.2) + ln('M94 107l24-4M95 115l24-4', 1.2, C.gold3);
  return card({ id: 'len10', ground: C.blue2, picture: o });
}
