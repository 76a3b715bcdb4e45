import type { Focus } from '../../art.ts';
import { headProfile } from '../../figures/profile.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { at, place, placer } from '../../geom/points.ts';
import { rect, rounded } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { clip, flat, graded, ln, sh, strokes, tone } from '../../kit/marks.ts';
import { rose } from '../../kit/plants.ts';
import { crescentPath, star } from '../../kit/stars.ts';
import { heldSword } from '../../kit/wind.ts';

// Lead, cinnabar, azurite; night without a lamp.
export const focus: Focus = [34, 92, 258, 361];

export function draw(): string {
  const skin = C.skin[0];
  let o = graded('swo09g', 22, 22, 276, 450, [
    [0, C.ink],
    [0.7, C.night],
    [1, C.night2],
  ]);
  o += tone(22, 24, 276, 400, 48, 0.3, 1.6, C.night2);
  // nine level swords
  for (let i = 0; i < 9; i++)
    o += heldSword(64, 50 + i * 25.5, 248, 90, { w: 10, guard: 16, blade: C.paper, shade: C.grey2 });
  // bed: head board, mattress
  o += sh(rounded(262, 330, 28, 150, 5), C.gold3, 2.4) + ln('M268 340V440M284 340V440', 1.2, C.gold);
  o +=
    sh(blob('222,412! 226,384 240,366 252,350 262,352! 262,412!'), C.grey2, 2.3) +
    strokes(['254,362 248,376 238,386', '256,384 250,394 242,400'], 2, C.grey);
  // night shirt
  o += sh(blob('178,312! 196,306 216,318 230,350 236,392 232,424! 160,424! 170,390 168,346'), C.paper, 2.8);
  o += strokes(['206,330 218,364 216,404', '190,350 192,380 180,410', '182,330 178,352 182,372'], 2.8, C.grey);
  // quilt
  const quilt = blob(
    '34,452! 36,426 60,410 92,396 112,372 132,362 152,372 164,398 184,408 230,404 263,404! 263,470! 34,474!',
  );
  let patches = '';
  for (let i = 0; i < 7; i++)
    for (let k = 0; k < 4; k++) {
      const x = 30 + i * 36;
      const y = 350 + k * 34;
      const odd = (i + k) % 2;
      patches += flat(rect(x, y, 36, 34), odd ? C.blue : C.paper2);
      const cx = x + 18;
      const cy = y + 17;
      patches += odd
        ? (i + k * 2) % 3
          ? star(cx, cy, 11, { points: 6, inner: 0.5 })
          : flat(crescentPath(cx - 2, cy, 10, 0.5, 20), C.gold2)
        : rose(cx, cy, 12, { fill: C.red, inner: C.coral, sw: 1.2 });
    }
  let seams = '';
  for (let i = 1; i < 8; i++) seams += `M${30 + i * 36} 350V480`;
  for (let k = 0; k < 4; k++) seams += `M30 ${350 + k * 34}H290`;
  o += sh(quilt, C.paper2, 2.8) + clip('swo09q', quilt, patches + ln(seams, 1.2)) + ln(quilt, 2.8);
  o +=
    sh(rect(30, 440, 240, 42), C.gold3, 2.4) +
    ln(rect(50, 447, 208, 18), 1.3, C.gold) +
    flat(
      at('76,456 104,456 132,456 160,456 188,456 216,456 240,456', (x, y) =>
        poly([
          [x - 9, y],
          [x, y - 6],
          [x + 9, y],
          [x, y + 6],
        ]),
      ),
      C.gold,
    ) +
    sh(rounded(24, 420, 20, 60, 5), C.gold3, 2.3);
  // head bowed, face in the hands
  o += headProfile(176, 296, 23, { flip: true, r: -34, skin });
  const h = placer({ x: 176, y: 296, s: 23, flip: true, r: -34 });
  o += sh(
    blob(
      h(
        '0.66,-0.6! 0.3,-1.06 -0.3,-1.12 -0.9,-0.7 -1.06,0 -0.96,0.8 -1.2,1.7! -0.7,1.5 -0.4,1.8! -0.1,1 -0.14,0.2 0.1,-0.3',
      ),
    ),
    C.gold3,
    2.3,
  );
  o += strokes(
    ['0.3,-0.8 -0.4,-0.5 -0.6,0.6', '0,-0.9 -0.7,-0.4 -0.84,0.6', '-0.2,0.2 -0.4,0.8 -0.6,1.3'].map(h),
    2,
    C.ink,
  );
  // face in the hands, elbows on the knees
  const bowed = (l: string, x: number) => place(place(l, { x: -160, y: -352 }), { x, y: 350, r: -19 });
  o += sh(blob('148,358! 164,350! 166,392 152,398 142,388 142,370'), C.paper2, 2.2);
  o += sh(
    blob(
      bowed(
        '150,352! 145,336 144,320 142,304 144,295 150,295! 150,288 155,283 160,287! 163,281 169,282 169,290! 174,300 170,340 169,354!',
        167,
      ),
    ),
    skin,
    2,
  );
  const near = (l: string) => bowed(l, 176);
  o += sh(
    blob(
      near(
        '150,352! 145,336 144,320 142,304 144,295 150,295! 150,288 155,283 160,287! 163,281 169,282 169,290! 174,288 179,294 179,306 178,318 174,330 170,340 169,354!',
      ),
    ),
    skin,
    2.1,
  );
  o += strokes(
    ['150,295 151,307 153,317', '160,287 160,301 161,314', '169,290 168,303 168,314', '172,330 164,326 158,328'].map(
      near,
    ),
    1.6,
  );
  o += sh(
    blob('196,314! 216,322 222,344 210,374 192,398 172,406 156,398 153,380 163,355! 188,346! 192,338 192,326'),
    C.paper,
    2.5,
  );
  o +=
    strokes(['189,347 187,366 178,384'], 3) +
    strokes(['208,330 204,354 190,378', '160,368 160,382 166,392'], 2.6, C.grey) +
    ln(line('163,360 176,358 187,352'), 1.4, C.grey);
  return card({ id: 'swo09', ground: C.ink, picture: o });
}
