import type { Focus } from '../../art.ts';
import { grip } from '../../figures/hand.ts';
import { headProfile } from '../../figures/profile.ts';
import { card } from '../../frame.ts';
import { blob, brush, line, poly } from '../../geom/paths.ts';
import { placer, sym } from '../../geom/points.ts';
import { disc, rounded } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge } from '../../kit/land.ts';
import { flat, g, graded, joined, ln, rod, sh, strokes, tone } from '../../kit/marks.ts';
import { rays, star, starfield } from '../../kit/stars.ts';

// Night, lead; light from the lantern.
const SKIN = C.skin[0];
const HEAD = { x: 154, y: 168, s: 22, r: -16, flip: true } as const;
/** Lantern with a star of six points, hung from its ring. */
const lantern = (): string =>
  g(
    rod('M82 170Q96 146 110 170', 2.6, C.gold, 1.7) +
      sh(poly(sym('96,160 78,174 76,182 96,182', 96)), C.gold, 2.2) +
      sh(rounded(76, 180, 40, 42, 3), C.night, 2.4) +
      star(96, 201, 20, { points: 6, inner: 0.52, light: C.paper, dark: C.gold2 }) +
      sh(poly('72,220 120,220 114,232 78,232'), C.gold, 2.2) +
      ln('M76 180V222M116 180V222', 3.4) +
      ln('M76 182V220M116 182V220', 1.6, C.gold),
    'transform="translate(-4 40)"',
  );
export const focus: Focus = [52, 84, 216, 302];

export function draw(): string {
  let o = graded('maj09g', 22, 22, 276, 400, [
    [0, C.ink],
    [0.5, C.night],
    [1, '#5f6d8c'],
  ]);
  o += tone(22, 24, 276, 360, 50, 0.3, 1.7, C.night2);
  o += starfield(200, 50, 84, 90, 7, 4);
  // far peaks, snow
  o += ridge('10,420 50,372 84,402 120,360 160,404 214,356 250,396 290,366 312,400', 480, C.grey, C.night2);
  o += sh(
    blob('10,470! 60,448 96,420 120,412 160,418 214,410 240,424 268,452 312,470! 312,484! 10,484!'),
    C.paper,
    2.6,
  );
  o += strokes(
    ['110,426 90,444 58,462', '236,430 256,452 286,468', '150,440 140,456 118,468', '200,446 212,458 232,468'],
    4,
    C.blue2,
  );
  // light of the lantern on the snow
  o += flat(blob('48,456! 74,442 98,424 120,415! 132,418 128,436 112,452 84,466 44,470!'), C.straw2);
  // staff
  o += rod('M236 446L224 96', 5, C.gold, 2.1) + sh(disc(224, 94, 7), C.gold, 2);
  // light
  o += rays(92, 240, 40, 84, 24, { wavy: false, w: 0.3, fill: C.gold2 });
  // the arm with the lantern, on the far side: wide sleeve hanging from the wrist
  o += flat(blob('146,214! 126,202 106,190! 101,210 107,242 118,260! 150,266!'), C.grey);
  o += ln(line('146,214! 126,202 106,190! 101,210 107,242 118,260! 150,266!'), 2.4);
  o += sh(blob('106,190! 97,200 99,230 118,260! 114,236 113,208!'), C.night2, 2);
  o += sh(blob('112,197! 100,190 92,192 92,202 108,211!'), SKIN, 1.9);
  o += lantern();
  o += grip(92, 195, 11.5, { skin: SKIN, dir: 1, r: 12 });
  // shoes, robe, the stooping back
  o += sh(
    blob('150,428! 134,430 116,440 112,450! 150,450!') + blob('204,426! 188,430 172,440 168,450! 204,450!'),
    C.gold3,
    2.1,
  );
  o += sh(
    blob(
      '168,188 146,198 134,222 132,262 130,322 116,390 104,430! 130,424 152,434 178,426 206,436 238,424! 232,360 220,300 216,250 214,222 200,202',
    ),
    C.grey2,
    3,
  );
  o += flat(blob('206,240! 212,300 224,360 232,424! 206,434 192,431! 198,360 198,300!'), C.grey);
  o += strokes(
    ['150,282 146,350 124,418', '164,290 164,350 152,424', '180,286 184,350 182,422', '140,300 138,350 116,414'],
    3.4,
    C.grey,
  );
  o += strokes(['139,220 136,262 134,320 122,384', '120,392 114,408 109,424'], 4.2, C.straw2);
  o += rod(line('133,282 166,292 204,288'), 3.2, C.gold3, 1.7) + rod(line('158,292 156,318 160,340'), 2, C.gold3, 1.3);
  // the arm with the staff, sleeve falling from the wrist
  o += sh(blob('222,254! 232,264 230,292 218,322! 214,296 214,266!'), C.night2, 2);
  o += sh(blob('212,258! 226,256 236,262 236,274 226,278 212,276!'), SKIN, 1.9);
  o += joined('196,206! 212,216 220,236 223,254! 220,284 218,322! 200,308 188,280 184,244!', C.grey2, 2.4);
  o += strokes(['196,232 206,262 214,300', '192,246 196,274 206,298'], 3, C.grey);
  o += grip(232, 267, 11.5, { skin: SKIN, dir: -1, r: 12 });
  // head bowed in the hood, beard to the belt
  const put = placer(HEAD);
  o += sh(blob('160,196! 138,206 128,226 130,246! 152,258 184,260 214,250! 218,228 212,206 196,192!'), C.grey, 2.4);
  o += strokes(['178,204 192,222 196,250', '196,204 206,222 208,244'], 2.6, C.night2);
  o += sh(blob(put('0.5,-1! -0.4,-1.1 -0.7,0 -0.4,1.2! 0.3,1.2! 0.6,0')), C.night, 2);
  o += headProfile(HEAD.x, HEAD.y, HEAD.s, { flip: true, r: HEAD.r, skin: SKIN });
  o += flat(brush(put('0.38,-0.3 0.58,-0.46 0.76,-0.34'), 5), C.grey2);
  o += sh(
    blob(
      '141,182! 134,184 128,190 126,196! 132,196 130,212 132,240 146,276! 160,252 168,224 170,204 168,186 166,172! 160,184 150,186',
    ),
    C.paper,
    2.1,
  );
  // light of the lantern on face and beard
  o += flat(
    blob('127.4,197! 133,197 131.2,212 133,239 146,273! 139,240 138,216 140,196 134,192!') +
      blob(
        put('0.58,-0.68! 0.63,-0.42 0.6,-0.24 0.67,-0.06 0.8,0.15 0.82,0.21 0.7,0.26! 0.6,0.1 0.5,-0.16 0.48,-0.5!'),
      ),
    C.straw2,
  );
  o += strokes(
    ['140,194 138,222 146,260', '150,192 150,220 149,250', '160,190 162,214 156,240', '141,183 146,187 154,186'],
    2.4,
    C.grey,
  );
  o += sh(
    blob(
      put(
        '0.74,-0.96! 0.3,-1.4 -0.36,-1.52 -1.1,-1.36 -1.5,-0.8 -1.5,0.2 -1.4,1.2! -0.9,1.56 -0.5,1.5! -0.26,0.8 -0.2,0.1 0.14,-0.56',
      ),
    ),
    C.grey,
    2.6,
  );
  o += strokes([put('0.36,-1.1 -0.3,-0.6 -0.4,0.4 -0.4,1.3'), put('-0.5,-1.3 -0.9,-0.5 -0.86,0.8')], 2.8, C.night2);
  return card({ id: 'maj09', ground: C.night, picture: o });
}
