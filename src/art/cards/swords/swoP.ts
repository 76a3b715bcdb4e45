import type { Focus } from '../../art.ts';
import { actor } from '../../figures/actor.ts';
import { grip } from '../../figures/hand.ts';
import { headThreeQuarter } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob } from '../../geom/paths.ts';
import { each, placer } from '../../geom/points.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { ridge } from '../../kit/land.ts';
import { sh, strokes } from '../../kit/marks.ts';
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
  // sword
  o += heldSword(212, 222, 220, 13, { w: 15, guard: 44, blade: C.paper, shade: C.grey });
  const page = actor({
    neck: [150, 204],
    hip: [166, 302],
    w: 24,
    tilt: [-10, 9],
    far: 1,
    farLeg: ['208,346 198,402', 1, -14],
    nearLeg: ['140,362 122,428', -1, -8],
    farArm: '212,252 216,224',
    nearArm: '150,268 196,242',
    tunic: { fill: C.green, fold: C.green3 },
    sleeve: { fill: C.gold2, fold: C.gold3 },
    hose: { fill: C.red, fold: C.red2 },
    shoes: [C.gold3, C.gold3],
    hem: 50,
    sway: 16,
    trim: C.gold2,
  });
  o += page.body;
  o += grip(214, 212, 10, { skin, dir: -1, r: 13 });
  o += page.nearArm + grip(208, 236, 10.5, { skin, dir: 1, r: 13 });
  // head over the shoulder, hair and scarf in the wind
  o += sh(blob('148,192! 164,190 176,196 196,184! 190,196 202,200! 184,208 168,208 150,212!'), C.red, 2.2);
  o += headThreeQuarter(146, 168, 23, { flip: true, skin, r: 4 });
  const h = placer({ x: 146, y: 168, s: 23, r: 4 });
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
