import { blob, poly } from '../geom/paths.ts';
import { placer } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { cloud } from '../kit/clouds.ts';
import { ln, sh, strokes } from '../kit/marks.ts';
import { rays, spark } from '../kit/stars.ts';
import { scaleWaves } from '../kit/water.ts';
import { gulls } from '../kit/wind.ts';
import { sky, stars, W, wallpaper } from './plate.ts';

/** A ship with battened sails goes past the low sun or moon. */
export const draw = wallpaper('junk', (p) => {
  const sea = p.h * 0.72;
  const put = placer({ x: 176, y: sea + 26, s: 1.06 });
  const b = (l: string) => blob(put(l));
  const [sx, sy] = [262, sea - 138];
  let o = sky(p, 'blue', 'dawn', sea + 20) + (p.dark ? stars(p, sea - 60, 35, [[sx, sy, 80]]) : '');
  o += rays(sx, sy, 52, 84, 40, { wavy: false, w: 0.36, fill: p.pick(C.gold2, C.gold) });
  o += sh(disc(sx, sy, 48), p.pick(C.gold2, C.red), 2.6);
  o +=
    cloud(46, sea - 128, 96) +
    cloud(330, sea - 70, 110, { flip: true }) +
    gulls(`60,${sea - 210} 92,${sea - 200} 120,${sea - 222}`, 10, p.pick(C.gold2, C.ink));
  o += scaleWaves(-20, sea - 14, W + 40, 4, 20, {
    fills: p.pick([C.blue, C.blue3], [C.blue2, C.blue]),
    inner: p.pick(C.blue2, C.paper),
  });
  o +=
    ln(poly(put('0,-12 0,-196'), false), 6) +
    ln(poly(put('0,-12 0,-196'), false), 3, C.gold3) +
    ln(poly(put('-62,-10 -62,-118'), false), 4.4);
  o += sh(b('-42,-44! -50,-112 -30,-182! 48,-196! 62,-120 54,-40!'), p.pick(C.coral, C.paper), 2.8);
  o += sh(b('-104,-40! -106,-84 -92,-118! -54,-124! -50,-84 -56,-38!'), p.pick(C.coral, C.paper2), 2.4);
  o += strokes(
    [
      '-47,-74 4,-66 60,-72',
      '-48,-106 6,-98 62,-106',
      '-44,-136 6,-130 60,-138',
      '-37,-162 6,-158 55,-168',
      '-106,-64 -80,-60 -53,-62',
      '-104,-92 -78,-90 -51,-92',
    ].map(put),
    3,
    p.pick(C.red2, C.gold3),
  );
  o += sh(b('-2,-196! 26,-212 46,-202! 30,-196 -2,-188!'), C.red, 2);
  o += sh(b('-124,-42! -96,-16 -40,-10 40,-10 92,-20 122,-54! 128,-34 98,26! -88,26! -116,-8'), C.red, 3);
  o +=
    strokes(['-112,-14 -60,4 20,6 104,-8', '-98,8 -40,18 30,18 96,8'].map(put), 4, C.gold2) +
    sh(disc(...eye(put)), C.paper, 1.6) +
    spark(eye(put)[0], eye(put)[1], 4, C.ink);
  return (
    o +
    scaleWaves(-20, sea + 30, W + 40, Math.ceil((p.h - sea) / 11.4) + 1, 22, {
      fills: p.pick([C.blue3, C.night], [C.blue, C.blue3]),
    })
  );
});
const eye = (put: ReturnType<typeof placer>): [number, number, number] => {
  const [x, y] = put('98,-14')[0]!;
  return [x, y, 6];
};
