import type { Focus } from '../../art.ts';
import { actor } from '../../figures/actor.ts';
import { sleeve, standing } from '../../figures/body.ts';
import { grip, rest } from '../../figures/hand.ts';
import { headProfile } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { place, placer, sym } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { glade } from '../../kit/glade.ts';
import { g, ln, rod, sh, strokes } from '../../kit/marks.ts';
import { pentacle } from '../../kit/suits.ts';

// Three of Pentacles: mason on a bench at work; monk and patron with a plan; three discs in the tracery of an arch.
// Malachite, cinnabar, paper of the stone; light from the left.
export const focus: Focus = [44, 40, 232, 325];

export function draw(): string {
  let o = glade('pen03', 440, 28);
  // courses of stone
  let joints = '';
  for (let i = 0; i < 11; i++) for (let x = i % 2 ? 22 : -8; x < 300; x += 60) joints += `M${x} ${50 + i * 36}h60v-36`;
  o += ln(joints, 1.1, C.green);
  // arch, dark inside
  const half = '160,34! 112,64 76,116 64,176! 64,440! 160,440!';
  o +=
    sh(blob(sym(half)), C.paper, 2.7) + sh(blob(sym('160,54! 122,80 92,124 82,178! 82,440! 160,440!')), C.green3, 2.2);
  o += ln(
    'M64 200h18M64 250h18M64 300h18M64 350h18M238 200h18M238 250h18M238 300h18M238 350h18M76 130l14 8M244 130l-14 8M106 76l12 12M214 76l-12 12',
    1.4,
    C.gold3,
  );
  o += sh(rect(56, 184, 34, 12), C.gold, 2) + sh(rect(230, 184, 34, 12), C.gold, 2);
  // tracery
  o += rod('M84 196H236', 7, C.paper, 2.2) + rod('M160 196V164', 6, C.paper, 2);
  o += sh(disc(160, 102, 34) + disc(124, 158, 34) + disc(196, 158, 34), C.paper, 2.3);
  o += pentacle(160, 102, 27) + pentacle(124, 158, 27) + pentacle(196, 158, 27);
  o += rod('M84 196Q84 236 122 236T160 196Q160 236 198 236T236 196', 4, C.paper, 2);
  // floor
  o +=
    sh(blob('10,436! 312,436! 312,480! 10,480!'), C.paper2, 2.4) +
    ln('M22 452H298M60 436L40 472M120 436L112 472M190 436L196 472M256 436L276 472', 1.1, C.gold3);
  // bench of the mason
  o +=
    sh(poly('40,424 54,424 46,464 32,464') + poly('112,424 126,424 134,464 120,464'), C.gold3, 2.1) +
    sh(rect(26, 412, 112, 14), C.gold, 2.3);
  const { body, nearArm } = actor({
    neck: [86, 226],
    hip: [80, 310],
    w: 20,
    tilt: [-8, 5],
    farArm: '122,246 128,214',
    nearArm: '98,268 130,252',
    farLeg: ['100,348 96,382', 1, 0],
    nearLeg: ['74,350 66,382', 1, 0],
    hem: 32,
    tunic: { fill: C.coral, fold: C.red },
    hose: { fill: C.paper, fold: C.grey },
    shoes: [C.gold3, C.gold3],
    belt: C.gold,
  });
  o += rod('M166 200V436', 9, C.paper, 2.2);
  let mason =
    rod('M122 218L142 190', 3.4, C.gold3, 1.8) +
    sh(poly(place('-15,-10 15,-10 15,10 -15,10', { x: 146, y: 186, r: -54 })), C.grey2, 2.1);
  mason += body + grip(130, 210, 9, { skin: C.skin[2], dir: -1, r: 30 });
  mason +=
    sh(blob('67,279! 99,280! 108,314 112,350! 82,354 52,346! 58,314'), C.coral, 2.3) +
    strokes(['72,294 66,322 62,344'], 2.6, C.red) +
    rod(line('67,279 82,284 99,280'), 3, C.gold, 1.6);
  mason +=
    sh(blob('88,254! 104,256! 106,300 116,344! 80,350! 84,300'), C.paper, 2.1) +
    strokes(['96,300 98,324 98,342'], 2.4, C.grey);
  mason +=
    rod('M128 252L160 238', 3.2, C.grey2, 1.8) + nearArm + grip(138, 248, 9, { skin: C.skin[2], dir: -1, r: 62 });
  const h = placer({ x: 94, y: 190, s: 22, r: -8 });
  mason += headProfile(94, 190, 22, { skin: C.skin[2], r: -8 });
  mason += sh(blob(h('0.3,-0.84 -0.5,-0.96 -0.94,-0.4 -0.9,0.4 -0.6,0.8! -0.4,0.4 -0.3,0!')), C.ink, 2);
  mason += sh(blob(h('0.66,-0.5! 0,-0.56 -1,-0.16! -1,-0.9 -0.3,-1.3 0.4,-1.1')), C.red, 2.2);
  o += g(mason, 'transform="translate(-4 24)"');
  // patron in hood and cloak, monk with the tonsure
  const patron = standing(248, 460, 254, { fill: C.red, fold: C.red2, flip: true });
  o += patron.svg;
  o += headProfile(242, 228, 21, { skin: C.skin[3], flip: true });
  o += sh(
    blob(
      '262,258! 272,246 272,220 256,206 236,202 226,210! 242,216 248,232 240,244 228,245 218,270! 242,276 274,274! 278,260',
    ),
    C.red2,
    2.2,
  );
  const monk = standing(198, 466, 242, { fill: C.paper, fold: C.grey, belt: C.gold3, flip: true });
  o += monk.svg;
  o += headProfile(196, 244, 21, { skin: C.skin[0], flip: true });
  const m = placer({ x: 196, y: 244, s: 21, flip: true });
  o += sh(
    blob(m('0.56,-0.62! 0,-0.6 -0.74,-0.66! -1,-0.2 -0.9,0.4 -0.5,0.56! -0.4,0.1 -0.16,-0.24 0.5,-0.34!')),
    C.gold3,
    1.9,
  );
  o += sh(blob('176,280! 192,271 208,271 222,284! 214,294 198,300 182,294'), C.paper2, 2.1);
  // plan
  o +=
    sh(poly('128,322 196,312 203,366 137,376'), C.gold2, 2.2) +
    ln('M144 366l-3-20q4-20 22-22t26 14l3 20M166 362l-5-36', 1.5, C.red2) +
    ln('M136 350l60-8', 1.1, C.red2);
  o +=
    sleeve('218,294 224,338 204,354', { fill: C.paper, fold: C.grey, w: [24, 26, 32] }) +
    rest(192, 356, 9.5, { skin: C.skin[0], r: 176, flip: true });
  o +=
    sleeve('182,294 158,318 146,332', { fill: C.paper, fold: C.grey, w: [22, 22, 26] }) +
    rest(140, 342, 9.5, { skin: C.skin[0], r: 112 });
  return card({ id: 'pen03', ground: C.paper2, picture: o });
}
