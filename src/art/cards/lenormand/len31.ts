import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob } from '../../geom/paths.ts';
import { at } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { flat, ln, sh } from '../../kit/marks.ts';
import { rose } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { sun } from '../../kit/stars.ts';
import { ear } from '../../kit/wheat.ts';

// Sun: great sun with a face over a field. Gold, blue, red; blue day.
export const focus: Focus = [48, 66, 224, 314];

export function draw(): string {
  let o = sky('len31', 'azure', 400);
  const great = sun(160, 204, 80, { count: 32, R: 147, ray: C.gold2, ray2: C.coral, contour: 2, w: 0.7 });
  o += great;
  o += flat(disc(122, 226, 11) + disc(198, 226, 11), C.coral);
  // field
  o +=
    sh(blob('10,372! 80,354 160,364 240,352 310,366! 310,480! 10,480!'), C.green2, 2.4) +
    sh(blob('10,396! 90,384 170,394 250,384 310,396! 310,480! 10,480!'), C.straw, 2.4);
  let ears = '';
  for (let r = 0; r < 3; r++)
    for (let i = 0; i < 11 - r; i++) {
      const x = 34 + i * 26 + r * 13;
      const y = 418 + r * 22;
      ears +=
        ln(`M${x} ${y + 60}V${y}`, 4.6) +
        ln(`M${x} ${y + 60}V${y}`, 1.8, C.straw2) +
        ear(x, y + 2, 26, -90 + ((i * 5 + r * 3) % 7) * 3 - 9, C.straw2);
    }
  o += ears + at('60,440 126,456 206,444 262,456', (x, y) => rose(x, y, 12, { fill: C.red, inner: C.coral }));
  return card({
    id: 'len31',
    ground: C.blue2,
    picture: o,
    over: { art: great, within: rect(0, 120, 34, 170) + rect(286, 120, 34, 170) },
  });
}
