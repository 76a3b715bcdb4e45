import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, brush, poly } from '../../geom/paths.ts';
import { at, place, polar, sym } from '../../geom/points.ts';
import { C } from '../../ink.ts';
import { stormBank } from '../../kit/clouds.ts';
import { clip, flat, g, graded, hatch, ln, sh } from '../../kit/marks.ts';
import { sword } from '../../kit/suits.ts';

export const focus: Focus = [34, 84, 252, 353];

export function draw(): string {
  let o = graded('swo03g', 22, 22, 276, 450, [
    [0, C.grey],
    [0.5, C.grey2],
    [1, C.paper],
  ]);
  let d = '';
  for (let r = 0; r < 15; r++)
    for (let c = 0; c < 15; c++) {
      const x = 16 + c * 21 + (r % 2) * 10,
        y = 110 + r * 25;
      d += brush(
        [
          [x + 7, y],
          [x + 3, y + 10],
          [x, y + 20],
        ],
        2,
      );
    }
  o += flat(d, C.grey);
  o +=
    stormBank(22, 298, 96, 44, 5, { fill: C.grey, inner: C.grey2 }) +
    stormBank(22, 298, 62, 38, 8, { fill: C.night2, inner: C.blue2 });
  const cx = 160,
    cy = 268;
  const heart = blob(sym('160,214! 146,190 114,172 78,184 62,222 74,270 110,316 142,348 160,372!'));
  const turns = [-40, 40, 0];
  // how far from the middle of the heart each sword goes in
  const depth = [80, 80, 30];
  const blades = turns.map((a) =>
    g(sword(cx, cy - 168, cy + 176, { w: 17, guard: 50, share: 0.845 }), `transform="rotate(${180 + a} ${cx} ${cy})"`),
  );
  o += blades.join('');
  o += sh(heart, C.red, 3.2);
  o += clip(
    'swo03h',
    heart,
    flat(blob('166,216 190,188 226,196 262,168! 280,240 226,340 160,384! 204,316 230,252 206,212'), C.red2) +
      flat(brush('78,244 76,208 104,188', 10) + brush('84,264 88,276 96,288', 7), C.coral) +
      hatch(176, 176, 120, 200, 6, 1.1, C.ink, -0.4, 0.5),
  );
  o += ln(heart, 3.2);
  // wounds, then the part of each sword that is still outside
  const wound = '-13,0 0,-3.4 13,0 0,3.4';
  o += flat(
    turns
      .map((r, i) => {
        const [x, y] = polar(cx, cy, depth[i]!, r - 90);
        return blob(place(wound, { x, y, r }));
      })
      .join(''),
    C.ink,
  );
  o += turns
    .map((r, i) =>
      clip(
        `swo03u${i}`,
        poly(
          place(
            [
              [-34, -depth[i]!],
              [34, -depth[i]!],
              [34, -240],
              [-34, -240],
            ],
            { x: cx, y: cy, r },
          ),
        ),
        blades[i]!,
      ),
    )
    .join('');
  o += sh(
    at('160,444 66,410 254,410', (x, y) => `M${x} ${y}c-6 9-7 13-7 16a7 7 0 0 0 14 0c0-3-1-7-7-16z`),
    C.red,
    1.8,
  );
  return card({ id: 'swo03', ground: C.grey2, picture: o });
}
