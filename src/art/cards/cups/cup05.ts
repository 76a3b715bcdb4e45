import type { Focus } from '../../art.ts';
import { headProfile } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob } from '../../geom/paths.ts';
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

export function draw(): string {
  let o = sky('cup05', 'day', 330);
  o += ridge('10,296 52,254 92,288 134,262 178,292 222,276 310,300', 330, C.blue2, C.blue);
  // keep, river, bridge
  o += sh(blob('190,312! 214,282 258,276 312,284! 312,330! 190,330!'), C.green, 2.2);
  o += tower(244, 196, 88) + tower(264, 224, 60);
  o += sh(rect(18, 316, 284, 70), C.blue, 2.3) + ripples(22, 322, 276, 60, 6, { seed: 21 });
  o += sh('M150 356V312Q224 284 312 312V356H292A22 26 0 0 0 248 356H228A22 26 0 0 0 184 356z', C.paper2, 2.4);
  o += ln('M152 322Q224 296 310 322M238 302v30M182 312v18', 1.2, C.gold3);
  // ground
  o += sh(blob('10,372! 80,362 170,372 250,364 312,370! 312,480! 10,480!'), C.green2, 2.4);
  o += tufts('40,384 94,380 284,384 60,466 208,464 286,462', { rise: 15, spread: 8, w: 2.6 });
  // two cups standing
  o += cup(233, 396, 37) + cup(270, 404, 37);
  // the mourner
  const h = placer({ x: 142, y: 134, s: 25, r: -32, flip: true });
  o += sh(
    blob('142,438! 156,436 160,449 126,452! 130,444') + blob('172,440! 188,438 190,451 156,454! 160,446'),
    C.gold3,
    2,
  );
  o += headProfile(142, 134, 25, { skin: C.skin[0], flip: true, r: -32 });
  o += sh(
    blob(
      h(
        '0.5,-0.92! 0.3,-1.14 -0.3,-1.2 -0.86,-0.8 -1,-0.1 -0.8,0.7 -0.5,1.1! -0.1,0.9 -0.06,0.4 0.06,0! 0.16,-0.4 0.3,-0.66!',
      ),
    ),
    C.red,
    2.2,
  );
  o += strokes([h('0.3,-0.9 -0.3,-0.7 -0.5,0.2'), h('-0.1,-1 -0.7,-0.5 -0.7,0.5')], 2.2, C.red2);
  const cloak =
    '138,164! 150,150 172,148 192,162 208,196 213,262 212,340 222,440! 190,447 156,441 118,446! 126,380 127,318 120,268 117,216 126,186';
  o += sh(blob(cloak), C.ink, 3);
  o += strokes(
    [
      '140,176 132,214 134,262',
      '156,166 152,240 150,330',
      '176,166 186,230 184,310',
      '196,190 202,280 200,350',
      '140,300 140,370 130,436',
      '158,330 160,390 154,434',
      '180,320 184,380 186,438',
      '202,360 206,400 214,434',
    ],
    3,
    C.night2,
  );
  o += sh(blob('130,176! 142,160 168,152 190,160 204,184! 190,188 166,178 148,178 132,190!'), C.night, 2, C.gold3);
  o += strokes(['128,218 124,262 130,312'], 3.4, C.night2);
  // three cups spilt
  o += sh(
    blob('54,380! 40,372 36,384 26,388 30,398 52,398 62,388!') +
      blob('70,448! 56,442 52,452 38,454 44,464 72,464 80,456!'),
    C.red,
    1.8,
  );
  o += sh(blob('46,408! 34,408 32,418 26,424 34,432 50,430 54,422!'), C.blue, 1.8);
  o += each(
    [
      [80, 376, -70],
      [70, 411, -102],
      [96, 444, -78],
    ],
    (x, y, r) => g(cup(0, -26, 37), `transform="translate(${x} ${y}) rotate(${r})"`),
  );
  return card({ id: 'cup05', ground: C.blue2, picture: o });
}
