import type { Focus } from '../../art.ts';
import { actor } from '../../figures/actor.ts';
import { sleeve } from '../../figures/body.ts';
import { clasp } from '../../figures/hand.ts';
import { headProfile } from '../../figures/profile.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { at, placer } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { furrows, glade } from '../../kit/glade.ts';
import { ridge, roundTree, tufts } from '../../kit/land.ts';
import { flat, rod, sh, strokes } from '../../kit/marks.ts';
import { sunflower } from '../../kit/plants.ts';
import { rays } from '../../kit/stars.ts';
import { pentacle } from '../../kit/suits.ts';

// Page of Pentacles: youth in a field lifting a disc with both hands like a thing of wonder; furrows, trees.
// Malachite, cinnabar, azurite; light from the disc.
export const focus: Focus = [72, 70, 204, 286];
const SKIN = C.skin[0];

export function draw(): string {
  let o = glade('penP', 400);
  o += rays(206, 134, 52, 112, 32, { wavy: false, w: 0.5, fill: C.gold2 }) + flat(disc(206, 134, 49), C.paper);
  o += ridge('10,364 60,330 100,356 150,322 200,356 250,318 312,352', 400, C.blue2, C.blue);
  o += sh(blob('150,392! 200,372 260,364 312,366! 312,440! 150,440!'), C.paper2, 2.2) + furrows(236, 366, 440, 11);
  o +=
    roundTree(44, 384, 84, C.green, C.green2) +
    roundTree(82, 382, 62, C.green, C.green2) +
    roundTree(282, 376, 46, C.green, C.green2) +
    roundTree(256, 374, 38, C.green, C.green2);
  o += sh(blob('10,384! 70,378 150,402 230,424 312,420! 312,480! 10,480!'), C.green2, 2.4);
  // cloak end, body
  const { body } = actor({
    neck: [140, 212],
    hip: [132, 318],
    w: 22,
    tilt: [-6, 6],
    farLeg: ['154,372 168,432', 1, 0],
    nearLeg: ['126,378 106,438', 1, 6],
    hem: 42,
    tunic: { fill: C.blue, fold: C.blue3 },
    hose: { fill: C.paper, fold: C.grey },
    shoes: [C.red2, C.red2],
    trim: C.gold,
  });
  o +=
    sh(
      blob('124,206! 108,222 101,256 98,296 84,334 70,366! 84,364 92,376 106,364 120,376 132,360! 136,300'),
      C.red2,
      2.5,
    ) + strokes(['112,230 108,300 92,368', '122,250 118,320 106,362', '128,300 126,330 120,370'], 3);
  o += body;
  o += sh(blob('116,282! 152,280! 158,318 166,361! 134,368 98,363! 106,318'), C.blue, 2.5);
  o += strokes(['122,288 114,322 110,354', '132,290 130,322 130,358', '142,290 148,322 152,354'], 3, C.blue3);
  o += rod(line('101,356 134,361 164,354'), 2, C.gold, 1.2) + rod(line('115,281 134,286 153,280'), 4, C.gold, 1.8);
  // both arms lift the disc, fingers laid over its rim
  const arm = { fill: C.blue, fold: C.blue3, cuff: C.gold };
  o += sleeve('157,220 198,238 226,187', { ...arm, w: [20, 18, 14] }) + pentacle(206, 134, 42);
  o += clasp(231, 171, 11.5, { skin: SKIN, r: -118 }) + clasp(184, 172, 13, { skin: SKIN, r: -62 });
  o += sleeve('128,226 158,262 180,194', { ...arm, w: [25, 22, 17] });
  // head thrown back, chaperon
  const h = placer({ x: 140, y: 172, s: 25, r: -16 });
  o += headProfile(140, 172, 25, { skin: SKIN, r: -16, mood: 'glad' });
  o += sh(blob('112,214! 122,200 146,196 162,206! 158,218 130,222'), C.red, 2.2);
  o +=
    sh(blob(h('0.3,-0.84 -0.4,-1 -0.9,-0.5 -0.98,0.2 -0.8,0.7! -0.44,0.6 -0.34,0.2! -0.2,-0.2 0.3,-0.5!')), C.gold, 2) +
    strokes([h('-0.1,-0.5 -0.5,-0.1 -0.6,0.5')], 2, C.gold3);
  o +=
    sh(
      blob(
        h('-0.5,-0.7! -1.2,-0.5 -1.5,0.2 -1.42,1 -1.7,1.8 -1.66,2.5! -1.4,2.2 -1.1,2.3! -1.16,1.6 -0.98,0.8 -0.9,0.1'),
      ),
      C.red,
      2.1,
    ) + strokes([h('-1,-0.3 -1.24,0.3 -1.2,1.1'), h('-1.2,1.2 -1.4,1.7 -1.4,2.1')], 2.4, C.red2);
  o += sh(blob(h('0.66,-0.6! 0.2,-0.62 -0.5,-0.5 -1,-0.14! -1.3,-0.7 -0.8,-1.4 0,-1.6 0.7,-1.2')), C.red, 2.4);
  o += strokes([h('0.5,-0.8 -0.2,-0.84 -1,-0.4'), h('0.3,-1.2 -0.2,-1.2 -0.7,-1')], 2.8, C.red2);
  o += sh(blob(h('0.2,-1.4! 0.1,-2 -0.4,-2.5 -0.9,-2.5! -0.5,-2 -0.3,-1.4!')), C.paper, 1.9);
  o += tufts('40,430 84,452 200,440 236,456 282,430 60,466 180,466', { rise: 15 });
  o += at('50,446 226,430 262,444 210,460 286,452', (x, y, i) =>
    sunflower(x, y, 7, { petals: 7, fill: i % 2 ? C.paper : C.red, heart: C.gold }),
  );
  return card({ id: 'penP', ground: C.green2, picture: o });
}
