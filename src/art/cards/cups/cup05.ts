import type { Focus } from '../../art.ts';
import { headProfile } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { each, placer } from '../../geom/points.ts';
import { rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, ripples, tower, tufts } from '../../kit/land.ts';
import { g, ln, sh, strokes } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { cup } from '../../kit/suits.ts';

// Five of Cups: black-cloaked figure, three cups spilt, two standing behind; bridge, river, small keep.
// Azurite, cinnabar, malachite; light from the upper left.
export const focus: Focus = [34, 116, 252, 353];

/** The mourner from the side: bowed head, shoulders let fall, one hand that holds the cloak together. */
function mourner(): string {
  const head = { x: 148, y: 152, s: 24, r: -30, flip: true } as const;
  const h = placer(head);
  const skin = C.skin[0];
  let o = sh(
    blob('152,438! 166,436 168,452 160,458 130,458 128,452 144,446!') +
      blob('186,440! 202,438 204,452 196,458 168,458 166,452 180,447!'),
    C.gold3,
    2,
  );
  o += headProfile(head.x, head.y, head.s, { skin, flip: true, r: head.r, mood: 'sad' });
  o += sh(
    blob(
      h(
        '0.68,-0.4! 0.62,-0.86 0.2,-1.2 -0.4,-1.24 -0.96,-0.82 -1.12,-0.1 -1.04,0.5 -1.24,1.06! -0.86,0.94 -0.8,1.3! -0.5,0.96 -0.4,1.2! -0.18,0.76 -0.1,0.36 -0.06,0.1 0.08,0.4! 0.16,0 0.3,-0.44 0.5,-0.56',
      ),
    ),
    C.red,
    2.2,
  );
  o += strokes(
    [h('0.5,-0.86 0,-0.86 -0.3,-0.2'), h('0.1,-1.06 -0.6,-0.6 -0.66,0.5'), h('-0.5,-1.06 -0.92,-0.4 -0.86,0.7')],
    2.3,
    C.red2,
  );
  const cloak =
    '150,190! 164,178 186,172 204,184 216,206 222,246 222,300 227,370 236,444! 222,450 208,445 190,452 172,446 150,452 132,446! 136,390 134,330 126,292 118,262 122,228 134,202';
  o += sh(blob(cloak), C.ink, 3);
  o += sh(blob('130,254! 138,250! 150,300 154,370 158,447 148,451 140,448! 144,390 142,330'), C.red2, 2);
  o += strokes(
    [
      '212,220 208,280 214,350',
      '200,236 194,300 168,290',
      '178,300 186,370 184,440',
      '200,300 208,370 212,438',
      '214,340 220,396 225,440',
      '162,300 170,370 170,440',
      '128,224 122,250 126,276',
      '132,290 138,330 140,380',
    ],
    3,
    C.night2,
  );
  o += sh(
    blob('146,192! 154,184 166,178 186,168! 204,180 218,206! 206,214 186,212 164,218 140,222! 130,212 136,200'),
    C.night,
    2.2,
  );
  o += ln(line('131,211 141,220 164,216 186,210 206,212 216,205'), 1.8, C.gold);
  o += strokes(['160,186 152,198 148,214', '184,176 186,192 182,208', '196,182 204,194 206,206'], 2.2, C.ink);
  // hand at the breast
  return (
    o +
    sh(blob('150,240! 142,236 132,238 124,244 121,251 125,259 134,263 144,262 151,258!'), skin, 1.8) +
    strokes(['122,248 130,248 136,251', '122,254 130,254 136,256', '127,260 133,259 138,260'], 1.5) +
    sh(blob('148,235! 166,232 186,246 190,268 172,276 156,267! 147,262 146,248'), C.ink, 1.8, C.night2)
  );
}

export function draw(): string {
  let o = sky('cup05', 'day', 330);
  o += ridge('10,296 52,254 92,288 134,262 178,292 222,276 310,300', 330, C.blue2, C.blue);
  // keep, river, bridge
  o += sh(blob('190,312! 214,282 258,276 312,284! 312,330! 190,330!'), C.green, 2.2);
  o += tower(248, 196, 88) + tower(268, 224, 60);
  o += sh(rect(18, 316, 284, 70), C.blue, 2.3) + ripples(22, 322, 276, 60, 6, { seed: 21 });
  o += sh('M150 356V312Q224 284 312 312V356H292A22 26 0 0 0 248 356H228A22 26 0 0 0 184 356z', C.paper2, 2.4);
  o += ln('M152 322Q224 296 310 322M238 302v30M182 312v18', 1.2, C.gold3);
  // ground
  o += sh(blob('10,372! 80,362 170,372 250,364 312,370! 312,480! 10,480!'), C.green2, 2.4);
  o += tufts('110,384 284,384 36,424 216,466 286,466', { rise: 15, spread: 8, w: 2.6 });
  // two cups standing behind
  o += cup(259, 376, 35) + cup(270, 408, 35);
  // wine and water that run out of the cups
  o += sh(blob('76,378! 88,384 110,383 122,390 114,398 98,397 86,405 74,404!'), C.red, 1.8);
  o += sh(blob('94,406! 84,402 70,410 52,412 36,420 42,426 60,424 76,434 92,436!'), C.blue, 1.8);
  o += sh(blob('86,436! 98,446 116,446 128,454 118,461 104,460 94,466 86,462!'), C.red, 1.8);
  o += strokes(['88,391 100,389 114,391'], 2, C.coral) + strokes(['98,454 108,452 120,454'], 2, C.coral);
  o += strokes(['48,419 64,416 80,421'], 2, C.blue2);
  o += g(mourner(), 'transform="translate(9)"');
  o += each(
    [
      [54, 388, 100],
      [116, 420, -84],
      [62, 448, 90],
    ],
    (x, y, r) => g(cup(0, -25, 35), `transform="translate(${x} ${y}) rotate(${r})"`),
  );
  return card({ id: 'cup05', ground: C.blue2, picture: o });
}
