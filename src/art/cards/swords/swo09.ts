import type { Focus } from '../../art.ts';
import { sleeve } from '../../figures/body.ts';
import { headProfile } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob } from '../../geom/paths.ts';
import { placer } from '../../geom/points.ts';
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
  o += sh(rounded(262, 330, 28, 150, 5), C.gold3, 2.4) + sh(rect(40, 420, 240, 60), C.gold3, 2.4);
  o +=
    sh(blob('216,400! 222,366 244,358 264,364 268,400!'), C.paper, 2.3) +
    strokes(['232,372 238,384 236,396'], 2, C.grey);
  // night shirt
  o += sh(blob('178,312! 196,306 216,318 230,350 236,392 232,424! 160,424! 170,390 168,346'), C.paper, 2.8);
  o += strokes(['206,330 218,364 216,404', '190,350 192,380 180,410', '182,330 178,352 182,372'], 2.8, C.grey);
  // quilt
  const quilt = blob(
    '34,452! 36,426 60,410 92,396 112,372 132,362 152,372 164,398 184,408 230,404 262,408! 270,470! 34,474!',
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
    sh(rect(30, 452, 250, 30), C.gold3, 2.4) +
    ln('M36 460H274', 1.2, C.gold) +
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
  // hands over the face, sleeves
  o += sleeve('190,330 150,374 146,340', { fill: C.paper2, fold: C.grey, w: [24, 22, 20] });
  o += sh(
    blob('140,346! 138,330 142,312 148,296 156,290 160,296 158,304! 166,302 170,308 164,320 160,334 158,348!'),
    skin,
    2.1,
  );
  o += sleeve('202,328 172,384 154,352', { fill: C.paper, fold: C.grey, w: [30, 26, 24] });
  o += sh(
    blob('144,350! 146,334 152,318 160,304 168,300 171,307 168,316! 174,318 174,326 168,338 164,354!'),
    skin,
    2.1,
  );
  o += strokes(['152,330 158,318 164,308'], 1.6);
  return card({ id: 'swo09', ground: C.ink, picture: o });
}
