import { blob, line, poly } from '../geom/paths.ts';
import { placer } from '../geom/points.ts';
import { disc, rect } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { ridge } from '../kit/land.ts';
import { clip, flat, graded, ln, rod, sh, strokes, tone } from '../kit/marks.ts';
import { crescentPath, rays, star, starfield } from '../kit/stars.ts';
import { W, wallpaper } from '../wallpapers/plate.ts';

const DESK = 158;

/** A desk by the window: a lantern, an open book with a page begun, quill and ink. */
export const draw = wallpaper('lantern-wide', (p) => {
  let o =
    flat(rect(0, 0, W, p.h), p.pick(C.night, C.paper2)) + tone(0, 6, W, DESK - 6, 20, 0.6, 1.4, p.pick(C.ink, C.straw));
  // the window
  const pane = rect(196, 18, 124, 116);
  const view =
    graded(`${p.id}v`, 196, 18, 124, 116, [
      [0, p.pick(C.ink, C.blue2)],
      [1, p.pick(C.blue, C.paper)],
    ]) +
    (p.dark ? starfield(200, 22, 116, 64, 16, 8, { avoid: [[284, 52, 26]] }) : '') +
    flat(p.dark ? crescentPath(284, 52, 17, 0.5, -24) : disc(284, 52, 17), C.gold2) +
    ridge('190,128 220,94 246,120 276,84 326,130', 140, p.pick(C.blue3, C.green2), p.pick(C.night, C.green));
  o += clip(`${p.id}w`, pane, view) + rod('M258 18V134M196 74H320', 3, C.gold3, 1.6);
  o += ln(pane, 8) + ln(pane, 4, C.gold3) + sh(rect(186, 134, 144, 9), C.gold3, 2);
  const curtain = '182,8! 190,8! 196,60 188,110 178,146! 160,146! 166,90 164,40 160,8!';
  o += sh(blob(curtain), C.red, 2.2) + strokes(['176,12 180,60 172,142', '168,12 172,70 166,140'], 2.8, C.red2);
  // light of the lantern on wall and desk
  const [lx, ly] = [76, 104];
  o += rays(lx, ly, 40, 78, 40, { wavy: false, w: 0.3, fill: p.pick(C.gold, C.gold) });
  o +=
    sh(rect(-6, DESK, W + 12, 80), C.red2, 2.6) +
    strokes(
      [`10,${DESK + 12} 90,${DESK + 9} 180,${DESK + 12}`, '200,210 280,206 350,210', '20,214 60,211 110,214'],
      2.6,
      C.ink,
    );
  o += flat(blob(`20,${DESK + 18} 76,${DESK + 10} 134,${DESK + 18} 76,${DESK + 28}`), C.red);
  const at = placer({ x: lx, y: ly });
  o += rod(line(at('-20,-42 0,-66 20,-42')), 3, C.gold3, 1.7);
  o +=
    sh(poly(at('-22,-28 22,-28 30,4 22,42 -22,42 -30,4')), C.gold2, 2.6) +
    star(lx, ly + 6, 28, { points: 6, inner: 0.5, light: C.paper, dark: C.gold, contour: 1.3 });
  o +=
    sh(poly(at('-28,-27 -16,-44 0,-52 16,-44 28,-27')), C.gold, 2.4) +
    flat(poly(at('4,-48 15,-43 25,-29 10,-29')), C.gold3) +
    sh(poly(at('-28,41 28,41 24,66 -24,66')), C.gold, 2.4);
  // the book, the quill in the ink
  o += sh(
    blob(
      '128,196! 166,178 206,184 214,190 222,184 262,178 300,196! 312,214! 262,204 222,206 214,212 206,206 166,204 116,214!',
    ),
    C.gold3,
    2.3,
  );
  o +=
    sh(blob('132,190! 168,172 206,178 214,186! 214,206! 204,200 164,198 120,208!'), C.paper, 2.2) +
    sh(blob('296,190! 260,172 222,178 214,186! 214,206! 224,200 264,198 308,208!'), C.paper, 2.2);
  o += strokes(['146,188 172,180 200,184', '140,195 168,187 202,191', '232,184 250,180 268,182'], 2, C.blue3);
  o +=
    sh(blob('322,158! 344,158! 348,176 342,184 324,184 318,176'), C.blue3, 2.2) +
    sh(rect(324, 152, 18, 7), C.gold, 1.7);
  return (
    o +
    sh(blob('333,154! 330,120 338,88 356,66! 358,96 348,126 337,154!'), C.paper, 2) +
    strokes(['334,152 338,118 352,76'], 2, C.grey)
  );
});
