import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { headProfile } from '../../figures/head.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, brush, line, taper } from '../../geom/paths.ts';
import { at, placer, points } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, ripples, tufts } from '../../kit/land.ts';
import { flat, graded, ln, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { rays, star, starfield } from '../../kit/stars.ts';

function jug(x: number, y: number, s: number, r: number, flip: boolean): string {
  const put = placer({ x, y, s, r, flip });
  const body =
    '-0.26,-1! 0.26,-1! 0.2,-0.7 0.5,-0.3 0.56,0.2 0.34,0.72 0.3,0.9! -0.3,0.9! -0.34,0.72 -0.56,0.2 -0.5,-0.3 -0.2,-0.7';
  const handle = line(put('0.24,-0.9 0.62,-0.8 0.66,-0.4 0.5,-0.2'));
  return (
    sh(blob(put(body)), C.red, 2.2) +
    ln(line(put('-0.55,0 0,0.14 0.55,0')) + line(put('-0.54,0.22 0,0.36 0.54,0.22')), 1.6, C.gold2) +
    flat(brush(put('-0.34,-0.3 -0.4,0.1 -0.3,0.5'), s * 0.14), C.coral) +
    rod(handle, 2, C.gold, 1.3)
  );
}
export const focus: Focus = [22, 46, 276, 386];

export function draw(): string {
  let o = graded('maj17g', 22, 22, 276, 320, [
    [0, C.ink],
    [0.45, C.night],
    [0.8, C.blue],
    [1, C.blue2],
  ]);
  o += tone(22, 24, 276, 290, 46, 0.3, 1.7, C.night2);
  o += rays(160, 124, 66, 150, 48, { wavy: false, w: 0.16, fill: C.gold });
  o += starfield(30, 40, 260, 220, 46, 21, {
    avoid: [
      [160, 124, 92],
      [160, 300, 60],
      [60, 132, 24],
      [260, 132, 24],
      [82, 200, 24],
      [238, 200, 24],
      [48, 262, 24],
      [118, 246, 24],
      [214, 254, 24],
    ],
  });
  const seven = '60,132 260,132 82,200 238,200 48,262 118,246 214,254';
  for (const [x, y] of points(seven)) o += star(x, y, 17, { contour: 1.2 });
  o += star(160, 124, 74, { inner: 0.27, minor: 0.56, contour: 1.4 });
  // far hills
  o += ridge('22,316 60,296 92,312 128,292 170,318 214,298 252,316 300,300', 350, C.blue, C.blue3);
  // land
  o += sh(blob('22,336! 90,328 160,340 226,326 300,334! 300,480! 22,480!'), C.green, 2.2);
  // tree with ibis
  o +=
    sh(taper('266,346 262,322 267,300', [10, 6, 4]), C.gold3, 2) +
    union(
      [disc(266, 292, 17), disc(252, 302, 12), disc(281, 302, 12), disc(258, 282, 11), disc(276, 281, 11)],
      C.green2,
      2,
    ) +
    flat(disc(262, 288, 2) + disc(272, 294, 2) + disc(256, 300, 2) + disc(278, 300, 2) + disc(268, 281, 2), C.green3);
  o += sh(
    blob('262,268 268,258 276,258 279,252 276,246 282,243 287,248 296,252! 286,252 284,262 276,270 266,274 256,274!'),
    C.red,
    1.8,
  );
  // pool
  o += sh(blob('22,372! 70,366 130,378 168,404 160,440 184,480! 22,480!'), C.blue, 2.4);
  o += ripples(26, 388, 116, 84, 7, { fill: C.blue2, seed: 4 });
  // grass and flowers
  o += tufts('228,392 282,384 210,456 286,452 250,464 60,352 120,350', { rise: 13, spread: 8, w: 2.4 });
  const sk = C.skin[2];
  // far arm and jug on the land side
  o += flat(
    at('0,0 5,3 10,8', (dx, k) =>
      brush(
        [
          [268 + dx * 0.2, 366],
          [274 + dx * 0.4, 390],
          [270 + dx, 424 + k],
        ],
        4.4,
      ),
    ),
    C.blue2,
  );
  o += sh(blob('252,424 270,420 292,426 280,434 258,432'), C.blue, 1.8);
  o += jug(252, 350, 30, 118, false);
  o += reach({
    from: [189, 294],
    to: [239, 338],
    u: 18,
    bend: 1,
    hand: 'grip',
    flip: true,
    turn: 30,
    skin: sk,
    long: [2, 2],
  });
  // hair behind
  o += sh(
    blob('164,226 186,226 202,244 208,274 222,304 224,344 236,366! 214,360 206,372! 196,342 184,300 176,270 172,250'),
    C.gold,
    2.4,
  );
  o += strokes(['190,236 202,274 214,326', '182,238 194,284 206,340', '198,250 210,296 224,350'], 2.6, C.gold3);
  // back leg: knee on the land, shin and foot along the ground
  o += union(
    [limb('200,372 176,440 238,450', [44, 27, 15]), blob('232,444 250,440 266,430 272,436 264,452 252,458 234,458')],
    sk,
    2.2,
  );
  // front leg, foot on the water
  o += union(
    [
      limb('196,372 136,384 134,440', [46, 29, 15]),
      blob('128,436 142,436 143,452 132,456 108,458 102,454 110,448 122,446'),
    ],
    sk,
    2.2,
  );
  o += ln(line('92,460 122,466 156,459'), 1.8, C.paper);
  // body
  o += union(
    [blob('164,278 178,274 192,280 200,300 206,330 222,352 222,376 206,388 186,382 176,356 172,330 160,312 158,296')],
    sk,
    2.2,
  );
  // drape
  o += sh(
    blob(
      '163,283! 178,291 196,282! 206,310 209,334 226,354 230,380 214,398 186,400 160,394 143,390! 146,372 142,356! 158,349 171,344 170,326 160,310 158,296',
    ),
    C.paper,
    2.4,
  );
  o += strokes(
    ['200,300 190,326 178,342', '214,346 190,362 152,370', '222,366 196,380 154,384', '172,292 176,308 172,324'],
    2.6,
    C.grey,
  );
  o += ln(line('171,338 190,340 209,332'), 4.6, C.ink) + ln(line('171,338 190,340 209,332'), 2.2, C.gold);
  // head
  o += headProfile(170, 246, 21, { flip: true, r: -6, skin: sk });
  o +=
    sh(
      blob('152,236! 158,226 172,221 188,226 198,242 198,264 192,282 184,292! 183,274 177,262 177,248 168,238'),
      C.gold,
      2.2,
    ) + strokes(['164,229 182,236 189,264', '160,231 175,236 183,252', '176,226 192,240 194,266'], 2.2, C.gold3);
  o += star(157, 229, 8, { points: 8, light: C.paper, dark: C.gold2, contour: 1 });
  // near arm and jug over the pool
  o += flat(
    [-5, 0, 5, 10]
      .map((dx, i) =>
        brush(
          [
            [84 + dx * 0.5, 366],
            [76 + dx * 0.7, 392],
            [74 + dx, 420 + i * 3],
          ],
          4.6,
        ),
      )
      .join(''),
    C.paper,
  );
  o += ln(line('54,424 76,430 104,424'), 1.8, C.paper) + ln(line('44,434 76,442 114,432'), 1.6, C.blue2);
  o += jug(98, 350, 31, -122, true);
  o += reach({
    from: [172, 294],
    to: [111, 338],
    u: 18.5,
    bend: -1,
    hand: 'grip',
    turn: -20,
    skin: sk,
    long: [2.2, 2.2],
    into: [182, 304],
  });
  o += ln(line('137,318 143,325 144,333'), 3.2, C.gold);
  return card({ id: 'maj17', ground: C.night2, picture: o });
}
