import type { Focus } from '../../art.ts';
import { grip } from '../../figures/hand.ts';
import { halo } from '../../figures/headgear.ts';
import { beardProfile, headProfile } from '../../figures/profile.ts';
import { reach } from '../../figures/reach.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { wing } from '../../figures/wing.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { at, type Point, placer } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { ridge, scaleWaves } from '../../kit/land.ts';
import { clip, flat, g, graded, joined, ln, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
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
    sh(poly('-50,-2 -42,-16 42,-16 50,-2'), C.ink, 2.2) +
    sh(poly('-42,-16 -38,-25 38,-25 42,-16'), C.grey, 2.1) +
    reach({ ...arm, from: [-13, -74], to: hands[0], bend: bend[0], turn: -6 }) +
    sh(blob('-8,-84! 8,-84! 17,-78 16,-60 13,-44 20,-6! -22,-6! -14,-44 -17,-60 -18,-78'), fill, 2.4) +
    strokes(['-8,-56 -8,-34 -13,-12', '0,-56 1,-34 0,-12', '8,-56 9,-34 13,-12'], 2.3, fold) +
    sh(poly('-5,-96 6,-96 7,-82 0,-76 -7,-82'), skin, 1.7) +
    head +
    reach({ ...arm, from: [13, -74], to: hands[1], bend: bend[1], turn: 6, flip: true, into: [4, -62] }) +
    sh(poly('-50,-2 50,-2 47,24 -47,24'), C.grey2, 2.5) +
    flat(poly('36,-0.800 48.800,-0.800 46,22.800 34,22.800'), C.grey) +
    ln('M-43 4H29L28 18H-41z', 1.2, C.grey);
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
  const flag = blob('113,170! 96,185 80,198! 77,216 82,232 77,252! 92,238 106,240 116,224! 112,206 117,188');
  const h = placer({ x: 176, y: 112, s: 21, flip: true, r: -10 });
  return (
    wing({ x: 206, y: 180, s: 1, spread: 0.6, rows }) +
    wing({ x: 166, y: 180, s: 1, spread: 0.6, rows, flip: true }) +
    halo(178, 108, 22) +
    sh(flag, C.paper, 2.2) +
    clip('maj20f', flag, ln('M98 178L94 256M70 226L122 196', 9, C.red)) +
    ln(flag, 2.2) +
    // far arm
    grip(141, 140, 9.6, { skin, dir: 1, r: 49 }) +
    sh(blob('172,160! 163,160 158,148! 146,158! 143,178 154,190 174,186!'), C.grey2, 2.2) +
    sh(blob('154,144! 162,150! 150,163! 143,157!'), C.gold, 1.7) +
    sh(blob('174,151! 192,149! 206,156 215,172 211,200 222,262! 144,262! 160,208 156,182 160,162'), C.paper, 2.5) +
    strokes(['176,222 170,240 164,258', '188,222 190,240 188,258', '200,220 206,240 212,258'], 2.5, C.grey) +
    rod(line('159,212 184,218 212,210'), 3.6, C.gold, 1.7) +
    rod('M158 124L66 204', 4.6, C.gold, 2) +
    sh(disc(157, 125, 4), C.gold, 1.8) +
    rod('M110 166V173M97 177V184M84 189V196', 1.6, C.gold2, 1.2) +
    sh(blob('80,188! 66,200 46,202! 50,222 58,234! 70,220 88,198!'), C.gold, 2.2) +
    sh(blob('46,202! 57,213 58,234! 45,222'), C.gold3, 1.8) +
    // near arm
    grip(119, 158, 10, { skin, dir: 1, r: 49 }) +
    joined(
      '186,158! 176,172 164,184! 152,178 141,164! 122,182! 134,202 152,218 172,218 192,204 206,190!',
      C.paper,
      2.4,
    ) +
    strokes(['164,185 156,196 142,192', '182,176 174,194 156,208', '196,184 188,200 170,210'], 2.3, C.grey) +
    sh(blob('142,161! 147,167 127,188! 120,181!'), C.gold, 1.8) +
    sh(poly('174,128 192,128 194,150 183,159 172,151'), skin, 1.8) +
    headProfile(176, 112, 21, { skin, flip: true, r: -10 }) +
    flat(poly('175,134 191,133 193,149 183,157 173,150'), skin) +
    strokes([h('0.5,0.3 0.4,0.5 0.52,0.72')], 1.6) +
    union(
      [
        at(h('0.3,-0.84 0,-1 -0.4,-0.94 -0.74,-0.66 -0.9,-0.2 -0.86,0.24 -0.7,0.6 -0.3,-0.5 -0.46,0.06'), (x, y) =>
          disc(x, y, 7.6),
        ),
      ],
      C.red2,
      1.9,
    )
  );
}
export const focus: Focus = [34, 84, 252, 353];

export function draw(): string {
  let o = graded('maj20g', 22, 22, 276, 320, [
    [0, C.blue],
    [0.6, C.blue2],
    [1, C.paper],
  ]);
  o += tone(22, 24, 276, 300, 34, 1.8, 0.3, C.blue3);
  o += rays(178, 112, 60, 150, 24, { wavy: false, w: 0.4, fill: C.gold2 });
  // snow peaks, sea
  o += ridge('10,330 40,286 62,306 96,266 130,312 170,282 206,318 246,264 276,300 312,276', 360, C.paper, C.blue2);
  o += scaleWaves(22, 322, 280, 11, 26, { rings: 1 });
  o += angel();
  o += cloud(176, 254, 196, {
    lobes: [
      [-0.42, 0, 0.1],
      [-0.25, 0, 0.14],
      [-0.02, -0.02, 0.16],
      [0.24, 0, 0.14],
      [0.43, 0, 0.1],
    ],
  });
  o += risen(160, 382, {
    robe: 'coral',
    skin: C.skin[0],
    hands: [
      [-30, -132],
      [26, -134],
    ],
    head: young(C.skin[0], C.gold),
    s: 0.65,
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
      [-38, -124],
      [30, -138],
    ],
    head: woman(C.skin[3], C.ink),
    flip: true,
    s: 0.98,
  });
  return card({ id: 'maj20', ground: C.blue2, picture: o });
}
