import type { Focus } from '../../art.ts';
import { seated, sleeve } from '../../figures/body.ts';
import { grip, rest } from '../../figures/hand.ts';
import { beard, headLevel } from '../../figures/head.ts';
import { crown } from '../../figures/headgear.ts';
import { throne } from '../../figures/throne.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { both, each, placer, sym } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloudBank } from '../../kit/clouds.ts';
import { flat, ln, rod, sh, strokes } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { crescentPath } from '../../kit/stars.ts';
import { butterfly, cypress, gulls, heldSword } from '../../kit/wind.ts';

// Azurite, lead, malachite; even light.
export const focus: Focus = [36, 58, 222, 311];

export function draw(): string {
  const skin = C.skin[1];
  let o = sky('swoK', 'grey', 430);
  o += cloudBank(20, 300, 350, 26, 6, { inner: C.grey }) + gulls('252,92 272,112', 11);
  o += each(
    [
      [40, 416, 120],
      [66, 420, 84],
      [286, 418, 134],
      [258, 420, 90],
    ],
    (x, y, h) => cypress(x, y, h),
  );
  o += sh(blob('10,410! 80,402 240,402 312,410! 312,480! 10,480!'), C.green2, 2.2);
  const seat = throne({ shape: 'stone', top: 54, half: 66, fill: C.grey2, dark: C.night2, trim: C.gold, arms: 300 });
  o += seat.back;
  o +=
    butterfly(160, 94, 25) +
    sh(crescentPath(116, 106, 14, 0.6, 90), C.gold2, 1.8) +
    sh(crescentPath(204, 106, 14, 0.6, 90), C.gold2, 1.8);
  o += seat.front;
  o += butterfly(90, 376, 15, { sw: 1.4 }) + butterfly(230, 376, 15, { sw: 1.4 });
  // mantle, robe
  o += sh(blob(sym('160,204! 128,210 106,246 104,320 92,440 100,458! 160,452!')), C.paper2, 2.4);
  o += strokes(both('112,300 110,380 102,446'), 3, C.gold3);
  o += sh(
    blob('132,446! 114,450 108,462 114,470! 150,470! 150,446!') +
      blob('188,446! 206,450 212,462 206,470! 170,470! 170,446!'),
    C.night2,
    2.1,
  );
  o += seated(160, 458, 310, { fill: C.blue, fold: C.blue3, sw: 3, belt: C.gold }).svg;
  o += rod(line('98,452 126,457 160,456 194,457 222,452'), 3, C.gold, 1.2);
  // sword, leaning
  o += heldSword(90, 294, 262, -7, { w: 16, guard: 50, blade: C.paper, shade: C.grey });
  o += sleeve('128,232 104,286 98,294', { fill: C.blue, fold: C.blue3, w: [32, 34, 32], cuff: C.gold });
  o += grip(90, 296, 13, { skin, r: -7 });
  // left hand on the arm of the throne
  o += rest(226, 300, 13, { skin, r: 24 });
  o += sleeve('192,232 222,272 216,294', { fill: C.blue, fold: C.blue3, w: [32, 36, 32], cuff: C.gold });
  // shoulder cape
  o += sh(blob(sym('160,206! 138,210 116,226 112,252! 132,250 148,262 160,272!')), C.paper, 2.4);
  o += strokes(both('138,216 126,232 124,246'), 2.4, C.grey) + strokes(both('148,222 144,240 150,254'), 2.2, C.grey);
  // head
  const h = placer({ x: 160, y: 172, s: 26 });
  o += sh(blob(h(sym('0,-1.2! -0.7,-1.06 -1.04,-0.4 -1.06,0.5 -1.2,1.1 -1,1.5! -0.5,1.5 -0.3,0.9', 0))), C.gold3, 2.2);
  o += flat(poly(h('-0.36,0.6 0.36,0.6 0.42,1.5 -0.42,1.5')), skin) + headLevel(160, 172, 26, skin);
  o += beard(160, 172, 26, { fill: C.gold3, line: C.ink, length: 1.5 });
  o += sh(blob(h(sym('0,-1.08! -0.6,-0.92 -0.98,-0.3 -0.92,0.3! -0.72,-0.16 -0.4,-0.56 0,-0.64!', 0))), C.gold3, 1.8);
  o += crown(160, 172, 27, { gem: C.blue, points: 5 });
  o += sh(disc(160, 262, 6.4), C.gold, 1.8) + ln(disc(160, 262, 3), 1, C.gold3);
  return card({ id: 'swoK', ground: C.grey2, picture: o });
}
