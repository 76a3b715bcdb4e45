import type { Focus } from '../../art.ts';
import { sleeve } from '../../figures/body.ts';
import { footOut } from '../../figures/foot.ts';
import { clasp } from '../../figures/hand.ts';
import { beard, headFront } from '../../figures/head.ts';
import { crown, shortHair } from '../../figures/headgear.ts';
import { lapOpen } from '../../figures/lap-ways.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { both, each, sym } from '../../geom/points.ts';
import { rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { glade } from '../../kit/glade.ts';
import { flat, g, ln, rod, sh, strokes } from '../../kit/marks.ts';
import { pentacle } from '../../kit/suits.ts';

// Four of Pentacles: crowned man holding a disc to his breast, one on his crown, one under each foot; city behind.
// Malachite, azurite, cinnabar; light from the left.
export const focus: Focus = [20, 44, 280, 392];
const R = 34;
const SKIN = C.skin[0];

/** Houses and towers of the town: left, top, width, roof 2 pointed, 1 gabled, 0 battlements. */
const TOWN: readonly (readonly [number, number, number, number])[] = [
  [46, 300, 30, 1],
  [240, 296, 30, 1],
  [20, 262, 30, 2],
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
      (roof > 1 ? flat(rect(x + w / 2 - 5, y + 14, 6, 12) + rect(x + w / 2 - 5, y + 42, 6, 12), C.ink) : '')
    );
  });
}

/** Coin that lies on the ground, seen from above the shoe that holds it down. */
const flatCoin = (x: number, y: number): string =>
  sh(
    blob(
      sym(
        `${x},${y - 27} ${x - 29},${y - 19} ${x - 40},${y}! ${x - 40},${y + 8}! ${x - 29},${y + 27} ${x},${y + 35}`,
        x,
      ),
    ),
    C.gold3,
    2.4,
  ) + g(pentacle(0, 0, 40), `transform="translate(${x} ${y}) scale(1 .67)"`);

/** Block of stone he sits on, wider than his robe on both sides. */
function bench(): string {
  return (
    sh(rect(70, 336, 180, 90), C.grey2, 2.6) +
    flat(rect(224, 337.5, 24.5, 87), C.grey) +
    ln('M71 366h178M71 396h178M88 336v30M80 366v30M94 396v28M232 336v30M240 366v30M226 396v28', 1.4) +
    sh(rect(60, 316, 200, 20), C.grey2, 2.6) +
    flat(rect(232, 317.5, 26.5, 17), C.grey)
  );
}
/** Both shoes, toes outwards, flat on the coins. */
const feet = (): string =>
  footOut(121, 396, 0.86, { shadow: C.gold3 }) + footOut(199, 396, 0.86, { flip: true, shadow: C.gold3 });
/** Disc hugged to the breast: one arm over its upper rim, one under its lower rim. */
function hug(): string {
  const arm = { fill: C.blue, fold: C.blue, cuff: C.gold, w: [33, 29, 21] };
  return (
    pentacle(160, 254, 36) +
    clasp(139, 282, 18, { skin: SKIN, r: -20 }) +
    sleeve('121,212 84,270 121,289', arm) +
    clasp(185, 240, 18, { skin: SKIN, r: 26, flip: true }) +
    sleeve('199,212 236,268 203,249', arm) +
    flat(
      blob('219,215! 237,242 250,264 247,276 238,282 226,276! 238,273 241,264 231,244!') +
        blob('71,276! 80,283 97,291.5 112,296.5! 115,292! 101,286 84,277!'),
      C.blue3,
    ) +
    strokes(
      [
        ...both('108,238 98,254 94,270'),
        '97,272 104,270 112,276',
        '222,262 213,254 206,254',
        '214,224 222,240 225,252',
      ],
      2.6,
      C.blue3,
    )
  );
}

export function draw(): string {
  let o = glade('pen04', 380) + town();
  o += sh(blob('10,392! 90,382 230,382 312,392! 312,480! 10,480!'), C.green2, 2.3);
  // cloak that falls from the shoulders on to the seat
  o += bench();
  o += sh(blob(sym('160,178! 128,184 104,198 90,228 82,276 76,320! 84,328 94,322 104,330 160,326!')), C.red, 2.6);
  o += flat(blob('236,284! 240,304 242.5,320 236,325 227,322 218,327! 226,306 230,290'), C.red2);
  o += strokes(['90,268 86,294 86,320', '100,288 97,306 95,320', '226,296 224,308 224,320'], 3.2, C.red2);
  o += flatCoin(108, 427) + flatCoin(212, 427);
  o +=
    sh(blob(sym('160,182! 146,184 124,192 116,222 124,262 122,292! 160,298')), C.blue, 2.5) +
    feet() +
    lapOpen(160, 288, { trim: C.gold, wide: 0.86 });
  o += rod(line('121,288 140,296 160,298 180,296 199,288'), 4.6, C.gold, 1.9);
  o += hug();
  // head, crown and the disc balanced on its points
  const [hx, hy] = [160, 157];
  o += sh(blob('149,164! 171,164! 172,178 176,186! 168,195 160,197 152,195 144,186! 148,178'), SKIN, 2);
  o += sh(blob(sym('160,203! 146,198 140,179! 117,187 100,202! 124,210 160,211!')), C.gold, 2.2);
  o += headFront(hx, hy, 26, SKIN, 'wary') + shortHair(hx, hy, 26, { fill: C.gold3 });
  o += beard(hx, hy, 26, { fill: C.gold3, line: C.ink, length: 1.3 });
  o += pentacle(160, 78, R) + crown(hx, hy - 2, 26, { gem: C.green });
  return card({ id: 'pen04', ground: C.green2, picture: o });
}
