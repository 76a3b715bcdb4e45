import type { Focus } from '../../art.ts';
import { lionHead } from '../../beasts/lion.ts';
import { sleeve } from '../../figures/body.ts';
import { footOut } from '../../figures/foot.ts';
import { clasp } from '../../figures/hand.ts';
import { reach } from '../../figures/reach.ts';
import { throne } from '../../figures/throne.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob, brush, line } from '../../geom/paths.ts';
import { at, type Line, type Point, placer, points, sym } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge } from '../../kit/land.ts';
import { flat, ln, rod, sh, strokes } from '../../kit/marks.ts';
import { sunflower } from '../../kit/plants.ts';
import { salamander, salamanderPath } from '../../kit/salamander.ts';
import { sky } from '../../kit/skies.ts';
import { wand } from '../../kit/suits.ts';

// King of Wands: throne with lions and salamanders; flowering staff upright; flame crown; small salamander; leaning forward.
// Cinnabar, malachite; desert noon.
export const focus: Focus = [52, 84, 206, 288];

/** Leans forward from the belt: the higher a point, the further to the left. */
const leaning = (l: Line): readonly Point[] =>
  points(l).map(([x, y, corner]): Point => {
    const at = x - Math.max(0, 296 - y) * 0.3;
    return corner ? [at, y, 1] : [at, y];
  });

export function draw(): string {
  const skin = C.skin[2];
  let o = sky('wanK', 'afterglow', 390, 46);
  o += ridge('14,380 50,330 92,376', 400, C.straw, C.gold3) + ridge('232,376 276,322 318,372', 400, C.straw, C.gold3);
  o += sh(blob('10,380! 90,370 230,376 310,368! 310,480! 10,480!'), C.coral, 2.3);
  const { back, front } = throne({ cx: 168, top: 60, arms: 298, half: 64, fill: C.red2, dark: C.paper2 });
  o += back;
  o +=
    salamander({ x: 168, y: 88, s: 22, r: -90 }, { fill: C.red, dot: C.gold2, sw: 1.5 }) +
    salamander({ x: 210, y: 150, s: 22, r: -90, flip: true }, { fill: C.red, dot: C.gold2, sw: 1.5 });
  o += front;
  // cloak that falls from the shoulders on the seat
  o += sh(
    blob(leaning('138,202! 116,214 112,250 104,300 94,352! 130,360 210,360 242,352! 240,310 236,250 222,214 186,196!')),
    C.gold,
    2.6,
  );
  o += strokes(['218,250 228,300 232,346'].map(leaning), 3.2, C.gold3);
  o += flat(salamanderPath({ x: 102, y: 300, s: 11, r: -80 }), C.red2);
  o += lionHead(86, 316, 23, false, { r: 5 }) + lionHead(252, 324, 19, true, { r: -7 });
  // legs: thighs towards us with light on the knees, straight shins, boots; the coat lies over them
  for (const f of [-1, 1] as const) {
    const put = placer({ x: 166, flip: f > 0 });
    const lit =
      f > 0
        ? '-52,336 -44,326 -32,326 -24,332 -20,342! -34,340'
        : '-59,342! -58,332 -50,325 -38,325 -28,332 -24,342! -40,339';
    o += sh(
      blob(
        put('-8,306! -34,308 -56,320 -62,338 -61,356 -58,376 -57,394 -55,408! -26,408! -25,396 -21,374 -16,352 -9,340'),
      ),
      C.green,
      2.5,
    );
    o += flat(
      blob(
        f > 0
          ? put('-52,358! -61,350! -58,376 -57,394 -54.500,407! -46,407! -47,396 -49,376')
          : put('-26,358! -15,349! -21,374 -25,396 -26.500,407! -34,407! -33,396 -30,376'),
      ),
      C.green3,
    );
    o += flat(blob(put(lit)), C.green2);
    o +=
      strokes([put('-60,351 -50,358 -38,359 -28,357')], 2.8) + strokes([put('-42,368 -43,384 -42,402')], 2.4, C.green3);
    o += footOut(166 + f * 41, 416, 0.98, { flip: f > 0, fill: C.gold, dark: C.gold3, light: C.gold2, shadow: C.red2 });
    o += sh(blob(put('-56,402! -26,402! -29,414 -31,425! -51,425! -53,414')), C.gold, 2.2);
    o += flat(
      blob(
        f > 0
          ? put('-54.500,404! -48,404! -46,424! -50,424! -52,414')
          : put('-27.500,404! -34,404! -37,424! -32,424! -30,414'),
      ),
      C.gold3,
    );
    o += rod(line(put('-57,402 -41,406 -25,402')), 4.5, C.red, 1.6);
  }
  o += sh(
    blob(
      leaning(
        sym(
          '166,206! 146,208 128,222 128,250 134,276 136,290 112,300 102,318 102,334! 112,325 128,323 144,328 152,340! 158,336 166,336',
          166,
        ),
      ),
    ),
    C.red,
    2.5,
  );
  o += strokes(
    ['144,298 126,306 116,318', '156,300 152,316 153,330', '188,298 206,306 216,318', '176,300 180,316 179,330'],
    2.6,
    C.red2,
  );
  o += [-1, 1]
    .map((f) => rod(line(placer({ x: 166, flip: f > 0 })('-63,332 -54,323 -38,321 -22,326 -14,337')), 1.8, C.gold, 1))
    .join('');
  o += strokes(['144,240 148,264 146,282', '188,240 184,264 186,282'].map(leaning), 2.8, C.red2);
  o += rod(line('135,286 166,293 197,286'), 5, C.gold, 2) + sh(disc(166, 292, 6.5), C.green2, 1.8);
  o += flat(
    at('138,308 194,308', (x, y) => salamanderPath({ x, y, s: 11, r: -70 })),
    C.gold2,
  );
  // staff, its side flowers on stems
  o += ln(line('50,164 42,154 33,138'), 3.2, C.green3) + ln(line('50,158 60,148 68,134'), 3.2, C.green3);
  o += wand(48, 460, 48, 106, { w: 14, size: 22, leaves: '0.78,-40 0.7,42' });
  o +=
    sunflower(48, 94, 16, { petals: 10, fill: C.coral, heart: C.gold }) +
    sunflower(33, 130, 9, { petals: 8, fill: C.paper, heart: C.gold }) +
    sunflower(69, 126, 9.5, { petals: 8, fill: C.paper, heart: C.gold });
  // arms: one at the staff, one hand on the knee, elbow out
  const sleeves = { u: 26, skin, fill: C.green, fold: C.green3, cuff: C.gold, bell: 0.2 } as const;
  o += reach({ ...sleeves, from: [112, 234], to: [50, 254], bend: -1, hand: 'grip', flip: true, r: 8 });
  o += clasp(208, 344, 13, { skin, r: 108, flip: false });
  o += sleeve('180,228 234,274 216,326', { fill: C.green, fold: C.green3, cuff: C.gold, w: [28, 25, 22] });
  // collar, head leaning forward
  o +=
    sh(blob('88,238! 92,214 116,200 148,196 180,208! 184,224 160,232 130,244 102,246'), C.paper, 2.3) +
    flat(
      [
        [106, 228],
        [122, 236],
        [142, 230],
        [162, 220],
        [136, 216],
      ]
        .map(([x, y]) =>
          brush(
            [
              [x!, y!],
              [x! + 2, y! + 4],
              [x! + 1, y! + 8],
            ],
            2.6,
          ),
        )
        .join(''),
      C.ink,
    );
  const h = placer({ x: 118, y: 172, s: 28, flip: true, r: -14 });
  o += sh(blob(h('-0.2,-1! -0.84,-0.8 -1.06,-0.2 -1,0.6 -1.06,1.3! -0.5,1.3 -0.3,0.4')), C.red2, 2.1);
  o += headThreeQuarter(118, 172, 28, { skin, flip: true, r: -14, mood: 'fierce' });
  o += sh(
    blob(
      h(
        '-0.66,-0.06! -0.5,0.36 -0.14,0.46 0.12,0.44 0.4,0.38 0.6,0.42 0.71,0.3! 0.78,0.7 0.72,1.2 0.4,1.94! 0,1.6 -0.44,1.1 -0.7,0.5',
      ),
    ),
    C.red2,
    2.1,
  );
  o +=
    flat(brush(h('0.18,0.6 0.34,0.64 0.5,0.59'), 3), C.coral) +
    strokes(
      [h('-0.3,0.7 -0.1,1.1 0.14,1.5'), h('0.14,0.84 0.24,1.2 0.36,1.6'), h('0.5,0.8 0.54,1.1 0.46,1.5')],
      2.4,
      C.ink,
    );
  o += sh(blob(h('0.6,-0.6! 0.2,-0.74 -0.4,-0.66 -0.6,-0.1! -0.9,0 -0.96,-0.6 -0.6,-1! 0,-1.1 0.5,-0.9')), C.red2, 1.9);
  // crown of flames
  o += sh(
    blob(
      h(
        '0.76,-0.62! 0.9,-1.1 0.72,-1.6! 0.52,-1.24 0.48,-1.1! 0.44,-1.6 0.2,-2.02! 0,-1.6 -0.02,-1.2! -0.2,-1.5 -0.56,-1.76! -0.5,-1.4 -0.52,-1.06! -0.74,-1.2 -1.1,-1.2! -0.96,-0.9 -0.94,-0.5! -0.4,-0.84 0.3,-0.86',
      ),
    ),
    C.gold,
    2.2,
  );
  o += sh(
    blob(h('0.3,-1! 0.26,-1.3 0.16,-1.6! 0.06,-1.3 0.06,-1.02!')) +
      blob(h('-0.3,-0.98! -0.34,-1.2 -0.46,-1.4! -0.48,-1.1 -0.48,-0.92!')) +
      blob(h('0.7,-0.86! 0.76,-1.1 0.7,-1.3! 0.56,-1.1 0.54,-0.9!')),
    C.red,
    1.2,
  );
  o += ln(line(h('0.74,-0.66 0.3,-0.9 -0.4,-0.88 -0.92,-0.54')), 1.4, C.gold3);
  o +=
    flat(disc(168, 456, 26, 3), C.red2) +
    salamander({ x: 166, y: 450, s: 25, r: -5 }, { fill: C.gold2, dot: C.red2, sw: 1.8 });
  return card({ id: 'wanK', ground: C.coral, picture: o });
}
