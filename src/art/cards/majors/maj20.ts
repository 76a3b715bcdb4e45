import type { Focus } from '../../art.ts';
import { grip } from '../../figures/hand.ts';
import { beardProfile, headProfile, headThreeQuarter } from '../../figures/head.ts';
import { halo } from '../../figures/headgear.ts';
import { reach } from '../../figures/reach.ts';
import { wing } from '../../figures/wing.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { at, type Point, placer } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { ridge, scaleWaves } from '../../kit/land.ts';
import { clip, g, graded, ln, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { rays } from '../../kit/stars.ts';

// Azurite, cinnabar, lead; light from the angel.
const ROBE = { paper: [C.paper, C.grey], coral: [C.coral, C.red], blue: [C.blue2, C.blue3] } as const;
interface Risen {
  robe: keyof typeof ROBE;
  skin: string;
  /** Where the two hands are, from the foot of the coffin, and how they are held. */
  hands: readonly [Point, Point];
  bend?: readonly [1 | -1, 1 | -1];
  flip?: boolean;
  s?: number;
  /** Head with its hair, turned up to the angel. */
  head: string;
}
/** Rising from an open coffin, face and arms up. */
function risen(x: number, y: number, { robe, skin, hands, bend = [-1, 1], flip = false, s = 1, head }: Risen): string {
  const [fill, fold] = ROBE[robe];
  const arm = { u: 15, skin, fill, fold, hand: 'palm', sw: 2 } as const;
  const o =
    sh(poly('-46,-4 -28,-20 46,-20 36,-4'), C.ink, 2.2) +
    sh(poly('-28,-20 46,-20 60,-38 -10,-38'), C.grey, 2.1) +
    reach({ ...arm, from: [-13, -74], to: hands[0], bend: bend[0], turn: -6 }) +
    sh(blob('-8,-84! 8,-84! 17,-78 16,-60 13,-44 20,-6! -22,-6! -14,-44 -17,-60 -18,-78'), fill, 2.4) +
    strokes(['-8,-56 -8,-34 -13,-12', '0,-56 1,-34 0,-12', '8,-56 9,-34 13,-12'], 2.3, fold) +
    sh(poly('-5,-96 6,-96 7,-82 0,-76 -7,-82'), skin, 1.7) +
    head +
    reach({ ...arm, from: [13, -74], to: hands[1], bend: bend[1], turn: 6, flip: true, into: [4, -62] }) +
    sh(poly('-46,-4 36,-4 36,24 -46,24'), C.grey2, 2.5) +
    sh(poly('36,-4 60,-38 60,-12 36,24'), C.grey, 2.2) +
    ln('M-40 2H30V18H-40z', 1.2, C.grey);
  return g(o, `transform="translate(${x} ${y}) scale(${flip ? -s : s} ${s})"`);
}
const UP = { y: -104, s: 15, r: -16 };
const young = (skin: string, hair: string): string =>
  headThreeQuarter(0, UP.y, UP.s, { skin, r: UP.r, sw: 1.9 }) +
  sh(blob('11,-119! -2,-124 -15,-118 -18,-103 -14,-90! -8,-99 -4,-110'), hair, 1.8);
/** An old man with a beard. */
function elder(skin: string): string {
  return (
    headProfile(0, UP.y, UP.s, { skin, r: -24, sw: 1.9 }) +
    beardProfile(0, UP.y, UP.s, { r: -24, length: 1.5 }) +
    sh(blob('8,-121! -6,-122 -17,-112 -17,-98 -12,-88! -6,-96 -6,-108'), C.paper, 1.8)
  );
}
function woman(skin: string, hair: string): string {
  const behind = sh(blob('6,-122! -10,-122 -20,-110 -22,-92 -20,-74 -24,-60! -8,-64 -2,-84 4,-104'), hair, 2);
  return behind + young(skin, hair);
}

/** Angel in half length out of the cloud, blowing to the lower left. */
function angel(): string {
  const rows = [C.paper, C.coral, C.red] as const;
  const skin = C.skin[2];
  const arm = { u: 18, skin, fill: C.paper, fold: C.grey, cuff: C.gold, bell: 0.4, hand: 'grip', r: 50 } as const;
  const flag = blob('126,156! 104,174 86,190! 82,214 88,236 80,262! 96,246 112,248 126,232! 120,206 128,184', 0.3);
  const h = placer({ x: 176, y: 112, s: 21, flip: true, r: -10 });
  return (
    wing({ x: 204, y: 176, s: 1.14, spread: 0.74, rows }) +
    wing({ x: 168, y: 176, s: 1.14, spread: 0.74, rows, flip: true }) +
    halo(178, 108, 22) +
    reach({ ...arm, from: [170, 168], to: [100, 178], bend: -1, long: [2.4, 2.2] }) +
    sh(blob('172,152! 192,150! 210,160 216,180 208,206 220,262! 142,262! 158,206 154,178 160,160'), C.paper, 2.5) +
    strokes(['176,196 172,226 162,254', '188,196 190,226 188,256', '200,190 206,226 214,256'], 2.5, C.grey) +
    rod(line('159,200 184,206 209,199'), 3.6, C.gold, 1.7) +
    sh(poly('174,128 192,128 195,152 182,162 170,152'), skin, 1.8) +
    headProfile(176, 112, 21, { skin, flip: true, r: -10 }) +
    union(
      [
        at(h('0.3,-0.84 0,-1 -0.4,-0.94 -0.74,-0.66 -0.9,-0.2 -0.86,0.24 -0.7,0.6 -0.3,-0.5 -0.46,0.06'), (x, y) =>
          disc(x, y, 7.6),
        ),
      ],
      C.red2,
      1.9,
    ) +
    sh(flag, C.paper, 2.2) +
    clip('maj20f', flag, ln('M112 160L100 262M74 222L136 196', 11, C.red)) +
    ln(flag, 2.2) +
    rod('M158 124L66 204', 4.6, C.gold, 2) +
    sh(blob('80,188! 66,200 46,202! 50,222 58,234! 70,220 88,198!'), C.gold, 2.2) +
    sh(blob('46,202! 57,213 58,234! 45,222'), C.gold3, 1.8) +
    grip(100, 175, 9.6, { skin, dir: -1, r: 50 }) +
    reach({ ...arm, from: [203, 172], to: [136, 143], bend: 1, long: [2.6, 2.5], flip: true, into: [192, 186] })
  );
}
export const focus: Focus = [34, 84, 252, 353];

export function draw(): string {
  let o = graded('maj20g', 22, 22, 276, 320, [
    [0, C.blue],
    [0.6, C.blue2],
    [1, C.paper],
  ]);
  o += tone(22, 24, 276, 300, 46, 1.6, 0.3, C.blue3);
  o += rays(178, 112, 60, 150, 40, { wavy: false, w: 0.4, fill: C.gold2 });
  // snow peaks, sea
  o += ridge('10,330 40,286 62,306 96,266 130,312 170,282 206,318 246,264 276,300 312,276', 360, C.paper, C.blue2);
  o += scaleWaves(22, 322, 280, 13, 23, { rings: 1 });
  o += angel();
  o += cloud(182, 264, 196, {
    lobes: [
      [-0.42, 0, 0.1],
      [-0.25, -0.05, 0.13],
      [-0.02, -0.07, 0.14],
      [0.24, -0.05, 0.14],
      [0.45, 0, 0.11],
    ],
  });
  o += risen(160, 378, {
    robe: 'coral',
    skin: C.skin[0],
    hands: [
      [-30, -132],
      [26, -134],
    ],
    head: young(C.skin[0], C.gold),
    s: 0.66,
  });
  o += risen(86, 440, {
    robe: 'blue',
    skin: C.skin[1],
    hands: [
      [-36, -128],
      [38, -134],
    ],
    head: elder(C.skin[1]),
    s: 0.98,
  });
  o += risen(236, 440, {
    robe: 'paper',
    skin: C.skin[3],
    hands: [
      [-34, -132],
      [-4, -46],
    ],
    head: woman(C.skin[3], C.ink),
    flip: true,
    s: 0.98,
  });
  return card({ id: 'maj20', ground: C.blue2, picture: o });
}
