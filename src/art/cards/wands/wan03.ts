import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { grip } from '../../figures/hand.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { each, place } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, ripples, tufts } from '../../kit/land.ts';
import { flat, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { rays } from '../../kit/stars.ts';
import { wand } from '../../kit/suits.ts';

// Three of Wands: figure from behind between three planted staves, looking at ships on gold water.
// Cinnabar, malachite, azurite; low sun.
export const focus: Focus = [46, 90, 228, 319];

function ship(x: number, y: number, s: number): string {
  const d = (l: string) => blob(place(l, { x, y, s }));
  return (
    ln(`M${x} ${y}V${y - 30 * s}`, 2) +
    sh(d('1,-28! 13,-22 15,-6! 1,-5!') + d('-2,-24! -12,-14 -13,-5! -2,-5!'), C.paper, 1.7) +
    sh(d('-18,-3! 18,-3! 13,6! -11,6!'), C.red2, 1.8) +
    sh(d('0,-31! 9,-29 0,-26!'), C.red, 1.2)
  );
}

export function draw(): string {
  let o = sky('wan03', 'ember', 262, 40);
  o += rays(90, 252, 30, 150, 48, { wavy: false, w: 0.4, fill: C.paper }) + sh(disc(90, 252, 28), C.gold2, 2.1);
  // gold water, far shore, ships
  o += ridge('150,256 196,226 232,246 270,216 316,244', 262, C.coral, C.red);
  o += sh(rect(18, 258, 284, 200), C.gold, 2.2) + ripples(22, 264, 276, 120, 10, { seed: 7, fill: C.gold2, wd: 3 });
  o += each(
    [
      [88, 292, 1.1],
      [245, 284, 0.8],
      [246, 344, 1.3],
    ],
    (x, y, s) => ship(x, y, s),
  );
  // cliff
  o += sh(
    blob('10,396! 60,388 130,384 200,386 250,392 290,398 302,412! 284,428 296,446 286,480! 10,480!'),
    C.green,
    2.6,
  );
  o += strokes(['288,420 270,440 276,466', '30,440 40,456 36,470'], 3.4, C.green3);
  o += tufts('40,418 76,446 120,462 196,456 230,412', { rise: 14 });
  // two staves
  o += wand(58, 440, 52, 84, { w: 14, size: 27, leaves: '0.97,-34 0.92,42 0.72,-46 0.5,44' });
  o += wand(268, 440, 270, 104, { w: 14, size: 25, leaves: '0.98,34 0.92,-42 0.5,44' });
  // legs and shoes from behind
  o += sh(
    blob('136,436! 152,436! 152,452 146,458 132,457!') + blob('170,440! 186,438! 190,458! 176,462 169,456'),
    C.gold3,
    2.1,
  );
  o += wand(224, 450, 216, 80, { w: 14, size: 27, leaves: '0.97,34 0.92,-42 0.76,-46' });
  // body in a cloak, arm out to the staff
  o +=
    union([limb('184,208 204,238 216,222', [28, 24, 17])], C.blue, 2.4) +
    strokes(['188,222 204,246 214,230'], 2.6, C.blue3);
  o += sh(
    blob(
      '150,186! 130,194 118,214 116,260 108,330 104,398 96,442! 122,450 150,444 176,452 208,444! 200,392 194,320 194,250 194,214 184,194 172,186!',
    ),
    C.red,
    2.9,
  );
  o += strokes(
    [
      '130,214 126,290 112,438',
      '144,226 142,310 134,444',
      '158,230 160,320 158,440',
      '172,224 178,310 182,446',
      '184,214 188,300 200,438',
    ],
    3.4,
    C.red2,
  );
  o += flat(blob('184,194 194,214 194,250 194,320 200,392 208,444! 192,449 186,380 184,290 184,230'), C.red2);
  o += rod(line('100,430 124,438 150,432 176,440 204,432'), 3, C.gold, 1.5);
  // shoulder cape with a checked edge
  o += sh(
    blob('152,184! 132,190 116,206 110,238! 130,246 158,250 184,246 202,236! 196,206 186,192 170,184!'),
    C.green2,
    2.4,
  );
  o += rod(line('112,230 134,238 158,241 184,238 200,229'), 4, C.gold, 1.7);
  o += strokes(['140,196 130,212 128,230', '160,194 160,214 159,232', '178,196 186,212 188,228'], 2.6, C.green);
  // head from behind, hair, circlet
  o += sh(blob('150,168! 172,168! 174,188 161,194 148,188'), C.skin[1], 2);
  o += sh(blob('136,150 134,160 140,163!') + blob('186,150 188,160 182,163!'), C.skin[1], 1.7);
  o += sh(
    blob(
      '161,122 144,126 135,142 136,162 138,178 145,186! 149,178 154,188! 161,180 168,188! 173,178 177,186! 184,178 186,162 187,142 178,126',
    ),
    C.ink,
    2.2,
  );
  o += strokes(['161,130 150,150 150,168', '161,130 162,152 161,170', '161,130 173,150 173,168'], 2.2, C.grey);
  o += rod(line('136,144 148,150 161,152 174,150 186,144'), 4, C.gold, 1.8);
  // hand on the staff
  o += grip(217, 212, 10.5, { skin: C.skin[1], dir: -1, r: -6 });
  return card({ id: 'wan03', ground: C.gold, picture: o });
}
