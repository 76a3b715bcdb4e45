import type { Focus } from '../../art.ts';
import { actor } from '../../figures/actor.ts';
import { grip } from '../../figures/hand.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { each, placer } from '../../geom/points.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { ridge } from '../../kit/land.ts';
import { rod, sh, strokes } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { gulls, heldSword } from '../../kit/wind.ts';

// Lead, malachite, cinnabar; wind from the left.
export const focus: Focus = [56, 60, 220, 308];

export function draw(): string {
  const skin = C.skin[3];
  let o = sky('swoP', 'grey', 440);
  o += each(
    [
      [66, 120, 120],
      [262, 270, 110],
    ],
    (x, y, w) => cloud(x, y, w, { inner: C.grey }),
  );
  o += gulls('172,60 194,76 146,74 176,96 128,54 150,100', 11);
  o += ridge('10,420 44,376 76,408 110,380 150,430', 470, C.grey2, C.grey);
  o += ridge('210,420 250,352 284,390 312,366', 470, C.grey2, C.grey);
  // rising ground
  o += sh(blob('10,466! 60,446 120,436 176,414 236,400 312,384! 312,484! 10,484!'), C.green2, 2.4);
  o += sh(blob('10,478! 80,466 150,458 220,436 312,424! 312,484! 10,484!'), C.green, 2);
  // grass lying in the wind
  o += each(
    [
      [52, 458],
      [92, 448],
      [252, 406],
      [286, 398],
      [240, 446],
      [150, 466],
      [276, 452],
    ],
    (x, y) =>
      strokes(
        [0, 1, 2].map((i) => placer({ x, y })(`${i * 5},0 ${i * 5 + 4},${-8 - i} ${i * 5 + 14},${-12 - i * 2}`)),
        2.4,
        C.green3,
      ),
  );
  const { body } = actor({
    neck: [150, 204],
    hip: [164, 300],
    w: 24,
    tilt: [-8, 8],
    far: 1,
    farLeg: ['208,346 198,402', 1, -14],
    nearLeg: ['142,362 122,428', -1, -8],
    tunic: { fill: C.green, fold: C.green3 },
    hose: { fill: C.red, fold: C.red2 },
    shoes: [C.gold3, C.gold3],
    hem: 54,
    sway: 4,
    trim: C.gold2,
  });
  // far arm straight to the hilt, body, sword in both hands
  o += body;
  o +=
    sh(blob('166,196! 180,196 192,206 202,207! 203,224! 190,230 174,224 166,214'), C.gold2, 2.3) +
    strokes(['176,204 186,214 198,216'], 2.4, C.gold3);
  o += heldSword(211, 224, 226, 13, { w: 15, guard: 44, blade: C.paper, shade: C.grey });
  o +=
    grip(213, 214, 9.6, { skin, dir: -1, r: 13, wrist: [198, 216] }) +
    rod(line('202,206 204,215 203,225'), 2.8, C.gold, 1.5);
  o += grip(209, 232, 9.8, { skin, dir: -1, r: 13, wrist: [194, 238] });
  o += sh(
    blob(
      '134,200! 146,204 152,220 154,238! 164,242 182,230 194,226! 201,243! 186,256 164,268 146,268 134,256 125,236 124,216',
    ),
    C.gold2,
    2.4,
  );
  o +=
    strokes(['138,212 134,230 140,250', '152,240 146,250 140,256', '156,254 172,250 188,240'], 2.6, C.gold3) +
    rod(line('193,225 199,233 202,244'), 3, C.gold, 1.6);
  // head over the shoulder, hair and scarf in the wind
  o += sh(blob('148,192! 164,190 176,196 196,184! 190,196 202,200! 184,208 168,208 150,212!'), C.red, 2.2);
  o += headThreeQuarter(146, 166, 25, { flip: true, skin, r: 4, mood: 'watchful' });
  const h = placer({ x: 146, y: 166, s: 25, r: 4 });
  o += sh(
    blob(
      h(
        '-0.74,-0.5! -0.6,-1.04 0,-1.24 0.6,-1.14 1.3,-1.3 2.2,-1.06! 1.7,-0.9 2.1,-0.5! 1.5,-0.5 1.7,0! 1.2,-0.1 0.9,0.44! 0.7,0.2 0.6,-0.2 0.2,-0.6 -0.3,-0.72',
      ),
    ),
    C.ink,
    2.2,
  );
  o += strokes(
    [h('0,-1 0.7,-0.86 1.6,-1'), h('0.3,-0.8 0.9,-0.5 1.5,-0.6'), h('0.6,-0.5 0.9,-0.2 1.2,-0.2')],
    2,
    C.night2,
  );
  o += sh(blob('132,196! 146,190 166,198! 164,212 146,214 130,206'), C.red, 2);
  return card({ id: 'swoP', ground: C.grey2, picture: o });
}
