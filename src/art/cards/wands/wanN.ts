import type { Focus } from '../../art.ts';
import { farBoot, horse, rider, riderLeg, saddleCloth } from '../../beasts/horse.ts';
import { headProfile } from '../../figures/head.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { each, placer, spot } from '../../geom/points.ts';
import { C } from '../../ink.ts';
import { ridge } from '../../kit/land.ts';
import { flat, ln, rod, sh, strokes } from '../../kit/marks.ts';
import { salamanderPath } from '../../kit/salamander.ts';
import { sky } from '../../kit/skies.ts';
import { wand } from '../../kit/suits.ts';

// Knight of Wands: rearing chestnut horse; staff as a lance; plume and sleeves like flames; salamanders; pyramids.
// Cinnabar, night; desert evening.
export const focus: Focus = [46, 60, 240, 336];
const SKIN = C.skin[1];
const AT = { x: 48, y: 460, s: 1.3, pose: 'rear' } as const;

/** Helm with a plume of flame, the face in profile. */
function head(x: number, y: number): string {
  const h = placer({ x, y, s: 20 });
  const plume =
    '-0.1,-1.06! -0.3,-1.5 0.1,-2.3! -0.4,-2.2 -0.66,-1.7 -0.8,-2.3 -1.2,-2.6! -1.2,-2 -1.06,-1.6 -1.6,-1.9 -2.1,-1.8! -1.6,-1.4 -1.4,-1.1 -1.8,-0.9! -1.3,-0.7 -0.8,-0.6!';
  const helm =
    '0.54,-0.46! 0.3,-1 -0.3,-1.2 -0.92,-0.86 -1.06,-0.2 -0.98,0.5 -1.1,1.1! -0.5,1.24 0.1,1.16! 0.02,0.8 -0.2,0.5 -0.22,0.06! -0.12,-0.26 0.14,-0.4';
  return (
    sh(blob(h(plume)), C.red, 2.3) +
    strokes(
      [h('-0.4,-1 -0.6,-1.5 -0.3,-1.9'), h('-0.5,-1 -0.9,-1.6 -1,-2.1'), h('-0.6,-0.9 -1,-1.2 -1.5,-1.5')],
      2.4,
      C.gold2,
    ) +
    headProfile(x, y, 20, { skin: SKIN }) +
    sh(blob(h(helm)), C.night, 2.3) +
    sh(blob(h('0.1,-0.44! 0.14,-0.9 0.5,-1.04 1,-0.84! 0.74,-0.6 0.58,-0.42!')), C.night2, 2) +
    ln(line(h('-1,-0.3 -0.4,-0.56 0.1,-0.54')), 2, C.gold)
  );
}

export function draw(): string {
  const { seat, hand } = rider(AT);
  const placing = { x: seat[0] + 2, y: seat[1] + 4, s: 0.92 };
  const p = placer(placing);
  const to = (x: number, y: number) => spot(x, y, placing);
  let o = sky('wanN', 'ember', 400, 46);
  o += ridge('206,404 262,340 316,400', 420, C.gold, C.gold3) + ridge('14,404 48,362 84,402', 420, C.gold, C.gold3);
  o += sh(blob('10,404! 90,396 220,404 310,394! 310,480! 10,480!'), C.coral, 2.4);
  o += strokes(
    ['40,430 80,424 110,432', '220,428 258,422 292,430', '190,466 240,470 284,462', '30,464 60,460 84,466'],
    3.4,
    C.red,
  );
  // cloak in three flames
  o +=
    sh(
      blob(
        p(
          '-8,-86! -34,-92 -62,-74 -104,-86! -86,-64 -88,-46 -110,-34! -80,-36 -66,-22 -84,2! -54,-8 -32,-4 -14,-20! -6,-50',
        ),
      ),
      C.red,
      2.5,
    ) + strokes([p('-16,-78 -46,-74 -78,-74'), p('-18,-62 -52,-54 -84,-42'), p('-18,-44 -44,-30 -64,-10')], 3, C.red2);
  o +=
    farBoot(AT, C.night2) +
    horse({ ...AT, coat: C.red2, far: C.plum, mane: C.gold2, bridle: C.gold, eye: C.gold2, fold: C.ink });
  o += saddleCloth(AT, C.night, C.gold);
  o += reach({
    from: to(18, -70),
    to: hand,
    u: 18,
    bend: -1,
    long: [1.3, 1.5],
    hand: 'grip',
    skin: SKIN,
    fill: C.night2,
    fold: C.night,
  });
  o += riderLeg(AT, { hose: C.night2, fold: C.blue2, boot: C.night, metal: C.gold });
  // tunic with a hem of flames
  o +=
    sh(
      blob(
        p(
          '-8,-88! 12,-88 24,-74 27,-54 22,-34 30,-16 48,0! 30,-2 38,20! 20,8 14,26! 2,10 -10,24! -14,8 -30,12! -20,-6 -14,-34 -18,-58 -16,-78',
        ),
      ),
      C.gold2,
      2.6,
    ) +
    strokes(
      [p('-6,-28 -10,-8 -12,14'), p('6,-28 8,-6 12,16'), p('16,-30 22,-12 32,8'), p('20,-70 18,-54 20,-42')],
      2.8,
      C.gold3,
    ) +
    flat(
      each(
        [
          [4, -58, -60],
          [-10, -8, -80],
          [22, -8, 50],
        ],
        (x, y, r) => salamanderPath({ x: to(x, y)[0], y: to(x, y)[1], s: 12, r }),
      ),
      C.red,
    ) +
    rod(line(p('-15,-36 4,-32 22,-36')), 4, C.red, 1.8);
  o += head(...(to(8, -108) as [number, number]));
  // staff as a lance, and the arm that lifts it
  const [fx, fy] = to(34, 4);
  const [tx, ty] = to(82, -214);
  o += wand(fx, fy, tx, ty, { w: 13, size: 27, leaves: '0.98,-30 0.94,38 0.86,-46 0.78,44' });
  o += reach({
    from: to(-5, -74),
    to: to(52, -72),
    u: 19,
    bend: 1,
    hand: 'grip',
    turn: 24,
    skin: SKIN,
    fill: C.red,
    fold: C.red2,
    cuff: C.gold,
    into: to(2, -62),
  });
  // shoulder of the sleeve in three flames
  o +=
    sh(blob(p('-18,-76! -8,-86 4,-82 10,-70 12,-52! 4,-60 -2,-40! -8,-56 -18,-42! -18,-58')), C.coral, 2.1) +
    strokes([p('-6,-80 -2,-66 -3,-50'), p('2,-78 7,-68 9,-58')], 2.2, C.red);
  return card({ id: 'wanN', ground: C.coral, picture: o });
}
