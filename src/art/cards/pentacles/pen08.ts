import type { Focus } from '../../art.ts';
import { grip } from '../../figures/hand.ts';
import { beardProfile, headProfile } from '../../figures/profile.ts';
import { stride } from '../../figures/stride.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { each, place, placer } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { glade } from '../../kit/glade.ts';
import { ridge, tufts } from '../../kit/land.ts';
import { flat, ln, rod, sh, strokes } from '../../kit/marks.ts';
import { rays } from '../../kit/stars.ts';
import { pentacle } from '../../kit/suits.ts';

// Eight of Pentacles: craftsman on a bench hammering a disc; six hung in a row, one at his feet; town far off.
// Malachite, azurite, cinnabar; light from the left.
export const focus: Focus = [42, 70, 240, 336];
const SKIN = C.skin[3];

export function draw(): string {
  let o = glade('pen08', 400);
  // town
  o += ridge('10,344 80,330 150,340 230,322 312,336', 400, C.paper2, C.green2, { shade: false });
  o += each(
    [
      [226, 300, 22],
      [250, 308, 20],
      [270, 292, 24],
    ],
    (x, y, w) =>
      sh(rect(x, y, w, 46), C.paper, 1.9) +
      sh(poly(`${x - 4},${y} ${x + w / 2},${y - 18} ${x + w + 4},${y}`), C.red, 1.9) +
      flat(rect(x + w / 2 - 3, y + 12, 6, 10), C.ink),
  );
  o += sh(blob('10,352! 100,342 220,346 312,340! 312,480! 10,480!'), C.green2, 2.3);
  o += sh(blob('10,412! 100,404 220,408 312,404! 312,480! 10,480!'), C.paper2, 2.3);
  // open workshop: two posts with braces, a beam and six finished discs
  o +=
    sh(rect(16, 80, 16, 340) + rect(288, 80, 16, 340), C.gold3, 2.2) +
    rod('M32 128L72 86M288 128L248 86', 5, C.gold3, 2) +
    sh(poly('10,74 10,22 310,22 310,74'), C.red2, 2.3) +
    ln(
      'M22 40H298M22 57H298M52 22v18M112 22v18M172 22v18M232 22v18M82 40v17M142 40v17M202 40v17M262 40v17M52 57v17M112 57v17M172 57v17M232 57v17',
      1.3,
      C.red,
    );
  o += sh(rect(22, 74, 276, 13), C.gold3, 2.2) + ln('M26 79H140M160 82H290', 1.1, C.gold);
  for (let i = 0; i < 6; i++) {
    const x = 55 + i * 42;
    o += rod(`M${x} 76V108`, 2.4, C.red, 1.3) + pentacle(x, 127, 19.5);
  }
  // far leg, bench, anvil block
  o += stride('112,372 152,366 134,438', { w: 40, foot: 0.92, fill: C.red2, fold: C.ink, shoe: C.gold3 });
  o +=
    sh(poly('52,404 66,404 58,462 46,462') + poly('150,404 164,404 172,462 160,462'), C.gold3, 2.1) +
    sh(rect(36, 392, 146, 15), C.gold, 2.3) +
    ln('M42 399H110M126 401H176', 1.1, C.gold3);
  o += rays(222, 359, 23, 40, 24, { wavy: false, w: 0.44, fill: C.gold2 }) + flat(disc(222, 359, 23.5), C.paper);
  o +=
    sh(poly('198,392 258,392 264,462 192,462'), C.gold3, 2.4) +
    sh(rect(190, 380, 76, 15), C.grey, 2.3) +
    ln('M206 410V456M240 404V450', 1.2, C.gold);
  o += pentacle(222, 359, 19.5);
  o += pentacle(90, 440, 19.5);
  // near thigh and shin, far arm with the chisel on the star
  o += stride('96,376 162,374 158,440', { w: 40, foot: 0.92, fill: C.red, fold: C.red2, shoe: C.gold3 });
  o += sh(poly('196,306 203,302 221,346 217,350'), C.grey2, 1.9);
  o += sh(blob('124,262! 142,268 160,292 180,310 196,317! 188,336! 168,330 144,312 128,290!'), C.blue3, 2.3);
  o +=
    grip(207, 326, 10, { skin: SKIN, dir: -1, r: -24, wrist: [188, 324] }) +
    rod(line('196,317 193,326 188,337'), 3, C.paper, 1.6);
  o += sh(
    blob('96,246! 116,238 138,248! 146,282 138,330 148,366! 146,388 116,398 80,398! 68,378 80,330 80,282'),
    C.blue,
    2.6,
  );
  o += strokes(['88,350 82,370 84,392', '98,352 98,374 104,394'], 2.8, C.blue3);
  o +=
    sh(
      blob(
        '112,262! 136,262! 142,300 136,340 158,354 180,362! 183,386 180,412! 166,416 152,408! 148,392 124,388 108,378! 101,340 103,300',
      ),
      C.paper,
      2.4,
    ) + strokes(['122,346 140,366 164,378', '112,346 120,370 134,380', '172,372 174,390 170,406'], 2.6, C.grey);
  o += rod(line('82,344 104,352 136,342'), 3.6, C.gold3, 1.8);
  // near arm with the hammer
  o +=
    rod('M146 296L186 272', 4, C.gold3, 2) +
    sh(poly(place('-15,-9 15,-9 17,-4 17,4 15,9 -15,9', { x: 188, y: 273, r: 59 })), C.grey2, 2.3) +
    ln(poly(place('-9,-9 -9,9', { x: 188, y: 273, r: 59 }), false), 1.4, C.grey);
  o += grip(152, 291, 10.8, { skin: SKIN, dir: -1, r: 59, wrist: [138, 300] });
  o += sh(
    blob('92,254! 112,248 122,264 120,294! 130,289 138,284! 148,304! 134,316 112,329 94,332 82,322 81,300 86,272!'),
    C.blue,
    2.4,
  );
  o +=
    strokes(['104,264 94,294 94,312', '120,296 112,306 104,310'], 2.8, C.blue3) +
    sh(blob('135,285! 141,281! 152,301! 145,306!'), C.paper, 1.8);
  // head bowed over the work
  const h = placer({ x: 132, y: 214, s: 24, r: 20 });
  o += headProfile(132, 214, 24, { skin: SKIN, r: 20, mood: 'watchful' });
  o += beardProfile(132, 214, 24, { r: 20, fill: C.grey2, line: C.grey, length: 1.7 });
  o += sh(blob('90,252! 102,238 120,236 138,246! 130,258 104,260'), C.paper, 2.2);
  o += sh(blob(h('0.1,-0.5 -0.5,-0.7 -0.96,-0.2 -0.9,0.5 -0.6,0.9! -0.3,0.5 -0.1,0.2!')), C.grey2, 2);
  o +=
    sh(blob(h('0.68,-0.56! 0,-0.62 -0.96,-0.2! -1.1,-0.8 -0.6,-1.3 0.2,-1.3 0.6,-1')), C.red, 2.3) +
    sh(disc(h('-0.4,-1.3')[0]![0], h('-0.4,-1.3')[0]![1], 3.6), C.gold, 1.5);
  o += strokes([h('0.6,-0.74 0,-0.8 -0.9,-0.4')], 2.6, C.red2);
  o +=
    tufts('34,426 282,418 276,462', { rise: 13 }) +
    strokes(['196,470 210,466 224,470', '110,462 118,458 130,462'], 2.4, C.gold3);
  return card({ id: 'pen08', ground: C.paper2, picture: o });
}
