import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { grip, palm } from '../../figures/hand.ts';
import { headProfile } from '../../figures/profile.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { each, placer } from '../../geom/points.ts';
import { disc, rect, rounded } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloudBank, spiral } from '../../kit/clouds.ts';
import { clip, flat, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { crescentPath } from '../../kit/stars.ts';
import { butterfly, gulls, heldSword } from '../../kit/wind.ts';

// Lead, azurite, cinnabar; wind from the left, clouds low.
export const focus: Focus = [54, 66, 224, 314];

export function draw(): string {
  const skin = C.skin[2];
  let o = sky('swoQ', 'grey', 430) + gulls('252,86', 14);
  o += cloudBank(20, 300, 366, 40, 11, { fill: C.grey, inner: C.grey2 });
  o += sh(blob('10,424! 90,416 230,418 312,424! 312,480! 10,480!'), C.blue3, 2.3);
  // throne from the side: back and step
  o +=
    sh(poly('48,456 48,150 40,150 40,132 96,132 96,150 90,150 92,456'), C.night2, 2.5) + ln('M58 160V440', 1.4, C.gold);
  o += sh(crescentPath(68, 106, 17, 0.55, 90), C.gold, 2) + sh(disc(68, 124, 7), C.gold2, 1.8);
  o += sh(rect(36, 446, 214, 16), C.grey2, 2.3) + sh(rect(24, 460, 244, 22), C.grey2, 2.3);
  // far arm held out
  o += sh(blob('244,246! 236,228! 224,214! 230,210 240,220 248,236!'), C.gold3, 2);
  o += union([limb('210,252 236,228 252,210', [19, 16, 13])], skin, 1.8);
  o += palm(261, 195, 16.5, { skin, r: 34, flip: true });
  o += flat(taper('247,215 254,206', [11.6, 12]), skin);
  o += sh(blob('150,216! 172,226 200,238 222,212! 236,224 247,244! 232,268 206,288 178,276 152,256!'), C.paper2, 2.3);
  o += strokes(['164,232 188,250 208,252', '206,256 218,246 226,232', '196,270 216,264 232,250'], 2.6, C.gold3);
  o += rod(line('222,212 236,224 247,245'), 3.2, C.gold, 1.6);
  // gown: lap, knees, train
  o += sh(blob('226,440! 240,438 254,446 262,456 260,462! 226,462!'), C.red, 2);
  o += sh(
    blob(
      '122,206! 142,198 160,204! 172,236 170,272 174,310! 206,318 232,330 240,352 236,392 244,430 248,458! 196,462 150,458! 120,420 108,340',
    ),
    C.paper,
    2.8,
  );
  o += strokes(
    [
      '170,318 196,334 228,342',
      '196,340 214,380 220,446',
      '222,340 226,388 236,440',
      '176,344 190,390 192,448',
      '158,232 162,256 158,284',
    ],
    3,
    C.grey,
  );
  // cloak of clouds
  const cloak = blob(
    '116,204! 130,194 146,198! 154,226 146,262 156,296 184,318 204,346 208,392 216,430 220,458! 176,462! 160,400 90,400! 84,330 86,270 96,230',
  );
  o += sh(cloak, C.blue, 2.8);
  o += clip(
    'swoQc',
    cloak,
    strokes(['134,210 112,270 108,330', '146,250 140,290 150,330', '190,340 192,390 196,450'], 3.2, C.blue3) +
      flat(
        each(
          [
            [110, 256, 0],
            [128, 302, 1],
            [96, 318, 0],
            [170, 322, 1],
            [194, 366, 0],
            [198, 420, 1],
          ],
          (x, y, f) => spiral(x, y, 13, !!f) + spiral(x + (f ? -15 : 15), y + 5, 8, !f),
        ),
        C.paper,
      ),
  );
  o += rod(line('146,204 153,228 146,262 156,296 184,318 203,346 208,392 215,430 219,456'), 3, C.gold, 1.2);
  // near side of the throne
  o +=
    sh(poly('88,332 184,332 188,456 84,456'), C.night2, 2.5) + ln(poly('96,342 176,342 179,446 93,446'), 1.4, C.gold);
  o += butterfly(136, 394, 33) + sh(crescentPath(136, 356, 8, 0.5, 90), C.gold2, 1.6);
  // arm of the throne, sword, near arm
  o +=
    sh(rounded(100, 318, 94, 16, 6), C.grey2, 2.3) +
    sh(disc(190, 326, 10), C.grey2, 2.2) +
    ln(disc(190, 326, 5), 1.2, C.grey);
  o += heldSword(198, 294, 270, 0, { w: 16, guard: 48, blade: C.paper, shade: C.grey });
  o += grip(198, 296, 12.5, { skin, dir: -1, wrist: [172, 298] });
  o += sh(blob('118,268! 146,272 168,280 181,283! 184,297 181,312! 158,318 128,318 112,308!'), C.paper, 2.3);
  o +=
    strokes(['140,284 156,288 172,290', '134,300 150,306 168,305'], 2.6, C.grey) +
    rod(line('181,282 184,297 181,313'), 3.2, C.gold, 1.6);
  // the cloak falls over the near shoulder as far as the elbow
  o += sh(
    blob('124,208! 142,204 153,220! 156,244 152,266 146,288! 128,298 108,302! 100,288 104,250 112,222'),
    C.blue,
    2.5,
  );
  o +=
    strokes(['132,222 122,252 116,288', '144,222 144,252 136,286'], 3, C.blue3) +
    flat(spiral(122, 276, 9) + spiral(138, 244, 7, true), C.paper);
  o += rod(line('107,303 128,299 147,288'), 3, C.gold, 1.2);
  // veil, head, crown
  o += sh(blob('128,112! 106,122 94,152 96,190 84,232! 104,236 126,222 140,204! 130,180'), C.paper, 2.4);
  o += headProfile(140, 152, 26, { skin, mood: 'fierce' });
  const h = placer({ x: 140, y: 152, s: 26 });
  o += sh(
    blob(h('0.62,-0.56! 0.3,-0.98 -0.3,-1.04 -0.84,-0.62 -0.94,0 -0.72,0.62! -0.4,0.66 -0.2,0.3 -0.08,-0.2 0.3,-0.42')),
    C.ink,
    2,
  );
  o += sh(
    blob(
      h(
        '0.2,-1.06! -0.5,-1.1 -1.06,-0.5 -1.1,0.4 -1.34,1.9 -1.16,2.9! -0.7,2.7 -0.48,2! -0.66,1.2 -0.7,0.3 -0.44,-0.5',
      ),
    ),
    C.paper,
    2.2,
  );
  o += strokes([h('-0.2,-0.9 -0.84,-0.2 -0.94,1'), h('-0.7,0.6 -0.94,1.5 -1,2.5')], 2.2, C.grey);
  o += sh(
    blob(
      h(
        '-0.78,-0.6! -0.92,-1.2! -0.5,-1 -0.3,-1.5! -0.02,-1.12 0.3,-1.46! 0.42,-1 0.78,-1.1! 0.68,-0.52! 0.2,-0.84 -0.4,-0.8',
      ),
      0.2,
    ),
    C.gold,
    2.1,
  );
  const [bx, by] = h('0,-1.5')[0]!;
  o += butterfly(bx, by, 15, { fill: C.red, inner: C.coral, sw: 1.5, r: -6 });
  o += flat(poly('127,180 142,180 146,208 128,208'), skin) + ln('M142 181Q142 194 146 206', 2.1);
  o +=
    sh(blob('122,204! 132,200 144,199 152,200! 164,212! 152,221 136,219 124,214'), C.gold, 2) +
    sh(disc(152, 211, 4.4), C.red, 1.5);
  return card({ id: 'swoQ', ground: C.grey2, picture: o });
}
