import type { Focus } from '../../art.ts';
import { grip, rest } from '../../figures/hand.ts';
import { headProfile } from '../../figures/profile.ts';
import { reach } from '../../figures/reach.ts';
import { stride } from '../../figures/stride.ts';
import { card } from '../../frame.ts';
import { blob, line, taper } from '../../geom/paths.ts';
import { placer } from '../../geom/points.ts';
import { rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge } from '../../kit/land.ts';
import { flat, g, joined, rod, sh, strokes, tone } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { scaleWaves } from '../../kit/water.ts';
import { gulls, planted } from '../../kit/wind.ts';

// Azurite, lead, cinnabar; still light ahead.
export const focus: Focus = [30, 96, 262, 367];

/** The child, leaning back against the woman. */
function child(): string {
  const skin = C.skin[1];
  const h = placer({ x: 130, y: 306, s: 14, flip: true, r: -8 });
  return (
    sh(blob('132,322! 118,328 110,346 106,400! 152,400! 154,346 148,328'), C.red, 2.3) +
    strokes(['120,340 115,362 114,384', '130,346 128,366 129,384'], 2.4, C.red2) +
    headProfile(130, 306, 14, { skin, flip: true, r: -8, sw: 1.9, mood: 'sad' }) +
    sh(blob(h('0.6,-0.66! 0.2,-1.16 -0.5,-1.12 -1,-0.5 -1.04,0.3 -0.8,0.9! -0.36,0.7 -0.3,0! 0.1,-0.4')), C.gold, 1.9) +
    strokes([h('0.1,-0.9 -0.5,-0.6 -0.7,0.1')], 1.8, C.gold3)
  );
}
/** The woman under her cloak, head bowed over the child, an arm round it. */
function woman(): string {
  const skin = C.skin[1];
  const h = placer({ x: 162, y: 266, s: 18, flip: true, r: -16 });
  return (
    sh(blob('158,282! 146,296 140,330 138,400! 220,400! 220,356 212,318 196,290 182,276'), C.blue, 2.8) +
    flat(blob('186,282! 196,292 211,320 218,356 218,398! 196,398! 200,350 194,312'), C.blue3) +
    headProfile(162, 266, 18, { skin, flip: true, r: -16, sw: 2, mood: 'sad' }) +
    sh(
      blob(
        h(
          '0.72,-0.6! 0.4,-1.3 -0.5,-1.46 -1.24,-0.9 -1.5,0 -1.5,0.9 -1.3,1.5! -0.7,1.5 -0.1,1.7! 0.1,1.2 -0.1,0.7 0,0.2 0.2,-0.2!',
        ),
      ),
      C.blue,
      2.5,
    ) +
    flat(blob(h('-0.9,-1.1! -1.4,-0.2 -1.42,0.8 -1.24,1.4! -0.8,1.4! -0.9,0.2')), C.blue3) +
    strokes([h('0.3,-1.1 -0.3,-0.9 -0.5,-0.2')], 2.4, C.blue3) +
    child() +
    rest(116, 346, 9.5, { skin, flip: true, r: -14 }) +
    joined('184,296! 192,312 188,338 176,356 152,362 128,357! 125,338! 148,336 160,326 164,304!', C.blue, 2.6) +
    strokes(['178,312 176,332 160,346', '150,350 138,350 130,347'], 2.6, C.blue3) +
    sh(taper('127,336 124,347 128,359', [6, 6, 6]), C.gold, 1.8)
  );
}
/** The ferryman on the stern, thrown against his pole. */
function ferryman(): string {
  const skin = C.skin[2];
  const arm = { u: 22, hand: 'grip', skin, fill: C.red, fold: C.red2, cuff: C.gold, r: -19 } as const;
  const hose = { w: 30, fill: C.gold2, fold: C.gold3, shoe: C.night, top: C.gold, high: 0.3, dir: -1 } as const;
  const h = placer({ x: 220, y: 158, s: 23, flip: true, r: -6 });
  return (
    stride('250,278 268,314 273,350', { ...hose, r: -10 }) +
    stride('234,280 208,320 214,362', { ...hose, r: -6 }) +
    reach({ ...arm, from: [214, 208], to: [183, 176], bend: -1, long: [1.9, 1.9] }) +
    sh(
      blob(
        '222,188! 208,194 202,206 206,228 217,250 212,272 202,298! 216,310 236,304 252,310 271,300! 268,278 257,254 258,234 254,212 246,196 234,188!',
      ),
      C.red,
      2.8,
    ) +
    flat(blob('250,200! 257,214 257,236 256,254 266,278 269,298! 254,307! 252,280 243,252 248,224'), C.red2) +
    strokes(['222,256 216,278 209,298', '232,258 230,280 228,300', '242,258 246,282 246,302'], 2.8, C.red2) +
    rod(line('203,295 217,307 236,301 252,307 269,298'), 2, C.gold, 1.1) +
    sh(taper('215,248 238,255 260,248', [8, 9, 8]), C.gold, 1.9) +
    headProfile(220, 158, 23, { flip: true, r: -6, skin, mood: 'watchful' }) +
    sh(blob(h('0.2,-0.5! 0.14,-0.1 -0.06,0.2 0,0.52! -0.4,0.9 -0.78,0.78! -1.04,0.2 -1,-0.5')), C.ink, 2) +
    sh(blob('207,192! 220,196 234,193 243,187! 248,196 236,207 222,208 208,203'), C.gold, 2.1) +
    // straw hat
    sh(blob('217,102! 208,116 197,132 187,148! 204,155 222,155 240,149 256,140! 246,130 231,116'), C.gold2, 2.4) +
    flat(blob('218,104! 231,117 245,131 254,140! 240,148 232,150! 227,128'), C.gold) +
    strokes(['216,108 206,128 198,148', '217,108 215,130 214,152', '218,108 225,130 233,148'], 2.2, C.gold3) +
    rod('M154 94L282 460', 5.8, C.gold, 2) +
    grip(183, 176, 11.4, { skin, dir: -1, r: -19, wrist: [180, 190] }) +
    reach({ ...arm, from: [242, 214], to: [211, 257], bend: -1, long: [2.1, 2.1], into: [232, 226] })
  );
}
export function draw(): string {
  let o = sky('swo06', 'storm', 250);
  o += gulls('60,86 90,104 136,74', 12, C.paper);
  // far shore, smooth water
  o += ridge('10,236 40,206 66,196 92,210 122,190 158,178 188,198 224,186 258,204 312,190', 254, C.grey2, C.grey);
  o += ridge('10,246 52,226 92,244 136,220 176,242 222,216 262,240 312,214', 254, C.blue2, C.blue);
  o += sh(rect(10, 250, 304, 230), C.paper, 2) + tone(24, 256, 272, 190, 20, 0.9, 4, C.blue2);
  // far side of the boat, its inside
  o += sh(blob('34,288! 66,330 130,350 210,352 290,338! 292,400! 160,430 70,390'), C.gold3, 2.6);
  o += sh(blob('44,310! 74,340 134,358 210,360 284,346! 284,400! 150,420 80,396'), C.gold, 1.8);
  // six swords standing in the bow
  const blades = { w: 8, guard: 20, blade: C.paper, shade: C.grey };
  o += planted(
    [
      [52, 206, -2],
      [73, 200, -1],
      [94, 204, 0],
    ],
    190,
    blades,
  );
  o += planted(
    [
      [62, 236, -2],
      [83, 232, -1],
      [103, 238, 0],
    ],
    180,
    blades,
  );
  o += g(woman(), 'transform="translate(6 2)"');
  // deck of the stern
  o +=
    sh(blob('196,370! 240,362 288,342! 292,372! 196,396!'), C.gold, 2.3) +
    strokes(['206,380 244,374 282,360'], 2, C.gold3);
  // near side with the prow on the left, towards the shore
  o += sh(
    blob(
      '36,274! 40,296 50,326 78,358 126,380 196,386 250,378 292,364! 292,396 276,426 240,446 172,456 110,446 62,414 36,360 28,306',
    ),
    C.gold3,
    3,
  );
  o += strokes(
    ['36,322 56,374 98,408 158,422 224,418 280,396', '54,384 76,412 114,434 170,444 226,438 264,420'],
    3,
    C.ink,
  );
  o += rod(line('34,280 40,300 51,328 79,359 126,380 196,386 250,378 291,365'), 4, C.gold, 1.8);
  o += sh(blob('36,276! 30,262 38,252 49,256 49,266! 41,264 41,272'), C.gold3, 2.2);
  o += ferryman();
  // rough water
  o += scaleWaves(22, 438, 276, 5, 17);
  return card({ id: 'swo06', ground: C.blue, picture: o });
}
