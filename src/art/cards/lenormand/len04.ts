import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, poly } from '../../geom/paths.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { spiral } from '../../kit/clouds.ts';
import { roundTree, tufts } from '../../kit/land.ts';
import { flat, ln, sh, strokes, union } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { rays, starfield } from '../../kit/stars.ts';

// House: lit door, smoking chimney, fence, path. Red, green, gold; evening.
export const focus: Focus = [54, 132, 212, 297];

const lit = (x: number, y: number, w: number, h: number) =>
  sh(rect(x, y, w, h), C.gold2, 2) + ln(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, 1.6);

export function draw(): string {
  let o = sky('len04', 'evening', 380);
  o += starfield(36, 56, 248, 120, 22, 6, { avoid: [[222, 110, 60]] });
  o += sh(blob('10,356! 70,332 150,352 240,330 310,350! 310,480! 10,480!'), C.green3, 2.3);
  o += roundTree(54, 398, 92, C.green, C.green2) + roundTree(270, 392, 76, C.green, C.green2);
  // smoke
  o += union(
    [disc(222, 152, 9), disc(232, 136, 12), disc(224, 118, 15), disc(236, 98, 19), disc(216, 88, 17)],
    C.paper,
    2.2,
  );
  o += flat(spiral(236, 100, 12) + spiral(216, 90, 10, true) + spiral(224, 120, 9) + spiral(232, 137, 7, true), C.grey);
  o +=
    sh(rect(210, 164, 24, 66), C.coral, 2.3) +
    flat(rect(223, 166, 10, 60), C.red2) +
    sh(rect(206, 158, 32, 9), C.paper2, 2);
  // walls and roof
  o +=
    sh(poly('90,262 160,178 230,262 230,398 90,398'), C.paper, 2.8) +
    flat(poly('204,232 229,262 229,396 208,396'), C.paper2);
  const roof = poly('160,158 254,262 236,276 160,194 84,276 66,262');
  o += sh(roof, C.red, 2.8) + flat(poly('160,160 252,262 236,273 160,191'), C.red2);
  o +=
    strokes(['148,186 116,218 86,256', '156,176 112,222 76,258'], 2.4, C.coral) +
    strokes(['172,186 206,222 236,256'], 2.4);
  o += sh(disc(160, 232, 12), C.gold2, 2) + ln('M148 232h24M160 220v24', 1.4);
  o += lit(102, 292, 28, 34) + lit(192, 292, 28, 34);
  o += rays(160, 336, 20, 48, 32, { wavy: false, w: 0.36, fill: C.gold });
  o +=
    sh('M138 398v-62a22 22 0 0 1 44 0v62z', C.gold2, 2.6) +
    flat('M163 397v-80a19 19 0 0 1 16 20v60z', C.gold) +
    flat(disc(146, 362, 2.6), C.ink);
  // lawn, path with the light of the door, fence
  o += sh(blob('10,402! 90,396 160,398 230,396 310,402! 310,480! 10,480!'), C.green, 2.4);
  o +=
    sh(blob('139,398! 181,398! 196,428 214,480! 106,480! 124,428'), C.paper2, 2.2) +
    flat(poly('146,400 174,400 180,440 140,440'), C.gold2);
  let pickets = '';
  for (const x of [22, 38, 54, 70, 86, 216, 232, 248, 264, 280])
    pickets += poly([
      [x, 450],
      [x, 420],
      [x + 6, 412],
      [x + 12, 420],
      [x + 12, 450],
    ]);
  o += sh(rect(10, 426, 92, 6) + rect(212, 426, 100, 6), C.paper2, 1.6) + sh(pickets, C.paper, 1.8);
  o += tufts('30,464 62,466 92,464 232,466 262,464 288,466', { fill: C.green3, rise: 14, w: 2.8 });
  return card({ id: 'len04', ground: C.night2, picture: o });
}
