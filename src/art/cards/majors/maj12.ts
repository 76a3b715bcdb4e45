import type { Focus } from '../../art.ts';
import { headFront } from '../../figures/head.ts';
import { halo } from '../../figures/headgear.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { at, both, placer, sym } from '../../geom/points.ts';
import { C } from '../../ink.ts';
import { ridge, tufts } from '../../kit/land.ts';
import { flat, g, graded, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { leaf } from '../../kit/plants.ts';

// Azurite, cinnabar, malachite; grey morning.
/** Drawn on his feet, axis 0, foot of the straight leg at 0, crown of the head at -300; turned over on the card. */
function man(): string {
  const skin = C.skin[1];
  // arms behind the back, elbows out
  let o = sh(
    both('-22,-214! -36,-206 -58,-164 -54,-154 -20,-138! -14,-156 -34,-168 -22,-192', 0)
      .map((l) => blob(l))
      .join(''),
    C.blue,
    2.3,
  );
  o += strokes([...both('-34,-196 -48,-164 -26,-148', 0)], 2.4, C.blue3);
  // free leg, crossed behind
  o += union(
    [taper('8,-130 44,-118 66,-106', [34, 32, 26]), taper('66,-108 28,-84 -14,-70', [26, 22, 13])],
    C.red2,
    2.3,
  );
  o += sh(blob('-8,-80! -16,-64! -26,-58 -44,-52 -48,-60 -32,-70 -20,-80'), C.paper, 2.1);
  // straight leg
  o +=
    union([taper('-8,-126 -6,-70 0,-8', [38, 28, 14])], C.red, 2.4) + strokes(['-16,-112 -12,-70 -4,-22'], 3, C.red2);
  o += sh(blob('-8,-12! 8,-12! 10,2 7,20 0,28 -7,20 -10,2'), C.paper, 2.1);
  // tunic
  o += sh(
    blob(
      '-24,-218! 0,-224 24,-218! 28,-196 20,-166 22,-146 34,-112! 18,-104 10,-112! 0,-102 -10,-110! -22,-102 -34,-112! -22,-146 -20,-166 -28,-196',
    ),
    C.blue,
    2.6,
  );
  o += strokes(
    [
      '-8,-150 -12,-130 -18,-112',
      '2,-150 2,-130 0,-112',
      '10,-150 14,-130 22,-114',
      '-14,-206 -10,-184 -12,-166',
      '14,-206 10,-184 12,-166',
    ],
    2.6,
    C.blue3,
  );
  o += rod(line('-21,-152 0,-148 21,-152'), 4.6, C.gold, 2);
  o +=
    flat('M-3.500-212h7v52h-7z', C.blue3) +
    at('0,-204 0,-190 0,-176', (x, y) => sh(`M${x - 3} ${y}h6`, C.gold, 3, C.gold));
  // collar, neck, head with hair falling
  o += flat(poly('-9,-252 9,-252 11,-222 0,-214 -11,-222'), skin);
  o += sh(blob(sym('0,-214! -14,-218 -20,-228! -12,-232 0,-222', 0)), C.paper, 2);
  o += halo(0, -262, 25, { ray: C.gold });
  const h = placer({ x: 0, y: -262, s: 25 });
  o += sh(
    blob(
      h(
        '0,-0.6! -0.7,-0.8! -0.9,0.3! -0.98,-0.5 -0.84,-1.1 -0.7,-1.5! -0.46,-1.24 -0.24,-1.66! -0.04,-1.3 0.2,-1.6! 0.4,-1.26 0.64,-1.5! 0.72,-1.1 0.98,-0.5 0.9,0.3! 0.7,-0.8!',
      ),
    ),
    C.ink,
    2.1,
  );
  o += headFront(0, -262, 24, skin);
  o += sh(blob(h(sym('0,-0.7! -0.4,-0.62 -0.72,-0.2 -0.84,0.26! -1,-0.4 -0.72,-1.1 0,-1.24!', 0))), C.ink, 1.4);
  return o;
}
export const focus: Focus = [36, 84, 248, 347];

export function draw(): string {
  let o = graded('maj12g', 22, 22, 276, 420, [
    [0, '#5f6d8c'],
    [0.5, C.grey2],
    [1, C.paper],
  ]);
  o += tone(22, 24, 276, 380, 52, 1.5, 0.3, C.night2);
  o += ridge('10,440 60,418 110,436 170,414 230,434 312,412', 480, C.blue2, C.blue2, { shade: false });
  o +=
    sh(blob('10,446! 90,438 220,444 312,436! 312,480! 10,480!'), C.green2, 2.2) +
    tufts('44,464 100,470 236,466 278,460', { rise: 14 });
  // living beam: a T with roots and shoots
  const shoots = [
    [72, 92, -120],
    [98, 84, -70],
    [50, 88, 160],
    [222, 86, -110],
    [246, 86, -60],
    [270, 92, 10],
    [118, 112, 110],
    [204, 112, 70],
    [174, 206, -20],
    [145, 366, 200],
    [178, 420, -30],
  ] as const;
  o += shoots.map(([x, y, a]) => leaf(x, y, 26, a, { fill: C.green, w: 0.5 })).join('');
  o += union(
    [
      taper('160,470 158,300 160,90', [44, 32, 30]),
      taper('46,98 100,92 160,98 220,92 274,96', [20, 22, 24, 22, 20]),
      taper('154,440 140,462 116,474', [16, 10, 3]),
      taper('166,440 182,462 206,474', [16, 10, 3]),
    ],
    C.gold3,
    2.6,
  );
  o += strokes(
    [
      '56,96 100,88 146,96',
      '174,98 220,88 262,94',
      '150,130 148,200 150,280',
      '172,290 170,370 176,440',
      '147,300 146,380 142,440',
    ],
    2.6,
    C.ink,
  );
  o += g(man(), 'transform="translate(160 128) rotate(180)"');
  // rope
  o +=
    rod('M147 112Q160 120 173 112M148 126Q160 134 172 126', 3.4, C.paper, 1.7) + rod('M160 88V112', 3.4, C.paper, 1.7);
  return card({ id: 'maj12', ground: C.grey2, picture: o });
}
