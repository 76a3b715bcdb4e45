import type { Focus } from '../../art.ts';
import { seated } from '../../figures/body.ts';
import { grip } from '../../figures/hand.ts';
import { headFront } from '../../figures/head.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { both, placer, sym } from '../../geom/points.ts';
import { disc, rect, rounded } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { clip, flat, graded, ln, rod, sh, strokes, tone } from '../../kit/marks.ts';
import { pillar } from '../../kit/pillar.ts';
import { sword } from '../../kit/suits.ts';

// Cinnabar, lead, plum; even light.
export const focus: Focus = [36, 56, 248, 347];

export function draw(): string {
  let o = graded('maj11g', 22, 22, 276, 420, [
    [0, C.gold],
    [0.5, C.gold2],
    [1, C.paper],
  ]);
  o += tone(22, 24, 276, 380, 50, 1.8, 0.3, C.gold3);
  o += sh(rect(10, 432, 304, 48), C.grey, 2.3) + ln('M22 444H298', 1.2, C.grey2);
  // violet cloth between the pillars
  const cloth = blob(sym('160,150! 110,158 62,140! 62,440! 160,440!'));
  o += sh(cloth, C.plum, 2.4);
  o += clip(
    'maj11c',
    cloth,
    strokes(
      [...both('76,156 82,290 76,436'), ...both('100,162 108,290 100,436'), ...both('124,164 128,240 124,300')],
      4,
      C.ink,
    ),
  );
  o += rod(line('56,138 110,158 160,150 210,158 264,138'), 3.4, C.gold, 1.8);
  o += pillar(48, 118, 438, { half: 18 }) + pillar(272, 118, 438, { half: 18 });
  // stone seat
  o += sh(rounded(92, 330, 136, 112, 4), C.grey2, 2.4) + ln('M98 342H222', 1.2, C.grey);
  o += sh(rect(70, 438, 180, 16), C.grey2, 2.3) + sh(rect(56, 452, 208, 26), C.grey2, 2.3);
  const body = seated(160, 452, 316, { fill: C.red, fold: C.red2, sw: 2.8, belt: C.gold });
  // white shoe under the hem
  o += sh(blob('176,442! 200,440 222,456 219,467! 178,467!'), C.paper, 2.1);
  o += body.svg;
  // mantle over the shoulders, falling beside the knees
  o += sh(
    both('146,208! 122,214 112,240 110,320 96,430! 124,438 128,360 134,290 138,244')
      .map((l) => blob(l))
      .join(''),
    C.paper,
    2.4,
  );
  o += strokes([...both('122,240 120,320 110,424')], 2.6, C.grey);
  const sleeves = {
    u: 24,
    skin: C.skin[0],
    fill: C.red,
    fold: C.red2,
    cuff: C.gold,
    bell: 0.35,
    hand: 'grip',
  } as const;
  // sword upright
  o += sword(88, 64, 332, { w: 15, guard: 50, grip: C.red2 });
  o += reach({ ...sleeves, from: [133, 230], to: [88, 297], bend: -1, flip: true, r: 0 });
  // scales level
  const pan = (x: number) =>
    ln(`M${x} 210L${x - 19} 300M${x} 210L${x + 19} 300`, 1.6) +
    sh(`M${x - 24} 300H${x + 24}C${x + 20} 318 ${x - 20} 318 ${x - 24} 300z`, C.gold, 2.1) +
    sh(disc(x, 209, 3.6), C.gold2, 1.5);
  o += pan(196) + pan(264);
  o += reach({ ...sleeves, from: [187, 230], to: [230, 196], bend: 1, long: [2.2, 2.1], r: -10 });
  o +=
    rod('M230 174V208M194 208Q230 200 266 208', 3.6, C.gold, 1.9) +
    sh(disc(230, 203, 5.5), C.gold2, 1.7) +
    grip(230, 193, 12.5, { skin: C.skin[0], dir: -1, r: -10 });
  // collar, neck, head
  o +=
    sh(blob(sym('160,206! 142,208 132,220 140,236! 150,228 160,240!')), C.gold, 2.1) +
    sh(rect(155, 228, 10, 10), C.red, 1.6);
  const h = placer({ x: 160, y: 168, s: 25 });
  o += sh(blob(h(sym('0,-1.2! -0.7,-1.06 -1.02,-0.4 -1,0.5 -0.86,1.1! -0.5,1.16 -0.4,0.9', 0))), C.ink, 2.2);
  o += flat(poly('151,180 169,180 171,210 160,218 149,210'), C.skin[0]);
  o += headFront(160, 168, 25, C.skin[0]);
  o += sh(blob(h(sym('0,-1.08! -0.6,-0.92 -0.96,-0.3 -0.92,0.3! -0.7,-0.2 -0.4,-0.56 0,-0.64!', 0))), C.ink, 1.6);
  // crown with a square stone
  o +=
    sh(
      poly(
        h(
          '-0.98,-0.7 -1.04,-1.5 -0.6,-1.2 -0.6,-1.6 -0.3,-1.6 -0.3,-1.2 0.3,-1.2 0.3,-1.6 0.6,-1.6 0.6,-1.2 1.04,-1.5 0.98,-0.7',
        ),
      ),
      C.gold,
      2.2,
    ) +
    sh(rect(152, 130, 16, 16), C.red, 2) +
    flat(poly('154,132 162,132 154,140'), C.coral);
  return card({ id: 'maj11', ground: C.paper, picture: o });
}
