import type { Focus } from '../../art.ts';
import { horse, onTrunk, rider, riderLeg, saddleCloth } from '../../beasts/horse.ts';
import { grip } from '../../figures/hand.ts';
import { headProfile } from '../../figures/profile.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { each, type Point, placer, spot } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { fish } from '../../kit/fish.ts';
import { ridge, tufts } from '../../kit/land.ts';
import { clip, rod, sh, strokes } from '../../kit/marks.ts';
import { leafPath } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { cup } from '../../kit/suits.ts';
import { ripples } from '../../kit/water.ts';

// Knight of Cups: white horse at a walk, cup held out; winged helm and heels; fish on the coat; stream.
// Azurite, cinnabar, malachite; light from the upper left.
export const focus: Focus = [38, 76, 244, 342];
const SKIN = C.skin[2];
const AT = { x: 30, y: 434, s: 1.24, pose: 'walk', bow: 15 } as const;

/** Small wing of four feathers from its root; l = the topmost, which points to a, the others fall back to the left. */
const feathers = (x: number, y: number, l: number, a: number): string =>
  [3, 2, 1, 0]
    .map((i) => sh(leafPath(x, y, l - i * l * 0.14, a - i * 23, 0.34), i > 2 ? C.blue2 : C.paper, 1.9))
    .join('') + sh(disc(x, y, l * 0.13), C.gold2, 1.8);

/** Gold helm with a wing on its side, the face in profile. */
function head(x: number, y: number): string {
  const h = placer({ x, y, s: 22 });
  const helm =
    '0.7,-0.44! 0.5,-1 -0.1,-1.28 -0.8,-1.04 -1.1,-0.4 -1.06,0.4 -1.2,1.2! -0.6,1.36 -0.2,1.1! -0.2,0.7 -0.3,0.4 -0.24,0.06! -0.14,-0.26 0.16,-0.4';
  return (
    headProfile(x, y, 22, { skin: SKIN, mood: 'watchful' }) +
    sh(blob(h(helm)), C.gold, 2.4) +
    rod(line(h('0.7,-0.46 0.14,-0.42 -0.18,-0.24 -0.26,0.1')), 3, C.gold2, 1.6) +
    feathers(x - 6, y - 6, 52, -112)
  );
}
function landscape(): string {
  const stream = '10,386! 70,376 150,384 214,372 262,372 312,356! 312,402! 250,398 214,404 150,414 70,406 10,418!';
  return (
    sky('cupN', 'gloaming', 360) +
    cloud(222, 84, 112, { inner: C.blue2, sw: 2 }) +
    cloud(58, 204, 58, { inner: C.blue2, sw: 1.9, flip: true }) +
    ridge('10,300 48,232 84,286 128,222 172,284 222,214 268,288 310,250', 360, C.blue2, C.blue) +
    sh(blob('10,338! 80,328 170,336 250,322 312,330! 312,480! 10,480!'), C.green2, 2.3) +
    sh(blob(stream), C.blue, 2.2) +
    clip('cupNs', blob(stream), ripples(22, 366, 276, 54, 6, { seed: 31 })) +
    sh(blob('10,410! 70,398 150,406 214,396 250,390 312,394! 312,480! 10,480!'), C.green2, 2.3) +
    strokes(['60,450 110,444 160,448', '190,456 240,450 284,454', '30,430 44,428 60,430'], 3, C.green) +
    tufts('34,360 276,350 44,462 266,424 214,466 120,464', { rise: 15, spread: 8, w: 2.6 })
  );
}

export function draw(): string {
  const { seat } = rider(AT);
  const placing = { x: seat[0], y: seat[1] + 4, s: 1 };
  const p = placer(placing);
  const to = (x: number, y: number) => spot(x, y, placing);
  let o = landscape();
  // cloak behind
  o += sh(blob(p('-6,-88! -24,-84 -36,-58 -50,-14 -76,22! -52,30 -22,26 0,4! 4,-40')), C.red, 2.6);
  o += strokes([p('-18,-78 -34,-34 -56,14'), p('-10,-72 -18,-30 -28,16')], 3, C.red2);
  o += horse({ ...AT, far: C.grey2, mane: C.grey2, bridle: C.red });
  o += saddleCloth(AT, C.red, C.gold);
  o += riderLeg(AT, {
    hose: C.blue2,
    fold: C.blue,
    boot: C.gold,
    metal: C.gold,
    bones: '82,64 114,88 99,120',
    w: 34,
  });
  const [fx, fy] = onTrunk(AT)('91,117')[0]!;
  o += feathers(fx, fy, 38, -140);
  // far hand on the rein
  const [rx, ry] = onTrunk(AT)('112,56')[0]!;
  o += grip(rx, ry, 10.5, { skin: SKIN, dir: -1, r: 14 });
  const cuff = placer({ x: rx, y: ry, r: 14 });
  o += sh(blob(cuff('-34,-12! -20,-11 -12,-9! -11,9! -20,12 -34,12!')), C.blue3, 2.2);
  o += sh(blob(cuff('-17,-11! -10,-10! -10,10! -17,11!')), C.gold, 1.8);
  // coat with fish
  const coat = blob(
    p('-8,-90! 12,-90 24,-76 28,-56 22,-34 32,-14 48,4! 32,18 6,22 -24,20! -22,-4 -15,-34 -20,-58 -17,-80'),
  );
  o += sh(coat, C.blue, 2.7);
  o += clip(
    'cupNc',
    coat,
    each(
      [
        [-8, -12, 8],
        [22, -8, -14],
        [2, 8, 0],
      ],
      (x, y, r) => fish({ x: to(x, y)[0], y: to(x, y)[1], s: 26, r, coat: C.gold2, fin: C.gold, belly: C.gold2 }),
    ),
  );
  o += rod(line(p('-16,-34 3,-28 22,-34')), 5, C.gold, 1.9);
  o += head(...(to(6, -118) as [number, number]));
  o += sh(blob(p('-20,-76! -14,-88 4,-94 20,-86 26,-76! 10,-66 -8,-66')), C.gold, 2.2);
  // the cup held out before the face, elbow low
  const fist: Point = [191, 200];
  o += cup(fist[0], fist[1] - 54, 47);
  o += reach({
    from: to(-4, -76),
    to: fist,
    u: 21,
    bend: 1,
    long: [2.1, 2.3],
    hand: 'grip',
    r: -32,
    skin: SKIN,
    fill: C.blue,
    fold: C.blue3,
    cuff: C.gold,
    bell: 0.2,
    into: to(-6, -70),
  });
  return card({ id: 'cupN', ground: C.green2, picture: o });
}
