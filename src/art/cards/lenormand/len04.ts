import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, poly } from '../../geom/paths.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { spiral } from '../../kit/clouds.ts';
import { roundTree, tufts } from '../../kit/land.ts';
import { flat, ln, sh, union } from '../../kit/marks.ts';
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
  o += roundTree(42, 398, 84, C.green, C.green2) + roundTree(286, 396, 92, C.green, C.green2);
  // smoke
  o += union(
    [disc(208, 136, 8), disc(218, 122, 11), disc(210, 105, 14), disc(222, 86, 18), disc(202, 77, 16)],
    C.paper,
    2.2,
  );
  o += flat(spiral(222, 88, 12) + spiral(202, 79, 10, true) + spiral(210, 107, 9) + spiral(218, 123, 7, true), C.grey);
  // long wall and roof behind the gable, the chimney on its ridge
  o +=
    sh(rect(196, 150, 25, 44), C.coral, 2.3) +
    flat(rect(209, 152, 11, 40), C.red2) +
    ln('M196 166h25M196 180h25M204 152v14M213 166v14', 1.2, C.red2) +
    sh(rect(192, 144, 33, 9), C.paper2, 2) +
    sh(poly('186,272 272,254 272,386 186,398'), C.paper2, 2.6) +
    sh(poly('120,176 222,166 292,252 192,282'), C.red, 2.7) +
    ln('M134 192L236 182M148 209L250 199M162 229L264 217M176 253L278 235', 1.8, C.red2) +
    ln(
      'M150 174l14 16M180 171l14 16M208 168l14 17M174 188l14 18M204 185l14 18M190 206l14 19M220 202l14 19M206 225l14 20M238 219l14 21M226 245l14 20',
      1.4,
      C.red2,
    ) +
    sh(poly('206,296 228,292 228,326 206,330'), C.gold2, 2) +
    ln('M217 294V328M206 313L228 309', 1.6) +
    sh(poly('242,289 260,286 260,318 242,322'), C.gold2, 2) +
    ln('M251 288V320M242 305L260 302', 1.6) +
    ln('M187 352L271 342', 3, C.gold3);
  // gable with its timber
  o +=
    sh(poly('66,278 124,190 186,276 186,398 66,398'), C.paper, 2.8) +
    ln('M68 282H184M124 196V282M92 240H158M72 396V282M180 396V282M104 282L88 330M146 282L164 330', 4.4, C.gold3) +
    sh(poly('124,170 200,276 188,286 124,196 64,286 52,276'), C.red2, 2.7) +
    sh(disc(124, 262, 11), C.gold2, 2) +
    ln('M113 262h22M124 251v22', 1.4) +
    lit(76, 306, 22, 32) +
    lit(152, 306, 22, 32);
  o += rays(124, 338, 18, 42, 28, { wavy: false, w: 0.36, fill: C.gold });
  o +=
    sh('M104 398v-58a20 20 0 0 1 40 0v58z', C.gold2, 2.6) +
    flat('M127 397v-74a17 17 0 0 1 14 18v56z', C.gold) +
    flat(disc(111, 366, 2.6), C.ink);
  // lawn, path with the light of the door, fence
  o += sh(blob('10,402! 90,396 160,398 230,396 310,402! 310,480! 10,480!'), C.green, 2.4);
  o += flat(
    poly('74,404 98,404 80,452 40,452') +
      poly('152,404 176,404 214,452 172,452') +
      poly('206,402 264,400 304,424 234,430'),
    C.green2,
  );
  o += flat(poly('79,404 93,404 76,434 52,434') + poly('157,404 171,404 196,434 172,434'), C.straw2);
  o +=
    sh(blob('103,398! 145,398! 164,428 190,480! 82,480! 90,428'), C.paper2, 2.2) +
    flat(poly('110,400 138,400 148,440 106,440'), C.gold2);
  let pickets = '';
  for (const x of [22, 38, 54, 190, 206, 222, 238, 254, 270, 286])
    pickets += poly([
      [x, 450],
      [x, 420],
      [x + 6, 412],
      [x + 12, 420],
      [x + 12, 450],
    ]);
  o += sh(rect(10, 426, 60, 6) + rect(186, 426, 126, 6), C.paper2, 1.6) + sh(pickets, C.paper, 1.8);
  o += tufts('30,464 62,466 206,464 232,466 262,464 288,466', { fill: C.green3, rise: 14, w: 2.8 });
  return card({ id: 'len04', ground: C.night2, picture: o });
}
