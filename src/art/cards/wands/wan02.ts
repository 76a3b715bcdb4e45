import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { grip } from '../../figures/hand.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { placer } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, roundTree } from '../../kit/land.ts';
import { clip, flat, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { leaf, lily, rose } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { wand } from '../../kit/suits.ts';
import { ripples } from '../../kit/water.ts';

// Two of Wands: lord on a battlement, a globe in his hand, a staff in the other, one fixed to the wall; bay below.
// Cinnabar, azurite, malachite; evening.
export const focus: Focus = [60, 70, 220, 308];

export function draw(): string {
  const skin = C.skin[3];
  let o = sky('wan02', 'afterglow', 300, 46);
  // low sun, before which the dark head stands
  o += sh(disc(160, 176, 92), C.straw2, 2) + ln(disc(160, 176, 86), 1, C.straw);
  // bay
  o += ridge('120,282 168,246 200,268 244,232 310,272', 300, C.coral, C.red);
  o += sh(rect(18, 280, 284, 110), C.blue, 2.2) + ripples(22, 286, 276, 90, 8, { seed: 9 });
  o +=
    sh(blob('310,300! 276,300 240,312 232,324 262,336 310,340!'), C.green2, 2) +
    roundTree(284, 322, 34, C.green, C.green2);
  o += sh(blob('10,290! 60,290 88,304 82,322 40,336 10,340!'), C.green2, 2) + roundTree(38, 322, 34, C.green, C.green2);
  // cloak, gown
  o += sh(
    blob('146,184! 122,194 106,220 98,280 90,340 80,420! 240,420! 222,340 208,270 204,220 188,194 170,184!'),
    C.red,
    2.8,
  );
  o += strokes(['116,226 106,300 96,390', '196,230 210,300 222,390'], 3.4, C.red2);
  o += sh(
    blob(
      '146,190! 132,204 130,240 136,268 128,310 120,350 114,420! 212,420! 202,340 190,300 184,268 188,234 184,204 172,190!',
    ),
    C.gold,
    2.5,
  );
  o += strokes(
    ['140,278 134,320 128,372', '152,280 150,330 148,372', '166,280 168,330 172,372', '178,278 186,320 194,372'],
    3,
    C.gold3,
  );
  o +=
    rod(line('135,268 160,275 185,268'), 4.6, C.red, 2) +
    sh(blob('155,274! 165,274! 168,330 164,352! 156,352! 152,330'), C.red, 1.9);
  o += strokes(['142,212 140,232 144,254', '178,214 181,234 177,254'], 2.6, C.gold3);
  // staff in the left hand
  o += wand(80, 430, 84, 96, { w: 15, size: 28, leaves: '0.97,-34 0.92,42 0.72,-44 0.4,-42' });
  o += grip(84, 276, 12, { skin, dir: 1, r: 4, wrist: [98, 258] });
  o += sh(blob('146,194! 128,200 112,220 98,240 88,256! 103,274! 118,262 132,244 140,224!'), C.red, 2.4);
  o +=
    strokes(['130,210 116,232 102,250', '136,224 124,244 112,256'], 2.8, C.red2) +
    rod(line('87,255 96,263 104,275'), 3.4, C.gold, 1.7);
  // globe in the other: wrist, fingers round it
  o += union([limb('228,246 228,222', [14, 13])], skin, 1.9);
  o += sh(
    blob(
      '174,194! 194,198 206,218 213,240 216,244! 216,234! 241,237! 244,254 234,274 218,280 202,270 190,248 182,226!',
    ),
    C.red,
    2.4,
  );
  o +=
    strokes(['196,212 206,240 212,256', '222,272 232,260 234,246', '200,256 212,266 222,262'], 2.8, C.red2) +
    rod(line('215,233 228,237 242,237'), 3.4, C.gold, 1.7);
  const globe = disc(226, 180, 29);
  o += sh(globe, C.blue2, 2.5);
  o += clip(
    'wan02b',
    globe,
    flat(
      blob('202,158 218,156 228,164 220,176 224,190 210,200 200,184') + blob('236,150 258,160 254,186 242,190 238,174'),
      C.green,
    ) + flat(blob('242,152! 260,172 256,200 232,214! 248,194 252,172'), C.blue3),
  );
  o += ln(disc(226, 180, 11, 29), 1.2) + ln('M197 180h58', 1.2) + ln(globe, 2.5) + sh(disc(226, 149, 4), C.gold, 1.7);
  o +=
    union(
      [
        blob('220,226! 216,218 212,210 226,212 240,208 244,210 240,218 236,226!'),
        limb('216,216 205,206 199,195', [9, 7.4, 6.4]),
        limb('236,217 248,208 255,196', [8, 7, 5.6]),
        limb('236,219 251,213 259,203', [8, 6.6, 5.4]),
        limb('234,222 249,219 259,211', [8, 6.6, 5.2]),
      ],
      skin,
      1.8,
    ) + strokes(['236,215 246,211 254,204', '238,219 248,216 256,211', '212,213 217,217 219,222'], 1.3);
  // head with cap, turned to the globe
  const h = placer({ x: 160, y: 148, s: 26, r: 4 });
  o += sh(blob(h('-0.5,-0.9! -0.96,-0.3 -0.96,0.6 -0.7,1.1 -0.36,1! -0.3,0')), C.ink, 2);
  o += headThreeQuarter(160, 148, 26, { skin, r: 4, mood: 'watchful' });
  o += sh(blob(h('-0.16,0.7! 0.1,0.74 0.3,0.76 0.56,0.74! 0.52,1.04 0.34,1.24 0.12,1.1')), C.ink, 1.7);
  o += sh(blob(h('0.14,0.5! 0.34,0.4 0.56,0.48! 0.36,0.5')), C.ink, 1.2);
  o +=
    sh(blob('140,190! 150,182 170,182 180,190! 176,202 160,208 144,202'), C.paper, 2.1) +
    sh(disc(160, 205, 5.6), C.gold, 1.8);
  o +=
    sh(
      blob(h('-0.94,-0.36! -1.3,-0.86 -1,-1.36 -0.3,-1.6 0.5,-1.5 1,-1.1 0.9,-0.56! 0.3,-0.66 -0.4,-0.58')),
      C.red,
      2.4,
    ) + rod(line(h('-0.96,-0.36 -0.4,-0.6 0.3,-0.68 0.9,-0.56')), 5, C.gold, 1.9);
  o +=
    strokes([h('-0.9,-1 -0.3,-1.3 0.3,-1.2')], 2.8, C.red2) +
    sh(disc(...(h('0.36,-0.78')[0]!.slice(0, 2) as [number, number]), 4), C.red2, 1.5);
  // wall and the staff fixed to it
  const wall = poly(
    '10,376! 64,376! 64,352! 112,352! 112,376! 212,376! 212,352! 244,352! 244,376! 310,376! 310,480! 10,480!',
  );
  o += sh(wall, C.paper2, 2.6);
  o += ln(
    'M22 410H100M220 410H298M22 442H100M220 442H298M60 410v32M40 376v34M90 376v34M84 442v30M232 376v34M288 410v32M240 442v30',
    1.3,
    C.gold3,
  );
  o += wand(275, 460, 273, 112, { w: 15, size: 27, leaves: '0.97,-34 0.92,42 0.36,46' });
  o += sh(rect(262, 392, 25, 9) + rect(262, 440, 25, 9), C.grey, 1.9);
  // roses and lilies crossed
  o += sh(rect(104, 388, 112, 76), C.paper, 2.2) + ln(rect(109, 393, 102, 66), 1, C.gold3);
  o += rod('M126 456L188 404M194 456L132 404', 2.6, C.green, 1.5);
  o += leaf(150, 434, 18, -160, { fill: C.green2 }) + leaf(170, 434, 18, -20, { fill: C.green2 });
  o +=
    rose(134, 411, 12, { fill: C.red, inner: C.coral }) +
    rose(188, 445, 10, { fill: C.red, inner: C.coral }) +
    lily(187, 412, 13) +
    lily(133, 446, 11);
  return card({ id: 'wan02', ground: C.paper2, picture: o });
}
