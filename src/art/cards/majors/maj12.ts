import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
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
  // free leg, crossed behind the straight one
  o +=
    union([limb('8,-130 62,-108 -10,-72', [34, 28, 14])], C.red2, 2.3) +
    strokes(['22,-122 42,-114 56,-106', '48,-98 28,-88 8,-78'], 2.4, C.ink) +
    sh(blob('-4,-82! -12,-64! -22,-58 -30,-46 -44,-38 -50,-42! -44,-56 -34,-66 -20,-80'), C.gold, 2.1);
  // straight leg
  o += union([limb('-8,-124 -5,-68 0,-6', [38, 28, 15])], C.red, 2.4) + strokes(['-16,-112 -12,-74 -4,-24'], 3, C.red2);
  o += sh(blob('-8,-12! 8,-12! 9,0 8,20 4,34 -4,35 -8,20 -9,0'), C.gold, 2.1);
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
      taper('160,474 158,420 160,300 160,90', [58, 42, 40, 40]),
      taper('44,92 100,88 160,90 220,87 276,92', [20, 25, 27, 25, 20]),
      taper('154,440 140,462 116,474', [16, 10, 3]),
      taper('166,440 182,462 206,474', [16, 10, 3]),
    ],
    C.gold3,
    2.6,
  );
  o += strokes(
    [
      '56,92 100,84 144,88',
      '176,90 220,83 264,90',
      '92,96 120,94 140,96',
      '146,130 144,200 146,280',
      '176,240 176,330 174,420',
      '144,330 144,390 140,450',
      '168,400 170,430 178,462',
    ],
    2.6,
    C.ink,
  );
  o += g(man(), 'transform="translate(160 128) rotate(180)"');
  // rope: over the beam and round the ankle
  o +=
    rod('M152 76Q150 92 152 112M168 76Q170 92 168 112', 3.4, C.paper, 1.7) +
    rod('M148 112Q160 120 172 112M149 120Q160 128 171 120', 3.4, C.paper, 1.7);
  return card({ id: 'maj12', ground: C.grey2, picture: o });
}
