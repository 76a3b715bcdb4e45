import type { Focus } from '../../art.ts';
import { goatHead, rabbit } from '../../beasts/farm.ts';
import { sleeve } from '../../figures/body.ts';
import { footOut } from '../../figures/foot.ts';
import { rest } from '../../figures/hand.ts';
import { headFront } from '../../figures/head.ts';
import { crown } from '../../figures/headgear.ts';
import { lap } from '../../figures/lap.ts';
import { throne } from '../../figures/throne.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { at, both, placer, sym } from '../../geom/points.ts';
import { C } from '../../ink.ts';
import { glade } from '../../kit/glade.ts';
import { ridge, tufts } from '../../kit/land.ts';
import { flat, g, rod, sh, strokes } from '../../kit/marks.ts';
import { leafPath, pomegranate, rose } from '../../kit/plants.ts';
import { pentacle } from '../../kit/suits.ts';

// Queen of Pentacles: throne carved with goats and fruit; disc in her lap; rose arch; rabbit.
// Malachite, cinnabar, azurite; light from the left.
export const focus: Focus = [58, 96, 204, 286];
const SKIN = C.skin[2];

export function draw(): string {
  let o = glade('penQ', 380);
  o += ridge('10,352 50,300 84,340 112,316 208,316 246,292 310,346', 390, C.blue2, C.blue);
  o += sh(blob('10,364! 100,356 220,358 312,364! 312,480! 10,480!'), C.green2, 2.3);
  const seat = throne({ top: 92, arms: 312, half: 56, fill: C.grey2, dark: C.paper, trim: C.gold });
  o += seat.back;
  o += at('134,120 160,106 186,120', (x, y, i) => pomegranate(x, y, i === 1 ? 11 : 7.5, { rot: (x - 160) * 0.9 }));
  // rose arch
  o += rod(line('35,444 32,300 36,180 66,98 112,62 160,50 208,62 254,98 284,180 288,300 285,444'), 3.4, C.green3, 1.6);
  const stem = '34,380 33,330 33,280 34,230 38,184 48,146 64,108 88,80 118,62 150,52';
  o += sh(
    [...both(stem)]
      .map((l) => at(l, (x, y, i) => leafPath(x, y, 22, i * 97, 0.5) + leafPath(x, y, 22, i * 97 + 180, 0.5)))
      .join(''),
    C.green,
    1.5,
  );
  o += both('34,340 34,284 37,226 48,164 80,104 126,67')
    .map((l) =>
      at(l, (x, y, i) =>
        rose(x, y, [13, 9.5, 11.5][i % 3]!, {
          fill: i % 2 ? C.coral : C.red,
          inner: i % 2 ? C.red : C.red2,
          sw: 1.5,
        }),
      ),
    )
    .join('');
  o += rose(160, 52, 14, { fill: C.red, inner: C.red2 });
  o += seat.front;
  o += goatHead(76, 354, 23) + goatHead(245, 360, 19);
  o += both('88,410 72,412 80,422')
    .map((l) => at(l, (x, y, i) => pomegranate(x, y, 8 - i, { seeds: false, rot: i * 24 - 20 })))
    .join('');
  // cloak, gown
  o += sh(blob(sym('160,190! 128,204 112,236 108,300 96,380 78,452! 112,460 160,456')), C.green, 2.7);
  o += strokes(both('118,250 110,350 92,444'), 3, C.green3);
  const shoe = { fill: C.paper, dark: C.paper2, light: C.paper, shadow: C.green3 };
  o += footOut(122, 420, 0.84, shoe) + footOut(198, 420, 0.84, { ...shoe, flip: true });
  o += lap(160, 294, { fill: C.red, dark: C.red2, light: C.coral, trim: C.gold, waist: 32, wide: 0.92, drop: 1.34 });
  o += sh(blob(sym('160,214! 138,216 122,232 126,262 131,297! 147,302 160,304')), C.red, 2.5);
  o += strokes(both('146,240 144,262 148,280'), 3, C.red2);
  // disc in the lap, hands
  o += pentacle(160, 304, 38, { fill: C.gold2, light: C.paper, dark: C.gold3 });
  const arms = { fill: C.red, fold: C.red2, w: [30, 30, 38], cuff: C.gold };
  o += rest(135, 326, 12.5, { skin: SKIN, r: 26 }) + sleeve('132,228 103,272 119,319', arms);
  o += rest(185, 326, 12.5, { skin: SKIN, r: -26, flip: true }) + sleeve('188,228 217,272 201,319', arms);
  // head bowed towards the disc
  const k = placer({ x: 160, y: 170, s: 25 });
  o += g(
    sh(blob(k(sym('0,-1.3! -0.7,-1.16 -1.12,-0.4 -1.1,0.7 -1.3,1.7! -0.5,1.9! -0.4,1', 0))), C.ink, 2) +
      strokes([...both('-0.9,-0.2 -0.94,0.7 -1,1.4', 0)].map(k), 2.4, C.grey) +
      flat(poly('151,184 169,184 172,212 160,222 148,212'), SKIN),
    'transform="rotate(5 160 210)"',
  );
  o += sh(blob(sym('160,226! 146,212 128,214! 134,228 160,244!')), C.gold, 2);
  o += g(
    headFront(160, 172, 25, SKIN) +
      sh(blob(k(sym('0,-1.14! -0.7,-1 -1.02,-0.3 -0.94,0.4! -0.74,-0.1 -0.36,-0.56 0,-0.7!', 0))), C.ink, 2) +
      crown(160, 171, 25, { gem: C.red, points: 5 }),
    'transform="rotate(5 160 210)"',
  );
  // rabbit, flowers
  o += rabbit(246, 466, 0.86);
  o += tufts('40,452 62,464 288,450', { rise: 16 });
  return card({ id: 'penQ', ground: C.green2, picture: o });
}
