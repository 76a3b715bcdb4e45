import type { Focus } from '../../art.ts';
import { horse, onTrunk, rider, riderLeg, saddleCloth } from '../../beasts/horse.ts';
import { grip } from '../../figures/hand.ts';
import { headProfile } from '../../figures/profile.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { type Point, placer, spot } from '../../geom/points.ts';
import { C } from '../../ink.ts';
import { ridge } from '../../kit/land.ts';
import { flat, ln, rod, sh, strokes } from '../../kit/marks.ts';
import { salamanderPath } from '../../kit/salamander.ts';
import { sky } from '../../kit/skies.ts';
import { wand } from '../../kit/suits.ts';

// Knight of Wands: rearing chestnut horse; staff as a lance; plume and sleeves like flames; salamanders; pyramids.
// Cinnabar, night; desert evening.
export const focus: Focus = [22, 54, 276, 386];
const SKIN = C.skin[1];
const AT = { x: 60, y: 462, s: 1.2, pose: 'rear' } as const;
const THIGH = { bones: '76,64 120,84 106,120', w: 36 } as const;

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
    headProfile(x, y, 20, { skin: SKIN, mood: 'fierce' }) +
    sh(blob(h(helm)), C.night, 2.3) +
    sh(blob(h('0.1,-0.44! 0.14,-0.9 0.5,-1.04 1,-0.84! 0.74,-0.6 0.58,-0.42!')), C.night2, 2) +
    ln(line(h('-1,-0.3 -0.4,-0.56 0.1,-0.54')), 2, C.gold)
  );
}

function desert(): string {
  return (
    sky('wanN', 'ember', 410, 46) +
    ridge('216,416 262,356 312,416', 430, C.straw, C.gold3) +
    ridge('150,416 180,378 212,416', 430, C.straw, C.gold3) +
    sh(blob('10,414! 90,408 220,414 310,406! 310,480! 10,480!'), C.coral, 2.4) +
    strokes(
      ['34,436 70,430 100,438', '230,432 262,426 292,436', '190,466 240,470 284,462', '30,464 60,460 84,466'],
      3.4,
      C.red,
    )
  );
}

export function draw(): string {
  const { seat } = rider(AT);
  const placing = { x: seat[0] - 8, y: seat[1] + 4, s: 1.05, r: 4 };
  const p = placer(placing);
  const to = (x: number, y: number) => spot(x, y, placing);
  let o = desert();
  // cloak in flames, clear of the horse
  const cloak =
    '4,-92! -20,-100 -38,-90 -62,-106 -94,-100! -82,-88 -84,-80 -110,-72! -88,-64 -86,-54 -104,-36! -74,-40 -50,-46 -34,-40 -16,-44! 0,-64';
  o +=
    sh(blob(p(cloak)), C.red2, 2.5) +
    strokes([p('-12,-88 -40,-80 -72,-92'), p('-14,-74 -48,-66 -90,-72'), p('-14,-58 -46,-54 -82,-46')], 3, C.red);
  o +=
    horse({ ...AT, coat: C.red2, far: C.plum, mane: C.plum, bridle: C.gold, eye: C.paper, fold: C.ink }) +
    saddleCloth(AT, C.night, C.gold);
  const [cx, cy] = onTrunk(AT)('68,90')[0]!;
  o += flat(salamanderPath({ x: cx, y: cy, s: 11, r: -70 }), C.gold2);
  o += riderLeg(AT, { hose: C.night2, fold: C.ink, boot: C.gold3, metal: C.gold, ...THIGH });
  // far hand with the reins, before the mane
  o += grip(175, 257, 10, { skin: SKIN, dir: -1, r: -20 });
  o +=
    sh(blob('140,246! 152,258 166,254! 170,270! 152,280 138,272!'), C.red2, 2.2) +
    sh(blob('161,251! 167,249! 173,269! 167,272!'), C.gold, 1.7);
  // tunic with a hem of flames
  o +=
    sh(
      blob(
        p(
          '-8,-90! 12,-90 24,-76 28,-56 22,-34 30,-16 46,0! 30,-2 34,18! 18,6 10,24! 0,8 -12,22! -16,6 -30,12! -20,-6 -15,-34 -20,-58 -17,-80',
        ),
      ),
      C.gold2,
      2.6,
    ) +
    strokes([p('-6,-28 -10,-8 -13,12'), p('15,-28 20,-12 30,8')], 2.8, C.gold3) +
    flat(salamanderPath({ x: to(4, -8)[0], y: to(4, -8)[1], s: 12, r: -84 }), C.red) +
    rod(line(p('-16,-34 3,-28 22,-34')), 4.4, C.red, 1.8);
  o += head(...(to(8, -115) as [number, number]));
  o += sh(blob(p('-20,-76! -14,-88 4,-94 20,-86 26,-76! 10,-66 -8,-66')), C.paper, 2.2);
  // near arm, raised from the shoulder, brandishes the staff
  const fist: Point = [90, 187];
  const lance = placer({ x: fist[0], y: fist[1], r: 9 });
  const [[fx, fy], [tx, ty]] = lance('0,44 0,-126') as [Point, Point];
  o += wand(fx, fy, tx, ty, { w: 12.5, size: 26, leaves: '0.98,-30 0.92,38 0.8,-46 0.7,44' });
  o += reach({
    from: to(-6, -74),
    to: fist,
    u: 19,
    bend: -1,
    long: [2.3, 2.4],
    hand: 'grip',
    r: -38,
    skin: SKIN,
    fill: C.red,
    fold: C.red2,
    cuff: C.gold,
  });
  // shoulder of the sleeve in three flames
  o +=
    sh(
      blob(
        p(
          '4,-64! 12,-74 8,-86 -6,-90 -22,-88 -40,-96! -36,-88 -50,-88! -40,-78 -50,-72! -34,-70 -40,-60! -22,-60 -8,-58',
        ),
      ),
      C.coral,
      2.1,
    ) + strokes([p('4,-78 -12,-82 -30,-88'), p('2,-70 -14,-72 -32,-74')], 2.2, C.red);
  return card({ id: 'wanN', ground: C.coral, picture: o });
}
