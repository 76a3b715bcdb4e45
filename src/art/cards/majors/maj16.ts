import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { palm } from '../../figures/hand.ts';
import { headProfile } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { at, place, placer, points } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { clip, flat, g, graded, ln, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { leafPath } from '../../kit/plants.ts';

// Night, cinnabar, lead; light from the lightning, upper right.
function flame(x: number, y: number, s: number, flip = false): string {
  const put = placer({ x, y, s, flip });
  return (
    sh(
      blob(
        put(
          '0,0! -0.5,-0.1 -0.66,-0.5 -0.4,-0.9 -0.46,-1.3! -0.1,-1.06 0.14,-1.5 0.1,-2! 0.5,-1.5 0.5,-1.1 0.8,-1.3! 0.74,-0.5 0.46,-0.08!',
        ),
      ),
      C.red,
      2,
    ) +
    flat(blob(put('0.04,-0.06! -0.3,-0.2 -0.36,-0.56 -0.06,-0.84 0.1,-1.3! 0.36,-0.86 0.44,-0.4 0.28,-0.1!')), C.gold2)
  );
}
interface Faller {
  robe: string;
  fold: string;
  skin: string;
  hair: string;
  hose: string;
  /** Elbow and wrist, knee and ankle: far, near. */
  arms: readonly [string, string];
  legs: readonly [string, string];
  /** Turn of the palms and of the feet. */
  turns: readonly [number, number, number, number];
}
/** A person falling head first; upright in its own frame, turned by r. */
function faller(x: number, y: number, r: number, flip: boolean, look: Faller): string {
  const { robe, fold, skin, hair, hose, arms, legs, turns } = look;
  const end = (l: string) => points(l)[1]!;
  const limbs = (root: string, l: string, w: readonly number[], fill: string) =>
    union([limb(`${root} ${l}`, w)], fill, 2);
  const foot = (l: string, turn: number) =>
    sh(blob(place('-5,-5! 5,-5! 6,2 18,8 17,12! -6,12! -7,4', { x: end(l)[0], y: end(l)[1], r: turn })), C.gold, 1.8);
  const hand = (l: string, turn: number) => palm(end(l)[0], end(l)[1], 7, { skin, r: turn, sw: 1.7 });
  const o =
    hand(arms[0], turns[0]) +
    limbs('9,-30', arms[0], [15, 12, 10], robe) +
    limbs('6,8', legs[0], [19, 15, 8], hose) +
    foot(legs[0], turns[2]) +
    limbs('-5,8', legs[1], [20, 16, 9], hose) +
    foot(legs[1], turns[3]) +
    sh(poly('-5,-46 5,-46 6,-34 -6,-34'), skin, 1.8) +
    headProfile(2, -53, 14.5, { skin, r: -12 }) +
    sh(blob('-14,-52! -16,-66 -10,-78! -4,-72 4,-80! 8,-70 14,-66! 4,-60 0,-50 -7,-42!'), hair, 2) +
    sh(blob('-8,-38! 8,-38! 15,-30 14,-12 12,0 25,18! 12,20 2,26 -10,21 -24,22! -13,0 -13,-14 -15,-30'), robe, 2.3) +
    strokes(['-6,-2 -10,10 -16,20', '2,0 2,12 0,22', '8,-2 12,8 18,16'], 2.4, fold) +
    rod(line('-13,-2 0,3 13,-2'), 2.4, C.gold, 1.4) +
    hand(arms[1], turns[1]) +
    limbs('-9,-29', arms[1], [16, 13, 11], robe);
  return g(o, `transform="translate(${x} ${y}) rotate(${r})${flip ? ' scale(-1 1)' : ''}"`);
}
export const focus: Focus = [50, 52, 220, 308];

export function draw(): string {
  let o = graded('maj16g', 22, 22, 276, 450, [
    [0, C.ink],
    [0.6, C.night],
    [1, C.night2],
  ]);
  o += tone(22, 24, 276, 440, 52, 0.3, 1.8, C.night2);
  o +=
    cloud(48, 196, 92, { fill: C.grey, inner: C.grey2 }) +
    cloud(282, 216, 84, { fill: C.grey, inner: C.grey2, flip: true });
  // drops of fire
  o += flat(
    at(
      '84,232 46,246 108,262 40,322 92,330 112,366 52,378 214,236 236,252 276,250 222,330 282,334 230,372 268,388 208,276 100,208 224,196',
      (x, y) => leafPath(x, y, 11, 90, 0.5),
    ),
    C.gold2,
  );
  // crag
  o += sh(poly('10,480 40,446 58,450 86,410 112,400 204,398 226,424 246,420 276,458 312,480'), C.grey, 2.6);
  o += strokes(
    [
      '70,440 58,460 40,474',
      '104,412 96,440 76,472',
      '126,418 128,446 116,474',
      '160,424 166,450 160,474',
      '198,416 206,440 200,472',
      '228,438 240,456 262,474',
    ],
    4.2,
    C.ink,
  );
  // tower
  const body = poly('116,166 200,160 210,410 104,412');
  o += sh(body, C.paper, 3);
  let brick = '';
  for (let r = 0; r < 16; r++) {
    brick += `M100 ${172 + r * 16}H214`;
    for (let c = 0; c < 5; c++) brick += `M${108 + c * 26 + (r % 2) * 13} ${172 + r * 16}v16`;
  }
  o += clip(
    'maj16t',
    body,
    flat(poly('170,150 220,150 220,420 176,420'), C.grey2) +
      flat(poly('194,150 220,150 220,420 202,420'), C.grey) +
      ln(brick, 1, C.grey),
  );
  o += ln(body, 3);
  // broken rim
  o += flame(136, 168, 26) + flame(180, 166, 30, true) + flame(158, 172, 24);
  o += sh(
    poly('106,190 104,162 122,166 126,176 144,172 150,182 164,168 180,174 188,160 210,156 212,186 160,194'),
    C.paper2,
    2.4,
  );
  // windows
  o += at(
    '158,262 136,318 180,330',
    (x, y, i) => sh(`M${x - 11} ${y + 18}v-26a11 11 0 0 1 22 0v26z`, C.ink, 2) + flame(x, y + 16, i ? 15 : 17, i === 1),
  );
  // lightning
  o += sh(poly('292,44 214,96 232,106 178,140 194,150 150,186 224,152 208,142 262,108 242,98'), C.gold2, 2.2);
  // crown
  const crown = '-42,14! -50,-20! -26,-4! -24,-32! -6,-8! 0,-42! 6,-8! 24,-32! 26,-4! 50,-20! 42,14! 0,22';
  o += g(
    sh(blob(placer({})(crown), 0.2), C.gold, 2.6) +
      sh('M-43 10Q0 22 43 10L42 22Q0 33 -42 22z', C.gold2, 2) +
      flat(disc(0, 23, 3.6) + disc(-24, 20, 3) + disc(24, 20, 3), C.red) +
      flat(
        at('-50,-22 -24,-34 0,-44 24,-34 50,-22', (x, y) => disc(x, y, 4.2)),
        C.gold2,
      ),
    'transform="translate(100 112) rotate(-28)"',
  );
  o += faller(60, 300, 160, true, {
    robe: C.red,
    fold: C.red2,
    skin: C.skin[0],
    hair: C.gold,
    hose: C.grey2,
    arms: ['32,-38 30,-64', '-30,-36 -26,-64'],
    legs: ['24,24 10,48', '-16,34 -10,62'],
    turns: [6, -6, 30, -10],
  });
  o += faller(262, 300, 206, false, {
    robe: C.blue2,
    fold: C.blue,
    skin: C.skin[2],
    hair: C.paper,
    hose: C.paper,
    arms: ['26,-18 40,-40', '-24,-50 -2,-66'],
    legs: ['28,14 40,40', '-10,38 -30,54'],
    turns: [30, 40, -20, 40],
  });
  return card({ id: 'maj16', ground: C.night, picture: o });
}
