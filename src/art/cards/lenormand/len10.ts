import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, poly, taper } from '../../geom/paths.ts';
import { C } from '../../ink.ts';
import { flat, sh, strokes } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { spark } from '../../kit/stars.ts';
import { sheaf, stubble } from '../../kit/wheat.ts';

// Scythe: the blade to the right (direction carries meaning), cut sheaf. Gold, blue, red; blue day.
export const focus: Focus = [72, 66, 224, 314];

export function draw(): string {
  let o = sky('len10', 'deep', 380);
  o += sh(blob('10,352! 90,338 200,350 310,336! 310,480! 10,480!'), C.straw2, 2.4);
  o += strokes(['30,372 90,362 150,366', '190,362 240,356 290,360', '40,452 100,446 150,450'], 3, C.straw);
  o += stubble('48,396 74,404 60,424 92,432 176,420 150,440 132,410 280,450 50,456 190,458 166,462');
  o += sheaf(262, 404, 70) + sheaf(108, 452, 150);
  // blade, to the right
  o += sh(blob('106,96! 150,64 206,62 254,96 286,170! 246,128 202,108 156,110 116,124!'), C.grey2, 2.8);
  o += flat(blob('110,110! 156,96 210,98 252,132 286,170! 246,128 202,108 156,110 116,123!'), C.grey);
  o += strokes(['120,102 164,82 212,86 254,120'], 3, C.paper);
  o +=
    strokes(['124,118 156,106 204,104 246,126'], 2.2, C.paper) +
    spark(226, 82, 17, C.paper) +
    spark(284, 166, 9, C.paper);
  // shaft with two grips, leaning on the sheaf
  o += sh(taper('96,78 120,168 138,260 176,360 192,462', [11, 11.5, 12, 12.5, 13]), C.gold3, 2.6);
  o += strokes(['104,104 124,180 142,260 170,344'], 3.2, C.straw);
  o +=
    sh(taper('134,226 164,216 180,220', [8, 8, 11]), C.straw, 2.2) +
    sh(taper('160,320 132,318 116,326', [8, 8, 11]), C.straw, 2.2);
  // tang and two rings that hold the blade
  o +=
    sh(blob('92,86! 118,78 136,84! 134,100 114,112 98,112!'), C.grey, 2.1) +
    sh(poly('91,90 110,84 113,93 94,99'), C.gold, 1.8) +
    sh(poly('96,108 115,102 118,111 99,117'), C.gold, 1.8);
  return card({ id: 'len10', ground: C.blue2, picture: o });
}
