import type { Focus } from '../../art.ts';
import { sleeve } from '../../figures/body.ts';
import { grip } from '../../figures/hand.ts';
import { beard, headElder } from '../../figures/head.ts';
import { shortHair } from '../../figures/headgear.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { at, both, mirror, placer, points, sym } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge } from '../../kit/land.ts';
import { flat, graded, ln, rod, sh, strokes, tone, union } from '../../kit/marks.ts';

// Cinnabar, lead, a thread of azurite; hard light from the left.
function ram(cx: number, cy: number, s: number): string {
  const put = placer({ x: cx, y: cy, s });
  const widths = [0.46, 0.52, 0.5, 0.42, 0.34, 0.24, 0.08].map((w) => w * s);
  let o = sh(blob(put(sym('0,-0.86 -0.42,-0.7 -0.44,-0.1 -0.26,0.6 -0.24,0.94 0,1.06', 0))), C.grey2, 1.9);
  for (const horn of both('-0.2,-0.7 -0.8,-0.86 -1.34,-0.3 -1.22,0.42 -0.7,0.5 -0.6,0.06 -0.86,-0.06', 0))
    o += sh(taper(put(horn), widths), C.gold, 1.8);
  return (
    o +
    strokes(
      [
        ...both('-0.36,-0.22 -0.24,-0.14 -0.14,-0.2', 0),
        ...both('-0.04,0.84 -0.1,0.74 -0.16,0.74', 0),
        '-0.12,0.94 0,0.96 0.12,0.94',
      ].map(put),
      s * 0.11,
    )
  );
}
export const focus: Focus = [62, 84, 196, 274];

export function draw(): string {
  let o = graded('maj04g', 22, 22, 276, 320, [
    [0, C.gold],
    [0.5, C.gold2],
    [1, C.paper],
  ]);
  o += tone(22, 24, 276, 260, 42, 1.9, 0.3, C.gold3);
  // bare red mountains, thin river
  o +=
    ridge('10,256 38,206 62,246 84,192 120,270', 400, C.coral, C.red) +
    ridge('200,270 236,196 258,244 282,208 312,262', 400, C.coral, C.red);
  o +=
    ridge('10,330 34,286 66,336 96,300 130,350', 420, C.red, C.red2) +
    ridge('190,350 222,304 250,330 284,280 312,330', 420, C.red, C.red2);
  o += sh(rect(10, 372, 304, 12), C.blue2, 1.8);
  o += sh(blob('10,386! 90,380 230,384 312,378! 312,480! 10,480!'), C.coral, 2.2);
  // stone throne
  o +=
    sh(poly(sym('160,96 116,96 116,108 90,108 90,430 160,430')), C.grey, 2.6) +
    ln(poly(sym('160,106 126,106 126,118 100,118 100,430 160,430')), 1.3, C.grey2);
  o += ln('M100 168H220M100 226H220', 1.1, C.ink);
  for (const f of [0, 1]) {
    const m = (l: string) => (f ? mirror(l) : points(l));
    o +=
      sh(poly(m('60,300 116,300 116,436 54,436')), C.grey2, 2.4) +
      (f ? flat(poly('236,302 259,302 265,434 240,434'), C.grey) : '') +
      sh(poly(m('52,288 118,288 118,304 52,304')), C.grey2, 2.3);
  }
  o += ram(92, 106, 22) + ram(228, 106, 22) + ram(82, 342, 25) + ram(238, 342, 25);
  o +=
    sh(rect(44, 432, 232, 16), C.grey, 2.3) + sh(rect(30, 446, 260, 30), C.grey2, 2.4) + ln('M36 454H284', 1.2, C.grey);
  // cloak
  o += sh(blob(sym('160,186! 126,200 108,232 102,300 98,372 84,440! 118,444 160,440')), C.red2, 2.6);
  // armoured legs, knees apart
  for (const f of [0, 1]) {
    const m = (l: string) => (f ? mirror(l) : points(l));
    o += union(
      [taper(m('146,322 124,348 128,374'), [40, 38, 28]), taper(m('126,352 130,400 128,440'), [32, 27, 17])],
      C.grey2,
      2.4,
    );
    o +=
      strokes([m('118,372 118,400 122,430'), m('138,370 138,402 134,432')], 2.4, C.grey) +
      sh(disc(f ? 194 : 126, 350, 14), C.grey, 2.1) +
      flat(disc(f ? 190 : 122, 345, 4.6), C.paper);
    o +=
      sh(blob(m('118,436 138,436 142,448 136,458 108,458! 104,452 114,444')), C.grey, 2.2) +
      ln(line(m('118,440 128,444 139,440')), 1.4, C.gold);
  }
  // red robe over the armour
  o += sh(blob(sym('160,208! 134,210 120,224 128,262 128,292 110,328 116,352 138,346 146,392 160,400')), C.red, 2.6);
  o += strokes(
    [...both('130,300 128,322 120,340', 160), ...both('146,304 148,340 152,380', 160), '160,300 161,346 160,392'],
    3,
    C.red2,
  );
  o +=
    sh(blob(sym('160,214! 140,216 134,238 140,280! 160,288!')), C.grey2, 2) +
    strokes([...both('142,236 150,244 160,246', 160), ...both('143,256 150,264 160,266', 160)], 2.2, C.grey);
  o += rod(line('130,290 160,298 190,290'), 5, C.gold, 2) + sh(disc(160, 296, 7), C.gold2, 1.8);
  // ankh sceptre, globe
  o += rod('M88 338V214M74 208H102', 4, C.gold, 2) + rod('M88 204C70 182 76 164 88 164S106 182 88 204z', 4, C.gold, 2);
  o +=
    sleeve('134,222 102,252 94,278', { fill: C.red, fold: C.red2, w: [32, 30, 30], cuff: C.gold }) +
    grip(88, 288, 12, { skin: C.skin[2], r: -4 });
  o += sleeve('186,222 220,252 224,284', { fill: C.red, fold: C.red2, w: [32, 30, 30], cuff: C.gold });
  o +=
    sh(disc(230, 276, 18), C.gold, 2.3) +
    ln(line('212,278 230,284 248,278'), 2) +
    ln('M230 258V294', 1.4, C.gold3) +
    flat(disc(224, 269, 4.6), C.gold2) +
    sh('M227.500 258v-6h-5v-5h5v-6h5v6h5v5h-5v6z', C.gold2, 1.6);
  o += sh(blob('212,290! 222,284 232,294 246,286 250,292 242,304 226,308 214,302!'), C.skin[2], 2);
  // collar, head, beard, crown
  o += sh(blob(sym('160,196! 138,198 124,214 130,226! 146,218 160,226!')), C.gold, 2.1);
  o +=
    headElder(160, 160, 26, C.skin[2]) +
    shortHair(160, 160, 26, { fill: C.paper }) +
    beard(160, 160, 26, { length: 3.5 });
  const k = placer({ x: 160, y: 160, s: 26 });
  o +=
    sh(blob(k(sym('0,-1.86! -0.5,-1.62 -0.98,-1.56! -0.9,-0.66! -0.5,-0.56 0,-0.52', 0))), C.gold, 2.3) +
    sh(blob(k(sym('0,-0.8 -0.5,-0.84 -0.94,-0.98! -0.9,-0.64! -0.5,-0.52 0,-0.48', 0))), C.gold2, 1.9);
  o +=
    flat(
      at(k('0,-0.66 -0.5,-0.72 0.5,-0.72'), (x, y) => disc(x, y, 3)),
      C.red,
    ) + sh('M156.500 112v-7h-6v-6h6v-6h7v6h6v6h-6v7z', C.gold2, 1.7);
  o += strokes(
    [...both('-0.5,-1.5 -0.4,-1.16 -0.44,-0.92', 0), '0,-1.7 0,-1.2 0,-0.86'].map((l) => k(l)),
    2,
    C.gold3,
  );
  return card({ id: 'maj04', ground: C.paper, picture: o });
}
