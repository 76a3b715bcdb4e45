import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { grip, palm, rest } from '../../figures/hand.ts';
import { halo } from '../../figures/headgear.ts';
import { beardProfile, headProfile } from '../../figures/profile.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { wing } from '../../figures/wing.ts';
import { card } from '../../frame.ts';
import { blob, poly, taper } from '../../geom/paths.ts';
import { at, placer } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { ridge } from '../../kit/land.ts';
import { clip, flat, g, graded, joined, ln, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { rays } from '../../kit/stars.ts';
import { scaleWaves } from '../../kit/water.ts';

// Azurite, cinnabar, lead; light from the angel.
export const focus: Focus = [30, 72, 260, 364];

const ANGEL = C.skin[2];
/** Angel in half length out of the cloud, blowing to the lower left, a cross flag hung from the trumpet. */
function angel(): string {
  const rows = [C.paper, C.coral, C.red] as const;
  const h = placer({ x: 178, y: 106, s: 23, flip: true, r: -10 });
  const flag = blob('112,170! 94,185 76,200! 72,220 78,238 72,260! 90,246 106,250 118,232! 113,212 119,190');
  return (
    wing({ x: 200, y: 176, s: 1.06, r: -8, spread: 0.68, rows }) +
    wing({ x: 160, y: 176, s: 1.06, r: 8, spread: 0.68, rows, flip: true }) +
    halo(179, 102, 23) +
    sh(flag, C.paper, 2.3) +
    clip('maj20f', flag, ln('M96 178L92 262M66 230L124 200', 10, C.red)) +
    ln(flag, 2.3) +
    grip(140, 138, 11, { skin: ANGEL, dir: 1, r: 49, wrist: [152, 154] }) +
    sh(blob('176,158! 164,158 158,144! 143,158! 142,180 156,194 178,188!'), C.grey2, 2.2) +
    sh(taper('158,143 151,152 142,159', [7, 7, 7]), C.gold, 1.8) +
    sh(blob('172,150! 194,148! 210,156 220,174 214,204 228,266! 138,266! 160,210 154,182 160,160'), C.paper, 2.6) +
    flat(blob('206,158! 218,174 212,204 226,264! 204,264! 204,216 200,190'), C.grey2) +
    strokes(['176,224 168,244 160,262', '188,224 190,244 186,262'], 2.7, C.grey) +
    sh(taper('158,212 184,219 214,210', [7, 8, 7]), C.gold, 1.8) +
    rod('M160 120L62 206', 5.6, C.gold, 2) +
    sh(disc(160, 120, 4.6), C.gold, 1.8) +
    rod('M109 168V175M96 179V187M82 191V198', 1.8, C.gold2, 1.2) +
    sh(blob('78,188! 62,200 40,202! 44,226 54,240! 68,224 88,200!'), C.gold, 2.3) +
    sh(blob('40,202! 53,215 54,240! 40,226'), C.gold3, 1.9) +
    grip(114, 161, 12, { skin: ANGEL, dir: 1, r: 49, wrist: [124, 176] }) +
    joined(
      '190,156! 178,172 166,186! 152,180 138,167! 119,187! 132,208 152,224 174,224 196,208 210,190!',
      C.paper,
      2.5,
    ) +
    flat(blob('121,190! 136,204 154,214 176,210 206,192! 196,207 174,222 152,222 133,206!'), C.grey2) +
    strokes(['166,187 156,198 142,194', '184,176 176,196 160,208'], 2.5, C.grey) +
    sh(taper('138,165 129,178 118,188', [8, 8, 8]), C.gold, 1.9) +
    sh(poly('176,124 194,124 196,148 184,158 172,149'), ANGEL, 1.9) +
    headProfile(178, 106, 23, { skin: ANGEL, flip: true, r: -10 }) +
    flat(poly('177,130 193,129 195,147 184,156 174,148'), ANGEL) +
    strokes([h('0.5,0.3 0.4,0.5 0.52,0.72')], 1.7) +
    union(
      [
        at(h('0.3,-0.84 0,-1 -0.4,-0.94 -0.74,-0.66 -0.9,-0.2 -0.86,0.24 -0.7,0.6 -0.3,-0.5 -0.46,0.06'), (x, y) =>
          disc(x, y, 8.3),
        ),
      ],
      C.red2,
      2,
    )
  );
}
/** Open coffin of stone on the water: its dark inside, and its near wall to be drawn over the person. */
const coffin = (x: number, y: number, w: number): readonly [string, string] => {
  const put = placer({ x, y, s: w });
  return [
    sh(poly(put('-0.5,0 -0.42,-0.2 0.42,-0.2 0.5,0')), C.grey2, 2.3) +
      sh(poly(put('-0.43,0 -0.37,-0.14 0.37,-0.14 0.43,0')), C.ink, 1.6),
    sh(poly(put('-0.5,-0.03 0.5,-0.03 0.46,0.5 -0.46,0.5')), C.grey2, 2.6) +
      flat(poly(put('0.36,-0.01 0.485,-0.01 0.45,0.49 0.34,0.49')), C.grey) +
      ln(poly(put('-0.42,0.07 0.29,0.07 0.28,0.5 -0.4,0.5')), 1.4, C.grey),
  ];
};
interface Risen {
  skin: string;
  fill: string;
  fold: string;
  shade: string;
  flip?: boolean;
  /** The near hand lies on the breast. */
  moved?: boolean;
}
/** Bare arm flung up: shoulder, elbow, wrist, with an open hand. */
const arm = (bones: string, x: number, y: number, r: number, flip: boolean, skin: string): string =>
  palm(x, y, 10.5, { skin, r, flip }) + union([limb(bones, [18, 15, 10.5])], skin, 2.1);
/** Waist-high body in grave-cloth, half turned to the angel (looks right, or left if flip), the origin at the rim of the coffin. */
function risen({ skin, fill, fold, shade, flip = false, moved = false }: Risen, head: string): string {
  const body =
    arm('16,-76 40,-100 36,-130', 35, -141, -4, true, skin) +
    flat(taper('36,-126 35.5,-139', [9, 8.6]), skin) +
    sh(blob('-8,-96! 6,-96! 8,-84 22,-78 24,-62 18,-40 22,8! -24,8! -20,-40 -26,-60 -24,-78 -10,-84'), skin, 2.3) +
    head +
    flat(blob('-2,-92! 16,-90! 17,-80 6,-72 -4,-78'), skin) +
    sh(blob('-26,-66! -12,-62 6,-68 18,-84! 24,-72 22,-56 18,-38 24,8! -26,8! -21,-38'), fill, 2.4) +
    flat(
      blob(
        flip
          ? '-24,-63! -20,-38 -25,7! -10,7! -10,-34 -15,-61!'
          : '18,-80! 22,-70 20,-54 16,-38 22,7! 8,7! 8,-36 12,-56',
      ),
      shade,
    ) +
    strokes(['16,-80 2,-54 -18,-46', '14,-66 6,-42 -14,-30', '2,-36 -2,-16 -8,4', '10,-34 12,-16 10,4'], 2.4, fold) +
    (moved
      ? rest(0, -52, 11, { skin, r: -22 }) + union([limb('-20,-74 -34,-42 -9,-48', [18, 15, 10])], skin, 2.1)
      : arm('-20,-74 -43,-98 -43,-132', -44, -143, -8, false, skin) +
        flat(taper('-43,-128 -43.5,-141', [9, 8.6]), skin)) +
    flat(taper('-20,-74 -12,-68', [15, 12]), skin);
  return g(body, `transform="scale(${flip ? -0.95 : 0.95} .95)"`);
}
const UP = { x: 2, y: -108, s: 18 };
function elder(skin: string): string {
  return (
    headProfile(UP.x, UP.y, UP.s, { skin, r: -26, sw: 2, mood: 'glad' }) +
    beardProfile(UP.x, UP.y, UP.s, { r: -26, length: 1.5 }) +
    sh(blob('11,-129! -6,-130 -18,-118 -19,-102 -13,-90! -7,-100 -6,-112'), C.paper, 1.9)
  );
}
function woman(skin: string): string {
  return (
    sh(blob('8,-131! -12,-130 -24,-116 -26,-96 -24,-74 -30,-52! -10,-60 -2,-82 6,-108'), C.ink, 2) +
    headThreeQuarter(UP.x, UP.y, UP.s, { skin, r: -18, sw: 2, mood: 'glad' }) +
    sh(blob('13,-126! -2,-132 -18,-124 -20,-106 -15,-92! -8,-104 -4,-118'), C.ink, 1.9)
  );
}
/** Child from behind, in the middle between the two. */
function child(): string {
  const skin = C.skin[0];
  return (
    arm('-15,-52 -33,-66 -41,-90', -43, -99, -16, false, skin) +
    arm('15,-52 38,-48 50,-66', 54, -74, 34, true, skin) +
    flat(taper('-40,-86 -42.5,-97', [9, 8.6]) + taper('48,-63 53,-72', [9, 8.6]), skin) +
    sh(blob('-6,-68! 6,-68! 8,-60 19,-56 20,-42 16,-24 20,8! -20,8! -16,-24 -20,-42 -19,-56 -8,-60'), skin, 2.2) +
    sh(blob('-20,-40! 0,-34 20,-40! 17,-22 21,8! -21,8! -17,-22'), C.coral, 2.2) +
    strokes(['-8,-30 -8,-12 -12,4', '4,-30 5,-12 4,4', '12,-32 13,-12 15,4'], 2.3, C.red) +
    sh(disc(0, -78, 15), skin, 2) +
    sh(blob('0,-96! -12,-93 -17,-82 -15,-70 -10,-64! -4,-66 0,-62 5,-66 10,-64! 15,-70 17,-82 12,-93'), C.gold, 2.1) +
    strokes(['0,-93 -8,-82 -8,-68', '1,-93 8,-82 8,-68'], 2, C.gold3)
  );
}
export function draw(): string {
  let o = graded('maj20g', 22, 22, 276, 320, [
    [0, C.night],
    [0.34, C.blue],
    [0.7, C.blue2],
    [1, '#f3dcc0'],
  ]);
  o += tone(22, 24, 276, 300, 21, 2.2, 0.3, C.blue3);
  o += rays(178, 108, 62, 156, 18, { wavy: false, w: 0.28, fill: C.gold2 });
  // snow peaks, sea
  o += ridge('10,310 46,276 72,302 112,262 160,306 206,264 246,302 278,274 312,306', 330, C.paper, C.blue2);
  o += scaleWaves(22, 304, 280, 10, 30, { rings: 1, fills: [C.blue3, C.night], inner: C.blue });
  o += angel();
  o += cloud(178, 243, 190, {
    lobes: [
      [-0.42, 0, 0.09],
      [-0.25, 0, 0.12],
      [-0.02, -0.02, 0.14],
      [0.24, 0, 0.12],
      [0.43, 0, 0.09],
    ],
  });
  const put = (x: number, y: number, s: number, body: string) => {
    const [far, near] = coffin(x, y, s);
    return far + g(body, `transform="translate(${x} ${y})"`) + near;
  };
  const [her, him] = [C.skin[1], C.skin[3]];
  o += put(88, 421, 116, risen({ skin: her, fill: C.paper, fold: C.grey, shade: C.grey2 }, woman(her)));
  o += put(
    234,
    421,
    116,
    risen({ skin: him, fill: C.blue2, fold: C.blue3, shade: C.blue, flip: true, moved: true }, elder(him)),
  );
  o += put(161, 438, 84, g(child(), 'transform="scale(.92)"'));
  o += scaleWaves(22, 452, 276, 2, 19);
  return card({ id: 'maj20', ground: C.blue2, picture: o });
}
