import type { Focus } from '../../art.ts';
import { actor } from '../../figures/actor.ts';
import { grip } from '../../figures/hand.ts';
import { headProfile } from '../../figures/profile.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { each, placer } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge } from '../../kit/land.ts';
import { flat, ln, rod, sh, strokes } from '../../kit/marks.ts';
import { salamanderPath } from '../../kit/salamander.ts';
import { sky } from '../../kit/skies.ts';
import { rays } from '../../kit/stars.ts';
import { wand } from '../../kit/suits.ts';

// Page of Wands: youth in a feathered cap admiring a tall staff; salamanders on the tunic; pyramids.
// Cinnabar, malachite; desert morning.
export const focus: Focus = [66, 72, 204, 286];

export function draw(): string {
  const skin = C.skin[3];
  let o = sky('wanP', 'ember', 400, 46);
  // the sun stands behind the leaves he looks at
  o +=
    rays(214, 108, 58, 100, 36, { wavy: false, w: 0.34, fill: C.straw2 }) +
    sh(disc(214, 108, 54), C.paper, 2) +
    ln(disc(214, 108, 48), 1, C.straw);
  o +=
    ridge('200,392 250,322 304,388', 420, C.straw, C.gold3) +
    ridge('22,392 62,340 106,390', 420, C.straw, C.gold3) +
    ridge('150,396 180,358 212,392', 420, C.straw, C.gold3);
  o += sh(blob('10,394! 90,386 220,394 310,384! 310,480! 10,480!'), C.coral, 2.4);
  o += strokes(
    ['34,418 90,410 150,420', '190,410 240,404 292,412', '60,456 120,462 180,454', '200,444 250,452 290,442'],
    3.4,
    C.red,
  );
  // short cape behind
  o +=
    sh(blob('120,200! 96,214 78,262 66,318! 88,316 96,328! 118,312 140,300 146,240'), C.green, 2.5) +
    strokes(['108,222 94,264 84,312', '120,228 112,270 102,312'], 3, C.green3);
  const { body, nearArm } = actor({
    neck: [134, 196],
    hip: [142, 306],
    w: 28,
    tilt: [-8, 7],
    hem: 50,
    sway: -4,
    far: 1,
    farLeg: ['174,370 170,438', 1],
    nearLeg: ['132,376 114,442', 1],
    farArm: '182,232 199,204',
    nearArm: '148,272 190,258',
    tunic: { fill: C.red, fold: C.red2 },
    sleeve: { fill: C.gold2, fold: C.gold3 },
    hose: { fill: C.paper, fold: C.grey },
    shoes: [C.green, C.green],
    trim: C.gold2,
  });
  o += body;
  o += flat(
    each(
      [
        [148, 222, 70],
        [152, 250, -70],
        [124, 320, -70],
        [146, 330, 64],
        [157, 306, -76],
        [162, 338, -70],
        [134, 294, 80],
      ],
      (x, y, r) => salamanderPath({ x, y, s: 12, r }),
    ),
    C.gold2,
  );
  // head looks up at the leaves
  const h = placer({ x: 136, y: 154, s: 26, r: -20 });
  o += headProfile(136, 154, 26, { skin, r: -20, mood: 'glad' });
  o += sh(
    blob(
      h(
        '0.4,-0.62! -0.2,-0.9 -0.86,-0.7 -1.06,-0.1 -1,0.5 -0.86,0.94! -0.6,0.7 -0.36,0.9! -0.3,0.4 -0.12,0.3! -0.16,-0.1 0,-0.4',
      ),
    ),
    C.ink,
    2.1,
  );
  o += sh(
    blob(h('0.86,-0.52! 0.3,-0.66 -0.5,-0.62 -1.16,-0.2! -1.3,-0.6 -1.1,-1.16 -0.5,-1.44 0.2,-1.36 0.6,-1')),
    C.green,
    2.4,
  );
  o +=
    rod(line(h('0.84,-0.56 0.3,-0.74 -0.5,-0.7 -1.14,-0.28')), 4.4, C.gold, 1.8) +
    strokes([h('0.3,-1.1 -0.3,-1.2 -0.9,-0.9')], 2.6, C.green3);
  o +=
    sh(
      blob(
        h('-0.3,-0.9! -0.6,-1.7 -1.3,-2.2 -2.1,-2.1! -1.7,-1.86 -2.06,-1.6! -1.6,-1.5 -1.8,-1.2! -1.2,-1.1 -0.8,-0.6!'),
      ),
      C.red,
      2.1,
    ) + strokes([h('-0.5,-0.8 -1,-1.6 -1.8,-2')], 2.2, C.red2);
  // staff
  o += wand(206, 456, 214, 66, { w: 16, size: 32, leaves: '0.98,-30 0.94,38 0.86,-46 0.78,44 0.28,46' });
  o +=
    grip(210, 192, 10.5, { skin, dir: -1, r: -40 }) +
    nearArm +
    sh(
      blob('128,190! 106,188 94,202 88,228 82,258! 98,252 114,262 128,256! 140,262! 144,238 142,214 140,200!'),
      C.green,
      2.4,
    ) +
    strokes(['110,200 100,226 96,248', '126,208 118,232 114,256', '134,210 132,234 129,252'], 2.8, C.green3) +
    grip(209, 254, 12, { skin, dir: -1, r: -6 }) +
    rod(line('186,249 188,268'), 5, C.red, 1.7);
  o +=
    sh(blob('108,200! 122,188 144,188 160,196! 154,210 136,216 120,212'), C.gold2, 2.1) +
    strokes(['124,202 138,206 150,202'], 2, C.gold3);
  return card({ id: 'wanP', ground: C.coral, picture: o });
}
