import type { Focus } from '../../art.ts';
import { headProfile } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, poly, taper } from '../../geom/paths.ts';
import { at, placer } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { clip, flat, g, graded, ln, sh, strokes, tone, union } from '../../kit/marks.ts';
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
}
/** A person falling head first, arms out; upright in its own frame, turned by r. */
function faller(x: number, y: number, r: number, flip: boolean, { robe, fold, skin, hair, hose }: Faller): string {
  const foot = '-5,-4! 4,-4! 6,4 4,14 -3,15 -6,6';
  const o =
    union([taper('4,8 26,20 24,50', [17, 13, 8])], hose, 2) +
    sh(blob(placer({ x: 24, y: 50, r: -10 })(foot)), C.gold, 1.8) +
    union([taper('-6,8 -16,36 0,60', [18, 14, 8])], hose, 2) +
    sh(blob(placer({ x: 0, y: 60, r: -40 })(foot)), C.gold, 1.8) +
    union([taper('8,-28 30,-22 44,-38', [14, 11, 8]), disc(46, -41, 6)], skin, 2) +
    headProfile(2, -50, 14, { skin, r: -16 }) +
    sh(blob('-15,-50! -12,-64 2,-68 14,-62! 4,-56 0,-46 -8,-40!'), hair, 2) +
    sh(blob('-12,-32! 0,-36 12,-32! 13,-10 12,2 26,20! 10,22 2,28 -8,24 -24,26! -14,4 -12,-12'), robe, 2.3) +
    strokes(['-6,-2 -10,12 -16,22', '2,0 2,12 0,22', '8,-2 12,10 18,18'], 2.4, fold) +
    ln('M-13 -1Q0 5 13 -1', 4.4) +
    ln('M-13 -1Q0 5 13 -1', 1.8, C.gold) +
    union([taper('-9,-28 -32,-26 -44,-46', [14, 12, 8]), disc(-46, -50, 6)], robe === C.paper ? robe : skin, 2);
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
  o += sh(poly('270,72 214,108 226,114 186,138 196,146 160,178 214,150 204,142 244,120 232,112'), C.gold2, 2.2);
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
    'transform="translate(112 108) rotate(-24)"',
  );
  o += faller(66, 292, 152, true, { robe: C.red, fold: C.red2, skin: C.skin[0], hair: C.gold, hose: C.grey2 });
  o += faller(258, 322, 210, false, { robe: C.coral, fold: C.red, skin: C.skin[2], hair: C.paper2, hose: C.paper });
  return card({ id: 'maj16', ground: C.night, picture: o });
}
