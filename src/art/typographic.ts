import { LENORMAND } from '../domain/decks/lenormand.ts';
import { type Suit, tarotCard } from '../domain/decks/tarot.ts';
import type { CardArt, Focus } from './art.ts';
import { ACCENT, card, roman } from './frame.ts';
import { at, each } from './geom/points.ts';
import { begonia, disc, rect } from './geom/shapes.ts';
import { C } from './ink.ts';
import { flat, graded, ln, sh, tone } from './kit/marks.ts';
import { rays, star, starfield } from './kit/stars.ts';
import { cup, pentacle, sword, wand } from './kit/suits.ts';
import { numeral, PIP, RANK } from './signs.ts';
import { chart } from './sky.ts';

/** Plain cards for those that are not drawn yet: emblems in a tidy arrangement on the ground of the family. */

const SKY: Record<Suit, readonly [top: string, middle: string, foot: string, lines: string]> = {
  wands: [C.coral, C.gold2, C.paper, C.red],
  cups: [C.blue2, C.paper, C.paper, C.blue],
  swords: [C.grey2, C.paper, C.paper, C.grey],
  pentacles: [C.green2, C.paper, C.paper, C.green],
};
/** Emblem of a suit, about 86 high at size 1, centred. */
const EMBLEM: Record<Suit, (x: number, y: number, k: number) => string> = {
  wands: (x, y, k) => wand(x - 3 * k, y + 46 * k, x + 3 * k, y - 42 * k, { w: 9 * k, size: 17 * k }),
  cups: (x, y, k) => cup(x, y - 38 * k, 54 * k),
  swords: (x, y, k) => sword(x, y - 47 * k, y + 47 * k, { w: 11 * k, guard: 34 * k }),
  pentacles: (x, y, k) => pentacle(x, y, 30 * k),
};
const WHOLE: Focus = [46, 88, 228, 319];

/** Centres of one to ten emblems, in rows. */
const ROWS: readonly (readonly number[])[] = [
  [],
  [1],
  [2],
  [3],
  [2, 2],
  [2, 1, 2],
  [2, 2, 2],
  [2, 3, 2],
  [3, 2, 3],
  [3, 3, 3],
  [3, 2, 2, 3],
];
function arrangement(count: number): string {
  const rows = ROWS[count] ?? [];
  const out: string[] = [];
  rows.forEach((across, r) => {
    const y = 250 + (r - (rows.length - 1) / 2) * (rows.length > 3 ? 100 : 124);
    for (let c = 0; c < across; c++) out.push(`${160 + (c - (across - 1) / 2) * (across > 2 ? 82 : 104)},${y}`);
  });
  return out.join(' ');
}

function minor(id: string, suit: Suit, rank: number | keyof typeof RANK): string {
  const [top, middle, foot, lines] = SKY[suit];
  let o = graded(`${id}g`, 22, 22, 276, 450, [
    [0, top],
    [0.6, middle],
    [1, foot],
  ]);
  o += tone(22, 24, 276, 420, 60, 1.6, 0.3, lines);
  if (typeof rank === 'number') {
    const size = rank === 1 ? 2.3 : rank === 2 ? 1.8 : rank < 4 ? 1.3 : rank < 10 ? 1.05 : 0.9;
    if (rank === 1) o += sh(disc(160, 250, 112), C.paper, 2) + ln(disc(160, 250, 105), 1, C.gold3);
    o += at(arrangement(rank), (x, y) => EMBLEM[suit](x, y, size));
  } else {
    o += sh(begonia(78, 92, 164, 316, 22), C.paper, 2.2) + ln(begonia(85, 99, 150, 302, 19), 1, C.gold3);
    o += `<g transform="translate(160 166) scale(3)">${RANK[rank](ACCENT[suit])}</g>${EMBLEM[suit](160, 292, 1.7)}`;
  }
  return card({ id, ground: middle, picture: o });
}
function major(id: string, number: number): string {
  let o = flat(rect(22, 22, 276, 450), C.night) + tone(22, 24, 276, 440, 64, 0.3, 1.6, C.night2);
  o += starfield(30, 36, 260, 420, 40, 60 + number, { avoid: [[160, 256, 132]] });
  o += chart(160, 256, 124, { stroke: C.gold, seed: number + 3 });
  o += flat(disc(160, 256, 54), C.night) + ln(disc(160, 256, 54), 1.6, C.gold);
  o += star(160, 132, 26, { contour: 1.2 }) + star(160, 380, 26, { contour: 1.2 });
  o += numeral(roman(number), 160, 256, number === 8 || number === 18 ? 20 : 30, C.gold2, 2.4);
  return card({ id, ground: C.night, picture: o });
}
function lenormand(id: string): string {
  const face = LENORMAND[+id.slice(3) - 1]!;
  const [value, pip] = face.inset;
  const red = pip === 'heart' || pip === 'diamond';
  let o = graded(`${id}g`, 22, 22, 276, 450, [
    [0, red ? C.coral : C.blue2],
    [0.6, C.paper],
    [1, C.paper],
  ]);
  o += tone(22, 24, 276, 420, 60, 1.6, 0.3, red ? C.red : C.blue);
  o += rays(160, 250, 112, 150, 48, { wavy: false, w: 0.4, fill: C.gold });
  o +=
    sh(disc(160, 250, 104), C.paper) +
    ln(disc(160, 250, 97), 1, C.gold3) +
    ln(disc(160, 250, 91), 2.4, C.gold, ' stroke-dasharray="1 7"');
  o += numeral(`${face.number}`, 160, 232, 62, C.ink, 5);
  const colour = red ? C.red : C.ink;
  o += numeral(/^\d/.test(value) ? value : value.toUpperCase(), 142, 302, 22, colour, 2.4);
  o += `<path transform="translate(176 302) scale(1.4)" fill="${colour}" d="${PIP[pip]}"/>`;
  o += each(
    [
      [160, 92],
      [160, 408],
    ],
    (x, y) => star(x, y, 22, { contour: 1.2 }),
  );
  return card({ id, ground: C.paper, picture: o });
}

export function typographic(id: string): CardArt {
  return {
    focus: WHOLE,
    draw() {
      if (id.startsWith('len')) return lenormand(id);
      const face = tarotCard(id);
      return face.arcana === 'major' ? major(id, face.number) : minor(id, face.suit, face.rank);
    },
  };
}
