import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { grip } from '../../figures/hand.ts';
import { headLevel } from '../../figures/head.ts';
import { shortHair } from '../../figures/headgear.ts';
import { headProfile } from '../../figures/profile.ts';
import { stride } from '../../figures/stride.ts';
import { card } from '../../frame.ts';
import { blob, line, taper } from '../../geom/paths.ts';
import { at, type Line, type Point, place, placer } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, tufts } from '../../kit/land.ts';
import { flat, g, rod, sh, strokes, union } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { wand } from '../../kit/suits.ts';

// Five of Wands: five youths crossing staves in a rough game, all in different clothes; nobody hurt.
// Cinnabar, malachite, azurite; afternoon.
export const focus: Focus = [34, 66, 252, 353];

type Put = (l: Line) => readonly Point[];
interface Youth {
  skin: string;
  /** Tunic, its folds, its shaded side; sleeves and their folds. */
  tunic: readonly [string, string];
  sleeve: readonly [string, string];
  hair(h: Put): string;
  mood?: 'glad' | 'wary' | 'watchful';
  flip?: boolean;
}
const curls = (h: Put) =>
  union(
    [
      at(h('0.4,-0.86 0,-1 -0.4,-0.92 -0.74,-0.62 -0.88,-0.2 -0.84,0.24 -0.6,0.54 -0.36,-0.5 -0.46,0'), (x, y) =>
        disc(x, y, 7),
      ),
    ],
    C.ink,
    1.9,
  );
const bob = (fill: string) => (h: Put) =>
  sh(
    blob(
      h('0.58,-0.66! 0.3,-1.14 -0.4,-1.14 -0.94,-0.6 -1.04,0.2 -0.86,0.86! -0.4,0.8 -0.34,0.2! -0.1,-0.3 0.1,-0.56'),
    ),
    fill,
    2,
  );
/** Near arm: sleeve to the elbow and over it, with a cuff at the wrist. */
const arm = (bones: string, [fill, fold]: readonly [string, string], w: number): string =>
  union([limb(bones, [w, w * 0.88, w * 0.62])], fill, 2.3) + strokes([bones], w * 0.1, fold);

/** Edge of a sleeve at the wrist. */
const cuff = (x: number, y: number, r: number, fill: string): string =>
  sh(blob(place('-0.4,-1! 0,-0.92 0.4,-1! 0.4,1! 0,0.92 -0.4,1!', { x, y, s: 8, r })), fill, 1.8);

interface Lunger extends Youth {
  hose: readonly [string, string];
  shoe: string;
  sash: string;
}
/** One of the two in front: a deep lunge to the right, the staff thrust up. */
function lunger({ skin, tunic, sleeve, hair, mood = 'glad', flip = false, hose, shoe, sash }: Lunger): string {
  const [fill, fold] = hose;
  const legs = { w: 31, fill, fold, shoe, top: C.gold, high: 0.22 };
  const head = { x: 108, y: 257, s: 21, r: -4 };
  const turn = 43;
  const body =
    stride('80,372 68,408 53,440', { ...legs, r: 12 }) +
    stride('100,374 136,396 126,440', legs) +
    arm('120,304 149,317 146,288', sleeve, 19) +
    sh(
      blob(
        '98,288! 86,292 78,304 84,330 82,350 70,374 58,394! 76,404 92,396 110,405 130,394! 122,374 112,350 120,330 132,310 128,298 116,289!',
      ),
      tunic[0],
      2.8,
    ) +
    flat(
      blob(
        flip
          ? '84,296! 80,306 86,330 84,350 72,376 61,393! 74,401! 84,376 96,350 94,326'
          : '126,298! 131,310 119,330 111,350 121,374 128,393! 112,402! 110,376 100,350 110,326',
      ),
      tunic[1],
    ) +
    strokes(['88,356 80,378 72,398', '96,356 94,378 92,394', '104,356 108,378 112,400'], 2.6, tunic[1]) +
    sh(taper('82,348 98,354 113,347', [8, 9, 8]), sash, 1.9) +
    headProfile(head.x, head.y, head.s, { skin, r: head.r, mood }) +
    hair(placer(head)) +
    wand(42, 375, 222, 184, { w: 13, size: 21, leaves: '0.98,-40 0.92,42' }) +
    grip(144, 267, 12, { skin, dir: -1, r: turn, wrist: [146, 285] }) +
    cuff(146, 286, 86, sash) +
    grip(84, 331, 12, { skin, dir: 1, r: turn, wrist: [68, 336] }) +
    arm('92,306 54,324 68,336', sleeve, 21) +
    cuff(71, 336, 8, sash);
  return g(body, `transform="${flip ? 'matrix(-1 0 0 1 327 0)' : 'translate(-7 0)'}"`);
}

interface Swinger extends Youth {
  trim: string;
}
/** One of the two at the sides behind the mound, the staff swung high. */
function swinger({ skin, tunic, sleeve, trim, hair, mood = 'watchful', flip = false }: Swinger): string {
  const head = { x: 51, y: 208, s: 19, r: 0 };
  const body =
    arm('70,252 97,224 84,188', sleeve, 18) +
    sh(blob('52,236! 38,242 32,256 36,290 30,340! 84,340! 80,290 84,258 78,244 66,236!'), tunic[0], 2.5) +
    strokes(['50,296 46,316 44,336', '60,296 62,316 62,336', '70,290 74,312 76,330'], 2.4, tunic[1]) +
    sh(taper('36,290 58,296 80,290', [7, 8, 7]), trim, 1.8) +
    headProfile(head.x, head.y, head.s, { skin, mood, sw: 2 }) +
    hair(placer(head)) +
    wand(74, 298, 86, 62, { w: 12, size: 20, leaves: '0.98,-36 0.92,42' }) +
    grip(81, 168, 11, { skin, dir: -1, r: 4, wrist: [83, 184] }) +
    cuff(83.5, 186, 78, trim) +
    grip(78, 232, 11, { skin, dir: -1, r: 4, wrist: [61, 245] }) +
    arm('44,256 38,284 60,247', sleeve, 19) +
    cuff(62, 244, -40, trim);
  return g(body, flip ? 'transform="matrix(-1 0 0 1 324 10)"' : '');
}

/** The one in the middle behind the mound, his staff level over his head. */
function parrier(): string {
  const skin = C.skin[1];
  const sleeve = [C.gold2, C.gold3] as const;
  const level = { skin, r: 78 };
  return (
    arm('140,206 102,178 115,150', sleeve, 20) +
    arm('180,206 220,172 207,132', sleeve, 20) +
    sh(
      blob(
        '150,188! 136,191 122,200 132,220 138,246 138,270 128,340! 192,340! 182,270 182,246 188,220 198,200 184,191 170,188!',
      ),
      C.green,
      2.6,
    ) +
    flat(blob('188,195! 196,201 186,220 181,246 180,270 190,338! 172,338! 170,270 172,230'), C.green3) +
    strokes(['148,274 144,300 140,332', '160,276 160,300 160,332', '134,206 142,214 150,230'], 2.6, C.green3) +
    sh(taper('137,266 160,272 183,266', [8, 9, 8]), C.red, 1.9) +
    sh(blob('152,172! 168,172! 169,186 176,192! 160,204 144,192! 151,186'), skin, 2) +
    headLevel(160, 158, 20, skin, 2) +
    shortHair(160, 158, 20, { fill: C.red2 }) +
    wand(258, 103, 56, 147, { w: 12, size: 20, leaves: '0.98,-36 0.92,42' }) +
    grip(115, 134, 11, { ...level, dir: 1, wrist: [114, 150] }) +
    cuff(114, 152, 96, C.red) +
    grip(207, 114, 11, { ...level, dir: -1, wrist: [207, 132] }) +
    cuff(207.5, 134, 84, C.red)
  );
}

export function draw(): string {
  let o = sky('wan05', 'ember', 390, 34);
  o += ridge('10,330 60,292 110,328 170,286 230,326 280,290 312,324', 360, C.coral, C.red);
  o += parrier();
  o += swinger({ skin: C.skin[3], tunic: [C.red, C.red2], sleeve: [C.paper, C.grey], trim: C.gold, hair: curls });
  o += swinger({
    skin: C.skin[0],
    tunic: [C.blue, C.blue3],
    sleeve: [C.red, C.red2],
    trim: C.gold,
    flip: true,
    hair: (h) =>
      bob(C.gold)(h) +
      sh(blob(h('0.84,-0.5! 0.2,-0.7 -0.6,-0.5 -1.1,-0.1! -1.16,-0.8 -0.5,-1.36 0.4,-1.26')), C.red, 2) +
      sh(blob(h('-0.6,-1.1! -1.2,-1.7 -1.9,-1.6! -1.5,-1.3 -1.2,-0.8 -0.9,-0.7!')), C.paper, 1.7),
  });
  // mound that hides the three behind from the belt down
  o += sh(blob('10,346! 60,322 110,316 160,314 210,316 260,322 312,346! 312,480! 10,480!'), C.green, 2.4);
  o += strokes(['40,350 90,336 130,336', '190,336 230,336 280,350'], 3.4, C.green3);
  o += sh(blob('10,436! 70,424 160,430 250,422 310,434! 310,480! 10,480!'), C.green2, 2.4);
  o += lunger({
    skin: C.skin[2],
    tunic: [C.paper, C.grey2],
    sleeve: [C.blue2, C.blue],
    hose: [C.red, C.red2],
    shoe: C.gold3,
    sash: C.red,
    hair: (h) =>
      bob(C.ink)(h) +
      sh(blob(h('-0.84,-0.3! -1.4,-0.3 -1.8,0.1! -1.5,0.2 -1.6,0.6! -1.2,0.3 -0.9,0!')), C.red, 1.7) +
      rod(line(h('0.56,-0.62 0,-0.7 -0.6,-0.5 -0.98,-0.2')), 3, C.red, 1.5),
  });
  o += lunger({
    skin: C.skin[0],
    tunic: [C.gold2, C.gold],
    sleeve: [C.paper, C.grey],
    hose: [C.blue, C.blue3],
    shoe: C.red2,
    sash: C.blue,
    mood: 'wary',
    flip: true,
    hair: bob(C.red2),
  });
  o += tufts('30,462 160,456 290,460', { rise: 12 });
  return card({ id: 'wan05', ground: C.green2, picture: o });
}
