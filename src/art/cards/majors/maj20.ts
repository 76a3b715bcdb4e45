import type { Focus } from '../../art.ts';
import { sleeve } from '../../figures/body.ts';
import { grip, palm } from '../../figures/hand.ts';
import { headProfile, headThreeQuarter } from '../../figures/head.ts';
import { wing } from '../../figures/wing.ts';
import { card } from '../../frame.ts';
import { blob, poly, taper } from '../../geom/paths.ts';
import { placer } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { ridge, scaleWaves } from '../../kit/land.ts';
import { clip, g, graded, ln, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { rays } from '../../kit/stars.ts';

// Azurite, cinnabar, lead; light from the angel.
interface Risen {
  skin: string;
  hair: string;
  robe: string;
  fold: string;
  /** Height of the arms: shoulder to hand, left and right. */
  flip?: boolean;
  s?: number;
}
/** Rising from an open coffin, face and arms up. */
function risen(x: number, y: number, { skin, hair, robe, fold, flip = false, s = 1 }: Risen): string {
  const put = placer({});
  let o = sh(poly('-44,-6 -28,-22 44,-22 34,-6'), C.ink, 2.2) + sh(poly('-28,-22 44,-22 58,-40 -10,-40'), C.grey, 2.1);
  o +=
    union([taper('-14,-66 -32,-86 -34,-114', [14, 12, 8])], skin, 2) + palm(-35, -121, 7.4, { skin, r: -6, sw: 1.7 });
  o +=
    sh(blob(put('-16,-72! 0,-76 16,-72! 18,-54 15,-38 19,-8! -19,-8! -14,-38 -18,-54')), robe, 2.4) +
    strokes(['-8,-58 -6,-34 -12,-12', '0,-56 1,-34 0,-12', '8,-58 8,-34 12,-12'], 2.3, fold);
  o += headThreeQuarter(0, -90, 14.5, { skin, r: -20, sw: 1.9 });
  o += sh(blob('10,-105! -2,-110 -14,-104 -17,-90 -14,-78! -8,-86 -4,-97'), hair, 1.8);
  o +=
    union([taper('14,-66 34,-82 40,-110', [14, 12, 8])], skin, 2) +
    palm(41, -117, 7.4, { skin, r: 8, flip: true, sw: 1.7 });
  o += sh(
    blob('-17,-72! -6,-70 -20,-80! -28,-92 -34,-88 -30,-72 -18,-58') +
      blob('17,-72! 6,-70 22,-78! 30,-88 37,-84 33,-68 18,-56'),
    robe,
    1.9,
  );
  o +=
    sh(poly('-44,-6 34,-6 34,22 -44,22'), C.grey2, 2.5) +
    sh(poly('34,-6 58,-40 58,-14 34,22'), C.grey, 2.2) +
    ln('M-38 0H28V16H-38z', 1.2, C.grey);
  return g(o, `transform="translate(${x} ${y}) scale(${flip ? -s : s} ${s})"`);
}
export const focus: Focus = [34, 84, 252, 353];

export function draw(): string {
  let o = graded('maj20g', 22, 22, 276, 320, [
    [0, C.blue],
    [0.6, C.blue2],
    [1, C.paper],
  ]);
  o += tone(22, 24, 276, 300, 46, 1.6, 0.3, C.blue3);
  o += rays(168, 120, 60, 150, 40, { wavy: false, w: 0.4, fill: C.gold2 });
  // snow peaks, sea
  o += ridge('10,330 40,286 62,306 96,266 130,312 170,282 206,318 246,264 276,300 312,276', 360, C.paper, C.blue2);
  o += scaleWaves(22, 322, 280, 13, 23, { rings: 1 });
  // angel: wings, body in the cloud
  const rows = [C.paper, C.coral, C.red] as const;
  o +=
    wing({ x: 186, y: 176, s: 1.02, spread: 0.82, rows }) +
    wing({ x: 152, y: 176, s: 1.02, spread: 0.82, rows, flip: true });
  o +=
    sh(blob('152,158! 184,156! 200,172 196,204 204,240! 140,240! 142,206 138,176'), C.paper, 2.5) +
    strokes(['160,172 158,200 152,226', '180,172 182,200 190,226'], 2.4, C.grey);
  o += sh(disc(166, 118, 33), C.gold, 2);
  const curls = [
    [-3, -20],
    [12, -16],
    [20, -4],
    [20, 10],
    [14, 20],
    [-14, -14],
  ]
    .map(([a, b]) => disc(170 + a!, 118 + b!, 9))
    .join('');
  o +=
    union([curls], C.red2, 1.8) +
    headProfile(166, 122, 20, { skin: C.skin[2], flip: true, r: -14 }) +
    union([disc(176, 104, 8), disc(184, 114, 8), disc(183, 127, 7.5), disc(164, 101, 7)], C.red2, 1.6);
  // trumpet with the flag of the cross
  const flag = blob('118,158! 76,202! 66,250! 92,262 110,240 126,236! 134,190!', 0.2);
  o += cloud(176, 252, 170, {
    lobes: [
      [-0.42, 0, 0.1],
      [-0.25, -0.05, 0.13],
      [-0.02, -0.07, 0.14],
      [0.24, -0.05, 0.14],
      [0.45, 0, 0.11],
    ],
  });
  o += sh(flag, C.paper, 2.3) + clip('maj20f', flag, ln('M112 150L86 270M50 232L150 192', 12, C.red)) + ln(flag, 2.3);
  o +=
    rod('M147 138L70 206', 4.6, C.gold, 2) +
    sh(blob('78,190! 66,204 44,208! 52,226 58,238! 68,224 86,204!'), C.gold, 2.2) +
    sh(blob('44,208! 56,218 58,238! 46,228'), C.gold3, 1.8);
  o +=
    sleeve('186,176 168,190 126,174', { fill: C.paper, fold: C.grey, w: [28, 30, 26], cuff: C.gold }) +
    grip(114, 168, 10, { skin: C.skin[2], r: 48, dir: 1 });
  o +=
    sleeve('154,170 160,176 150,160', { fill: C.paper, fold: C.grey, w: [24, 26, 24], cuff: C.gold }) +
    grip(138, 148, 9.5, { skin: C.skin[2], r: 48, dir: 1 });
  // the risen
  o += risen(162, 374, { skin: C.skin[0], hair: C.gold, robe: C.paper, fold: C.grey, s: 0.74 });
  o += risen(84, 440, { skin: C.skin[1], hair: C.ink, robe: C.coral, fold: C.red });
  o += risen(236, 440, { skin: C.skin[3], hair: C.ink, robe: C.paper, fold: C.grey, flip: true });
  return card({ id: 'maj20', ground: C.blue2, picture: o });
}
