import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { poly } from '../../geom/paths.ts';
import { at } from '../../geom/points.ts';
import { rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { ridge } from '../../kit/land.ts';
import { clip, flat, ln, sh, strokes } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { rays, starfield } from '../../kit/stars.ts';
import { ripples } from '../../kit/water.ts';

// Tower: lone tall tower, small lit window, high cloud. Lead, night, gold; evening.
export const focus: Focus = [52, 66, 216, 302];

export function draw(): string {
  let o = sky('len19', 'evening', 400);
  o += starfield(32, 50, 256, 120, 22, 8, { avoid: [[160, 130, 74]] });
  o += cloud(250, 132, 96, { fill: C.grey2, inner: C.grey, flip: true });
  o += cloud(82, 226, 96, { fill: C.grey2, inner: C.grey });
  o += ridge('10,380 60,350 100,376 220,374 262,346 312,378', 410, C.night2, C.night);
  o += sh(rect(10, 396, 300, 90), C.blue3, 2.3) + ripples(22, 402, 276, 64, 6, { seed: 9, fill: C.blue2 });
  // rock
  o +=
    sh(poly('52,480 70,444 92,434 104,408 130,400 200,400 220,412 232,438 256,448 272,480'), C.grey, 2.7) +
    flat(poly('200,402 219,413 231,439 255,449 270,480 196,480 206,440'), C.night2) +
    strokes(['120,412 110,436 116,460', '160,414 150,440 160,470', '92,446 84,460 86,474'], 3.6);
  // tower
  const body = poly('118,404 128,150 192,150 202,404');
  o += sh(body, C.paper2, 3);
  let bricks = '';
  // courses of stone that bow a little round the tower
  for (let r = 0; r < 15; r++) {
    const y = 166 + r * 16;
    bricks += `M110 ${y}Q160 ${y + 5} 210 ${y}`;
    for (let c = 0; c < 5; c++) bricks += `M${118 + c * 22 + (r % 2) * 11} ${y + 3}v15`;
  }
  o += clip('len19t', body, flat(poly('172,140 210,140 210,410 178,410'), C.grey) + ln(bricks, 1, C.gold3));
  o += ln(body, 3);
  o +=
    sh('M112 152V98h20v18h18V98h20v18h18V98h20v54l-14 12h-68z', C.paper2, 3) +
    flat('M176 116h12V99.5h18.5v52l-13 11H176z', C.grey) +
    ln('M118 136h84', 1.4) +
    at('132,164 148,164 164,164 180,164', (x, y) => flat(`M${x - 5} ${y}v-9a5 5 0 0 1 10 0v9z`, C.ink));
  // light, slit, door
  o +=
    rays(156, 218, 16, 46, 24, { wavy: false, w: 0.4, fill: C.gold }) +
    sh('M145 240v-26a11 11 0 0 1 22 0v26z', C.gold2, 2.6) +
    ln('M156 204v36M145 222h22', 1.6);
  o +=
    flat(rect(153, 280, 6, 24) + rect(160, 328, 6, 22), C.ink) +
    sh('M143 402v-28a15 15 0 0 1 30 0v28z', C.red2, 2.4) +
    ln('M158 360v42', 1.4);
  o += strokes(
    ['232,96 240,90 246,96', '246,96 253,90 262,95', '64,120 71,115 77,121', '77,121 83,115 90,120'],
    2.8,
    C.paper,
  );
  return card({ id: 'len19', ground: C.night2, picture: o });
}
