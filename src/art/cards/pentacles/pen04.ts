import type { Focus } from '../../art.ts';
import { sleeve } from '../../figures/body.ts';
import { clasp } from '../../figures/hand.ts';
import { beard, headLevel } from '../../figures/head.ts';
import { crown, shortHair } from '../../figures/headgear.ts';
import { lap } from '../../figures/lap.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { both, each, sym } from '../../geom/points.ts';
import { rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { glade } from '../../kit/glade.ts';
import { flat, g, rod, sh, strokes } from '../../kit/marks.ts';
import { pentacle } from '../../kit/suits.ts';

// Four of Pentacles: crowned man holding a disc to his breast, one on his crown, one under each foot; city behind.
// Malachite, azurite, cinnabar; light from the left.
export const focus: Focus = [20, 44, 280, 392];
const R = 31;
const SKIN = C.skin[0];

/** Houses and towers of the town: left, top, width, roof 2 pointed, 1 gabled, 0 battlements. */
const TOWN: readonly (readonly [number, number, number, number])[] = [
  [46, 300, 30, 1],
  [84, 286, 28, 0],
  [196, 290, 30, 0],
  [240, 296, 30, 1],
  [20, 262, 30, 2],
  [66, 250, 26, 0],
  [226, 256, 26, 0],
  [266, 244, 32, 2],
];
function town(): string {
  return each(TOWN, (x, y, w, roof) => {
    const crest = `M${x - 3} ${y + 4}v-14h${w / 5}v6h${w / 5}v-6h${w / 5 + 3}v6h${w / 5}v-6h${w / 5 + 3}v14z`;
    const peak = roof > 1 ? 40 : 22;
    return (
      sh(rect(x, y, w, 400 - y), roof ? C.paper : C.paper2, 2) +
      flat(rect(x + w * 0.68, y + 1, w * 0.32 - 1, 398 - y), roof ? C.paper2 : C.gold) +
      (roof ? sh(poly(`${x - 4},${y} ${x + w / 2},${y - peak} ${x + w + 4},${y}`), C.red, 2) : sh(crest, C.paper2, 2)) +
      flat(rect(x + w / 2 - 5, y + 14, 6, 12) + rect(x + w / 2 - 5, y + 42, 6, 12), C.ink)
    );
  });
}

/** Coin that lies on the ground, seen from above the toes that hold it down. */
const flatCoin = (x: number, y: number): string =>
  sh(
    blob(
      sym(`${x},${y - 25} ${x - 30},${y - 17} ${x - 41},${y} ${x - 41},${y + 7} ${x - 30},${y + 25} ${x},${y + 33}`, x),
    ),
    C.gold3,
    2.4,
  ) + g(pentacle(0, 0, 41), `transform="translate(${x} ${y}) scale(1 .62)"`);

/** Hose, shoes on the coins, and the robe over the lap. */
function seat(): string {
  const shoe = '100,404! 123,404! 127,415 122,426 106,433 90,436 78,433 77,427 87,421 97,414';
  return (
    both('110,388 112,402 112,412')
      .map((l) => sh(taper(l, [30, 26, 23]), C.red, 2.3))
      .join('') +
    both(shoe)
      .map((l) => sh(blob(l), C.blue3, 2.3))
      .join('') +
    both('99,405 112,409 124,405')
      .map((l) => rod(line(l), 3, C.gold, 1.5))
      .join('') +
    lap({
      cx: 160,
      belt: 292,
      knee: 340,
      hem: 398,
      waist: 42,
      apart: 49,
      w: 50,
      light: C.blue,
      fill: C.blue3,
      shade: C.blue3,
      fold: C.night,
      shine: C.blue2,
      trim: C.gold,
    })
  );
}
/** Disc hugged to the breast: one arm over its upper rim, one under its lower rim. */
function hug(): string {
  const arm = { fill: C.blue, fold: C.blue3, cuff: C.gold, w: [34, 32, 22] };
  return (
    pentacle(160, 254, 38) +
    clasp(139, 282, 18, { skin: SKIN, r: -20 }) +
    sleeve('121,212 84,270 121,289', arm) +
    clasp(185, 240, 18, { skin: SKIN, r: 26, flip: true }) +
    sleeve('199,212 236,268 203,249', arm)
  );
}

export function draw(): string {
  let o = glade('pen04', 380) + town();
  o += sh(blob('10,392! 90,382 230,382 312,392! 312,480! 10,480!'), C.green2, 2.3);
  // cloak that falls to the ground round the seat
  o += sh(blob(sym('160,178! 128,184 104,198 92,230 76,300 54,424! 100,436 160,430!')), C.red, 2.6);
  o += flat(blob('238,290! 246,330 264,423! 246,428 236,428! 240,370 234,320'), C.red2);
  o += strokes(['88,262 80,330 66,420', '92,300 88,360 84,424', '228,310 230,360 228,428'], 3.4, C.red2);
  o += flatCoin(105, 434) + flatCoin(215, 434);
  o += sh(blob(sym('160,182! 146,184 124,192 116,222 124,262 122,292! 160,298')), C.blue, 2.5) + seat();
  o += rod(line('121,288 140,296 160,298 180,296 199,288'), 4.6, C.gold, 1.9);
  o += hug();
  // head, crown and the disc balanced on its points
  const [hx, hy] = [160, 150];
  o += sh(blob('149,164! 171,164! 172,178 176,186! 168,195 160,197 152,195 144,186! 148,178'), SKIN, 2);
  o += sh(blob(sym('160,203! 146,198 140,179! 117,187 100,202! 124,210 160,211!')), C.gold, 2.2);
  o += headLevel(hx, hy, 26, SKIN) + shortHair(hx, hy, 26, { fill: C.gold3 });
  o +=
    strokes(both(`${hx - 15},${hy - 6} ${hx - 8},${hy - 6} ${hx - 2},${hy - 1}`), 3.4) +
    strokes(both(`${hx - 14},${hy + 1} ${hx - 8},${hy - 1} ${hx - 3},${hy + 2}`), 2.6);
  o += beard(hx, hy, 26, { fill: C.gold3, line: C.ink, length: 1.3 });
  o += pentacle(160, 74, R) + crown(hx, hy - 2, 26, { gem: C.green });
  return card({ id: 'pen04', ground: C.green2, picture: o });
}
