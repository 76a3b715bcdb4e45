import type { Focus } from '../../art.ts';
import { actor } from '../../figures/actor.ts';
import { rest } from '../../figures/hand.ts';
import { headProfile } from '../../figures/profile.ts';
import { reach } from '../../figures/reach.ts';
import { stride } from '../../figures/stride.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { at, both, placer, sym } from '../../geom/points.ts';
import { disc, rect, rounded } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { flat, g, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { leaf, rose } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { rays } from '../../kit/stars.ts';

// Garden: fountain in a clipped garden, small company. Green, blue, red; blue day.
export const focus: Focus = [48, 140, 224, 314];

const hedge = (x: number, y: number, w: number, h: number) =>
  sh(rounded(x, y, w, h, 6), C.green, 2.3) + flat(rect(x + 3, y + 2, w - 6, 5), C.green2);
const cone = (x: number, y: number, h: number) =>
  sh(rect(x - 3, y - 8, 6, 10), C.gold3, 1.5) +
  sh(
    blob([
      [x, y - h, 1],
      [x - h * 0.16, y - h * 0.5],
      [x - h * 0.17, y - 6],
      [x + h * 0.17, y - 6],
      [x + h * 0.16, y - h * 0.5],
    ]),
    C.green3,
    2.2,
  ) +
  strokes(
    [
      [
        [x - 2, y - h * 0.86],
        [x - h * 0.08, y - h * 0.5],
        [x - h * 0.08, y - 12],
      ],
    ],
    3,
    C.green2,
  );

const [FAIR, TAN, BROWN, DARK] = C.skin;

/** Gentleman of the left pair, who offers his arm; he looks at her. */
function escort(): string {
  const h = placer({ x: 60, y: 333, s: 12.5 });
  const { body } = actor({
    neck: [57, 351],
    hip: [57, 398],
    w: 14,
    far: 1,
    tunic: { fill: C.blue, fold: C.blue3 },
    hem: 20,
  });
  const hose = { fill: C.paper, fold: C.grey, shoe: C.gold3, w: 17, foot: 1.1 };
  return (
    stride('61,408 63,432 60,454', hose) +
    stride('53,408 51,432 44,454', hose) +
    body +
    headThreeQuarter(60, 333, 12.5, { skin: DARK, sw: 1.8, mood: 'glad' }) +
    sh(blob('46,352! 58,347 70,351! 72,357 58,361 45,358!'), C.paper, 1.7) +
    sh(blob(h('0.56,-0.6! -0.1,-0.5 -0.3,0.1 -0.4,0.6! -0.86,0.4 -1,-0.4 -0.5,-1')), C.ink, 1.6) +
    sh(blob(h('0.9,-0.62! -0.2,-0.72 -1.2,-0.4! -1.1,-0.8 -0.9,-1.3 -0.2,-1.5 0.5,-1.2')), C.red, 1.8) +
    sh(blob(h('-0.6,-1! -1.2,-1.9 -2,-1.6! -1.5,-1.2 -1,-0.8!')), C.paper, 1.4) +
    reach({
      from: [50, 362],
      to: [80, 388],
      u: 12.5,
      bend: 1,
      skin: DARK,
      fill: C.blue,
      fold: C.blue3,
      cuff: C.paper,
      long: [2.3, 2.3],
      sw: 2,
    })
  );
}
/** A gown seen from the side, feet at 0, 0 and a hundred and twenty-four high to the neck; it looks right. */
const gown = (fill: string, fold: string, belt: string): string =>
  sh(
    blob(
      '-5,-121! 1,-118 7,-121! 12,-112 14,-102 9,-88 9,-80 13,-56 18,-24 22,-2! 10,2 0,-1 -12,2 -26,-2! -21,-24 -15,-56 -9,-80 -8,-88 -13,-102 -11,-114',
    ),
    fill,
    2.3,
  ) +
  strokes(['-5,-74 -10,-40 -17,-5', '1,-74 0,-40 -3,-5', '6,-74 10,-40 14,-5', '8,-112 9,-102 5,-90'], 2.4, fold) +
  rod(line('-8,-83 1,-80 9,-83'), 2.6, belt, 1.4);

/** Lady of the left pair, her hand on his arm. */
function companion(): string {
  const h = placer({ x: 97, y: 334, s: 12, flip: true });
  return (
    g(gown(C.coral, C.red, C.gold), 'transform="translate(101 464) scale(-.98 .95)"') +
    sh(disc(...(h('-0.84,-0.5')[0] as [number, number]), 6.4), C.gold3, 1.7) +
    headThreeQuarter(97, 334, 12, { skin: FAIR, flip: true, sw: 1.8, mood: 'glad' }) +
    sh(
      blob(h('0.6,-0.64! 0.2,-1.1 -0.5,-1.1 -0.96,-0.5 -0.9,0.3 -0.5,0.66! -0.3,0.2 -0.16,-0.24 0.2,-0.56')),
      C.gold3,
      1.7,
    ) +
    rod(line(h('0.56,-0.8 0,-0.84 -0.7,-0.3 -0.8,0.2')), 1.6, C.red, 1)
  );
}
const herArm = (): string =>
  reach({
    from: [104, 362],
    to: [72, 385],
    u: 12,
    bend: -1,
    flip: true,
    skin: FAIR,
    fill: C.coral,
    fold: C.red,
    cuff: C.gold,
    long: [2, 2.1],
    sw: 1.9,
  });
/** Lady of the right pair, who gives her hand to be kissed, a fan in the other. */
function hostess(): string {
  const h = placer({ x: 222, y: 331, s: 12 });
  return (
    g(gown(C.paper, C.grey, C.red), 'transform="translate(218 464) scale(.98 .97)"') +
    headProfile(222, 331, 12, { skin: BROWN, sw: 1.8, mood: 'glad' }) +
    sh(
      blob(
        h(
          '0.6,-0.66! 0.2,-1.12 -0.5,-1.14 -1,-0.5 -1,0.4 -1.1,1.3 -0.86,1.7 -0.56,1.2 -0.36,0.4 -0.16,-0.24 0.2,-0.56',
        ),
      ),
      C.ink,
      1.7,
    ) +
    at(h('0.36,-0.94 0,-1.08 -0.4,-1.06 -0.76,-0.76'), (x, y) => sh(disc(x, y, 2.6), C.coral, 1.1)) +
    reach({
      from: [214, 359],
      to: [243, 377],
      u: 12,
      bend: 1,
      turn: 10,
      skin: BROWN,
      fill: C.paper,
      fold: C.grey,
      cuff: C.red,
      long: [2, 2],
      sw: 1.9,
    })
  );
}
/** Gentleman of the right pair, who bows over her hand, the hat swept off behind him. */
function bower(): string {
  const h = placer({ x: 255, y: 358, s: 12, flip: true, r: -34 });
  const { body, nearArm } = actor({
    neck: [265, 370],
    hip: [278, 406],
    w: 14,
    tilt: [-16, -4],
    far: 0,
    nearArm: '275,394 259,391',
    tunic: { fill: C.red, fold: C.red2 },
    hem: 16,
  });
  const hose = { fill: C.blue2, fold: C.blue, shoe: C.gold3, w: 17, foot: 1.1, dir: -1 } as const;
  return (
    stride('273,410 266,432 260,454', hose) +
    stride('282,410 284,432 282,454', hose) +
    body +
    headProfile(255, 358, 12, { skin: TAN, flip: true, r: -34, sw: 1.8 }) +
    sh(
      blob(h('0.56,-0.7! 0.1,-1.1 -0.6,-1.06 -1,-0.4 -0.9,0.4 -0.6,0.9! -0.4,0.4 -0.2,-0.2 0.2,-0.54')),
      C.gold3,
      1.7,
    ) +
    rest(253, 389, 5.6, { skin: TAN, flip: true, r: 24, sw: 1.6 }) +
    nearArm
  );
}

export function draw(): string {
  let o = sky('len20', 'azure', 330);
  o +=
    sh(disc(256, 78, 17), C.gold2, 2) +
    rays(256, 78, 19, 34, 28, { wavy: false, w: 0.36, fill: C.gold }) +
    ln(disc(256, 78, 13.5), 1, C.gold3);
  o += cloud(68, 104, 66);
  o += sh(blob('10,300! 60,280 110,290 160,276 210,290 260,280 310,300! 310,350! 10,350!'), C.green2, 2.2);
  o += cone(46, 338, 120) + cone(274, 338, 120) + cone(90, 332, 84) + cone(230, 332, 84);
  o += hedge(14, 318, 104, 26) + hedge(202, 318, 104, 26);
  // ground: gravel in the middle, lawns
  o += sh(rect(10, 340, 300, 140), C.straw2, 2.3);
  o += sh(poly('10,356 50,356 22,480 10,480') + poly('310,356 268,356 296,480 310,480'), C.green2, 2.2);
  // water, then the fountain
  const jet = (l: string) => both(l).map((p) => taper(p, [4, 6, 5, 4]));
  let f =
    union([...jet('160,188 140,196 128,226 126,262'), ...jet('160,188 150,206 146,230 146,254')], C.paper, 1.8) +
    sh(blob(sym('160,164! 154,180 152,204 160,216!')), C.grey2, 1.8);
  f +=
    sh(poly(sym('160,262! 150,262! 152,330! 142,372! 160,372!')), C.grey2, 2.4) +
    flat(poly('164,264 168,264 167,330 176,370 164,370'), C.grey);
  f += union([...jet('118,268 104,280 98,320 98,372'), ...jet('140,272 124,300 120,330 120,376')], C.paper, 1.8);
  f +=
    sh(blob('102,256! 218,256! 210,276 184,290 136,290 110,276'), C.grey2, 2.5) +
    flat(blob('176,258! 215,258! 208,274 184,287 168,288'), C.grey) +
    sh(disc(160, 256, 58, 8), C.blue, 2.2) +
    sh(rounded(152, 206, 16, 48, 4), C.grey2, 2.2) +
    sh(disc(160, 208, 16, 6), C.grey2, 2);
  f +=
    sh(blob('86,380! 234,380! 228,410 206,430 114,430 92,410'), C.grey2, 2.8) +
    flat(blob('206,386! 230,386! 224,408 204,427! 184,427! 198,408'), C.grey) +
    sh(disc(160, 380, 75, 12), C.blue, 2.5) +
    strokes(['104,382 124,378 142,382', '146,387 166,384 186,388', '182,380 200,377 216,382'], 2.4, C.blue2) +
    ln('M95 404H225M132 396v32M188 396v32M160 396v34', 1.3);
  o += g(f, 'transform="translate(160 424) scale(1.12) translate(-160 -430)"');
  // one pair arm in arm, one man who bows over a lady's hand
  o +=
    g(companion() + escort() + herArm(), 'transform="translate(-5 16) scale(.96)"') +
    g(hostess() + bower(), 'transform="translate(9 16) scale(.96)"');
  o += at(
    '148,465 172,465 160,452',
    (x, y) => leaf(x, y - 5, 16, -24) + leaf(x, y - 5, 16, -156) + rose(x, y - 5, 8.6, { fill: C.red, inner: C.coral }),
  );
  return card({ id: 'len20', ground: C.paper, picture: o });
}
