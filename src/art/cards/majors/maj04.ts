import type { Focus } from '../../art.ts';
import { footOut } from '../../figures/foot.ts';
import { cradle, grip } from '../../figures/hand.ts';
import { beard, headElder } from '../../figures/head.ts';
import { shortHair } from '../../figures/headgear.ts';
import { lapOpen } from '../../figures/lap-ways.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { at, both, mirror, placer, points, sym } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge } from '../../kit/land.ts';
import { flat, graded, joined, ln, rod, sh, strokes, tone } from '../../kit/marks.ts';

// Cinnabar, lead, a thread of azurite; hard light from the left.
const SKIN = C.skin[2];
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
/** Arm with the ankh sceptre: sleeve, cuff, wrist and fist in one line. */
function ankh(): string {
  return (
    rod('M86 330V204M72 198H100', 4, C.gold, 2) +
    rod('M86 194C68 172 74 154 86 154S104 172 86 194z', 4, C.gold, 2) +
    grip(86, 268, 12, { skin: SKIN, r: 10 }) +
    joined('144,207! 126,211 116,224 112,242 111,256! 102,258! 99,284! 112,296 130,292 140,274 142,246!', C.red, 2.5) +
    strokes(['112,257 120,262 122,274', '130,226 124,248 126,268', '138,244 136,266 124,284'], 2.6, C.red2) +
    sh(blob('99,256! 107,256! 106,272 104,288! 96,286! 98,270'), C.gold, 1.9)
  );
}
/** Arm with the globe, which lies on the palm. */
function orb(): string {
  return (
    sh(disc(243, 264, 18), C.gold, 2.3) +
    ln(line('225,266 243,272 261,266'), 2) +
    ln('M243 246V282', 1.4, C.gold3) +
    flat(disc(237, 257, 4.6), C.gold2) +
    sh('M240.500 246v-6h-5v-5h5v-6h5v6h5v5h-5v6z', C.gold2, 1.6) +
    cradle(240, 286, 14, { skin: SKIN, r: 4, sw: 2 }) +
    joined('176,207! 194,211 206,224 216,246 230,270! 224,294! 206,292 192,280 184,262 178,246!', C.red, 2.5) +
    strokes(['186,226 198,250 212,268', '194,256 200,268 212,280', '182,246 186,262 200,280'], 2.6, C.red2) +
    sh(blob('228,267! 235,272! 232,286 227,297! 219,294! 224,280'), C.gold, 1.9)
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
    sh(poly(sym('160,96 118,96 118,108 104,108 104,430 160,430')), C.grey2, 2.6) +
    sh(poly(sym('160,107 129,107 129,119 115,119 115,430 160,430')), C.night2, 1.6) +
    ln('M116 168H204M116 226H204', 1.3, C.grey);
  for (const f of [0, 1]) {
    const m = (l: string) => (f ? mirror(l) : points(l));
    o +=
      sh(poly(m('82,132 106,132 108,300 80,300')), C.grey2, 2.3) +
      (f ? flat(poly('224,133 237,133 238.800,288 226,288'), C.grey) : '') +
      sh(poly(m('76,122 112,122 108,134 80,134')), C.grey2, 2.2) +
      sh(poly(m('60,300 116,300 116,436 54,436')), C.grey2, 2.4) +
      (f ? flat(poly('236,302 259,302 265,434 240,434'), C.grey) : '') +
      sh(poly(m('52,288 118,288 118,304 52,304')), C.grey2, 2.3);
  }
  o += ram(94, 106, 21) + ram(226, 106, 21) + ram(78, 354, 20) + ram(242, 354, 20);
  o +=
    sh(rect(44, 432, 232, 16), C.grey, 2.3) +
    sh(rect(30, 446, 260, 30), C.grey2, 2.4) +
    flat(rect(31, 465, 258, 10), C.grey);
  // cloak
  o += sh(blob(sym('160,186! 130,198 112,228 106,300 100,372 90,440! 118,446 160,440')), C.red2, 2.6);
  // greaves and sabatons
  for (const f of [0, 1]) {
    const m = (l: string) => (f ? mirror(l) : points(l));
    o +=
      sh(blob(m('108,384! 142,384! 142,410 137,440! 115,440! 109,410')), C.grey2, 2.3) +
      (f ? flat(blob('201,386! 210.500,386! 210,410 204,438.800! 197,438.800!'), C.grey) : '') +
      strokes([m('124,398 123,418 125,434'), m('133,398 133,416 131,432')], 2.2, C.grey) +
      footOut(f ? 196 : 124, 426, 0.84, { flip: !!f, fill: C.grey2, dark: C.grey, light: C.paper, shadow: C.grey }) +
      ln(line(m('104,441 115,448 123,459')) + line(m('112,436 122,441 130,451')), 1.4) +
      rod(line(m('113,430 124,434 136,430')), 2.6, C.gold, 1.4);
  }
  // red robe over the armour and both knees
  o += lapOpen(160, 286, { fill: C.red, dark: C.red2, light: C.coral, trim: C.gold, waist: 35, wide: 0.88 });
  o += sh(blob(sym('160,208! 138,210 124,222 126,250 129,289! 145,295 160,296')), C.red, 2.5);
  o += ankh() + orb();
  o +=
    sh(blob(sym('160,212! 144,213! 139,232 140,262 142,281! 160,288!')), C.grey, 2) +
    strokes([...both('145,236 151,243 160,246', 160), ...both('145,256 151,263 160,266', 160)], 2.2, C.night2);
  o += rod(line('131,288 160,296 189,288'), 5, C.gold, 2) + sh(disc(160, 294, 7), C.gold2, 1.8);
  // collar, head, beard, crown
  o += sh(blob(sym('160,196! 138,198 124,214 130,226! 146,218 160,226!')), C.gold, 2.1);
  o +=
    headElder(160, 160, 26, SKIN) +
    flat(disc(151.5, 161.5, 2.4) + disc(168.5, 161.5, 2.4), C.ink) +
    strokes(['156,148 157,152 156,155', '164,148 163,152 164,155'], 1.4) +
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
