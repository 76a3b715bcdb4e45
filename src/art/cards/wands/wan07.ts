import type { Focus } from '../../art.ts';
import { actor } from '../../figures/actor.ts';
import { grip } from '../../figures/hand.ts';
import { headProfile } from '../../figures/profile.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { at, each, placer } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { ridge, tufts } from '../../kit/land.ts';
import { flat, rod, sh, strokes, union } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { wand } from '../../kit/suits.ts';

// Seven of Wands: man on a ledge holding his staff against six from below; odd shoes.
// Cinnabar, malachite, azurite; clear morning.
export const focus: Focus = [46, 66, 228, 319];

export function draw(): string {
  const skin = C.skin[0];
  let o = sky('wan07', 'ember', 420, 46);
  o += cloud(246, 92, 74, { inner: C.coral });
  o += ridge('10,400 52,362 96,396 160,352 224,398 270,366 312,394', 480, C.coral, C.red);
  // ledge: a crag with a cap of grass
  o += sh(
    poly('44,480 58,452 50,436 72,416 78,396 104,388 240,380 254,398 252,414 274,434 264,452 280,480'),
    C.coral,
    2.6,
  );
  o += flat(poly('240,384 254,398 252,414 274,434 264,452 280,480 236,480 246,446 232,424 238,404'), C.red);
  o += strokes(
    [
      '92,420 86,440 96,462',
      '128,402 122,430 132,470',
      '170,410 178,440 168,474',
      '212,404 204,430 212,462',
      '60,452 76,456 84,470',
    ],
    3.4,
    C.red2,
  );
  o += sh(
    blob(
      '66,402! 80,386 130,380 190,372 244,372 262,392! 246,388 236,400 222,388 200,396 184,386 160,400 142,390 118,404 104,394 88,408 80,398',
    ),
    C.green,
    2.3,
  );
  o += tufts('104,388 240,378 168,382', { rise: 12 });
  const { body } = actor({
    neck: [156, 178],
    hip: [166, 274],
    w: 27,
    tilt: [6, -8],
    hem: 40,
    sway: 4,
    far: 1,
    farLeg: ['206,312 214,356', 1],
    nearLeg: ['134,326 120,364', -1, -4],
    tunic: { fill: C.blue, fold: C.blue3 },
    hose: { fill: C.gold2, fold: C.gold3 },
    shoes: [C.red2, C.gold3],
    belt: C.red,
    trim: C.gold,
  });
  o +=
    sh(blob('166,184! 184,184 196,196 206,220 212,236! 206,248 194,246 180,226 170,212!'), C.paper, 2.3) +
    strokes(['184,196 194,216 202,238'], 2.4, C.grey);
  o += body;
  // odd shoes: a high boot on the far leg
  o +=
    sh(blob('200,324! 225,326! 224,354 206,354!'), C.red2, 2.1) +
    rod(line('199,325 212,330 226,327'), 2.6, C.gold, 1.5);
  o += rod(line('109,352 119,357 132,355'), 2.6, C.gold, 1.5);
  const h = placer({ x: 160, y: 140, s: 24, r: 20 });
  o += headProfile(160, 140, 24, { skin, r: 20, mood: 'fierce' });
  o += union(
    [
      at(h('0.4,-0.86 0,-1 -0.4,-0.94 -0.74,-0.66 -0.9,-0.24 -0.86,0.2 -0.66,0.6 -0.3,-0.5 -0.5,0'), (x, y) =>
        disc(x, y, 8.2),
      ),
    ],
    C.red2,
    2,
  );
  o += strokes(
    [h('0.2,-0.9 -0.3,-0.9 -0.7,-0.4'), h('-0.1,-0.7 -0.5,-0.4 -0.7,0.4'), h('0.28,-0.36 0.46,-0.38 0.66,-0.2')],
    2.4,
  );
  o += sh(blob('134,182! 146,170 164,170 178,184! 168,194 152,194'), C.paper, 2);
  // his staff, level-slanting, over the six
  o += wand(60, 134, 262, 236, { w: 13, size: 25, leaves: '0.97,-34 0.93,42 0.72,44' });
  o += grip(216, 213, 12, { skin, dir: 1, r: 117, wrist: [216, 234] });
  o +=
    sh(blob('196,238! 206,222! 222,229! 220,244 210,254 200,252'), C.paper, 2.2) +
    rod(line('206,221 214,226 223,229'), 3, C.gold, 1.6);
  o += grip(104, 157, 12, { skin, dir: 1, r: 117, wrist: [96, 178] });
  o += sh(
    blob(
      '148,179! 153,196 146,214! 130,222 108,228 92,222 82,208 84,190 88,176! 106,181! 106,190 116,190 128,181 138,176',
    ),
    C.paper,
    2.4,
  );
  o += strokes(['140,196 124,206 106,206', '96,190 98,200 106,206', '138,210 122,216 104,216'], 2.4, C.grey);
  o += rod(line('86,174 97,177 108,181'), 3.4, C.gold, 1.7);
  // six from below
  o += each(
    [
      [24, 470, 52, 258],
      [62, 490, 80, 306],
      [140, 496, 152, 356],
      [196, 496, 188, 338],
      [244, 490, 258, 300],
      [296, 470, 284, 246],
    ],
    (a, b, c, d, i) => wand(a, b, c, d, { w: 12, size: 22, leaves: i % 2 ? '0.97,34 0.9,-42' : '0.97,-34 0.9,42' }),
  );
  return card({ id: 'wan07', ground: C.coral, picture: o });
}
