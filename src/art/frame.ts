import { LENORMAND, type Pip } from '../domain/decks/lenormand.ts';
import { type Rank, type Suit, tarotCard } from '../domain/decks/tarot.ts';
import { border } from './border.ts';
import { at, polar, xy } from './geom/points.ts';
import { arc, arch, begonia, disc, rect } from './geom/shapes.ts';
import { C } from './ink.ts';
import { INSET } from './inset.ts';
import { engraved } from './kit/cuts.ts';
import { clip, flat, g, H, ln, sh, W } from './kit/marks.ts';
import { MARK, numeral, PIP, RANK } from './signs.ts';

/** Card stock, window and foot tablet. What they show follows from the id of the card. */

/** Picture window of every card. */
export const WIN = { x: 22, y: 22, w: 276, h: 450 } as const;
type Kind = 'major' | 'minor' | 'oracle';
export const WINDOW: Record<Kind, string> = {
  major: arch(WIN.x, WIN.y, WIN.w, WIN.h, 104, 0),
  minor: begonia(WIN.x, WIN.y, WIN.w, WIN.h, 14),
  oracle: begonia(WIN.x, WIN.y, WIN.w, WIN.h, 24),
};
export const ACCENT: Record<Suit, string> = { wands: C.red, cups: C.blue, swords: C.grey, pentacles: C.green };

export function roman(number: number): string {
  if (number === 0) return '0';
  return (
    'X'.repeat(Math.floor(number / 10)) + ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][number % 10]
  );
}

interface Plate {
  kind: Kind;
  number?: string;
  court?: keyof typeof RANK;
  suit?: Suit;
  pip?: readonly [value: string, pip: Pip];
}
function plate(id: string): Plate {
  if (id.startsWith('len')) {
    const number = +id.slice(3);
    return { kind: 'oracle', number: `${number}`, pip: LENORMAND[number - 1]?.inset };
  }
  const known = tarotCard(id);
  if (known.arcana === 'major') return { kind: 'major', number: roman(known.number) };
  const rank: Rank = known.rank;
  return typeof rank === 'number'
    ? { kind: 'minor', suit: known.suit, number: roman(rank) }
    : { kind: 'minor', suit: known.suit, court: rank };
}

const JOINS = 'stroke-linejoin="round" stroke-linecap="round"';

interface CardParts {
  /** Id of the card: number, suit and window follow from it. */
  id: string;
  /** Colour of the window under the picture. */
  ground: string;
  /** What is inside the window. */
  picture: string;
  /** What crosses the frame: a drawing that lies over it, and the outline within which it does. */
  over?: { art: string; within: string };
}
/** The whole card as an SVG document. */
export function card({ id, ground, picture, over }: CardParts): string {
  const face = plate(id);
  const { kind, suit, number = '' } = face;
  const accent = suit ? ACCENT[suit] : C.gold3;
  const win = WINDOW[kind];
  let o = flat(rect(0, 0, W, H), C.paper);
  o += ln(begonia(8, 8, W - 16, H - 16, 10), 2.2) + ln(begonia(12.5, 12.5, W - 25, H - 25, 9.2), 0.8);
  o += flat(
    at('11.5,11.5 308.5,11.5 11.5,532.5 308.5,532.5', (x, y) => disc(x, y, 2.1)),
    accent,
  );
  if (kind === 'major') o += spandrels(id);
  if (kind === 'oracle') o += quarterSuns();
  const inside = flat(rect(WIN.x, WIN.y, WIN.w, WIN.h), ground);
  o += clip(`${id}w`, win, inside + g(engraved(picture), JOINS));
  o += ln(win, 2.6);
  if (kind === 'oracle')
    o +=
      sh(disc(160, 30, 18.5), C.paper, 2.2) +
      ln(disc(160, 30, 15), 0.9, C.gold3) +
      numeral(number, 160, 30, number.length > 1 ? 13 : 14.5, C.ink, 2);
  if (over) o += clip(`${id}o`, over.within, g(engraved(over.art), JOINS));
  o += tablet(face, accent);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}">${o}</svg>`;
}

function quarterSuns(): string {
  return at('22,22 298,22 298,472 22,472', (x, y, i) => {
    const a = i * 90;
    let ticks = '';
    for (let k = 0; k < 5; k++) {
      const t = a + 9 + k * 18;
      ticks += `M${xy(polar(x, y, 17.5, t))}L${xy(polar(x, y, k % 2 ? 20 : 21.6, t))}`;
    }
    return `${sh(`${arc(x, y, 15, a, a + 90)}L${x} ${y}z`, C.gold, 1.6)}${ln(ticks, 1.1, C.gold3)}`;
  });
}
/** The two corners above an arch: night, with a fan of light. */
function spandrels(id: string): string {
  const left = 'M22 126V22H160A138 104 0 0 0 22 126z';
  const right = 'M298 126V22H160A138 104 0 0 1 298 126z';
  let fan = '';
  for (const s of [1, -1])
    for (let i = 0; i < 7; i++) {
      const a = s > 0 ? 8 + i * 12.4 : 172 - i * 12.4;
      const x = s > 0 ? 24 : 296;
      fan += `M${xy(polar(x, 24, 22, a))}L${xy(polar(x, 24, 140, a))}`;
    }
  return (
    flat(left + right, C.night) +
    clip(`${id}s`, left + right, ln(fan, 1, C.gold)) +
    sh(`${arc(22, 22, 20, 0, 90)}L22 22z`, C.gold, 1.4) +
    sh(`${arc(298, 22, 20, 90, 180)}L298 22z`, C.gold, 1.4) +
    ln(left + right, 2)
  );
}
function tablet({ kind, number, court, suit, pip }: Plate, accent: string): string {
  const cx = 160;
  const top = 484;
  const h = 38;
  const cy = top + h / 2;
  const half = pip ? 44 : 40;
  const night = kind === 'major';
  const gap = half + (suit ? 46 : 12);
  let o = '';
  if (suit) o += border(suit, cx, cy, 24, cx - gap, accent);
  else {
    let rules = '';
    for (let i = 0; i < 5; i++) {
      const y = cy - 8 + i * 4;
      const inset = 24 + Math.abs(i - 2) * 7;
      rules += `M${inset} ${y}H${cx - gap}M${cx + gap} ${y}H${W - inset}`;
    }
    o += ln(rules, 0.9);
  }
  o += sh(begonia(cx - half, top, half * 2, h, 8), night ? C.night : C.paper, 2.2);
  o += ln(begonia(cx - half + 4, top + 4, half * 2 - 8, h - 8, 6), 0.8, night ? C.gold : C.gold3);
  const ink = night ? C.gold2 : C.ink;
  if (suit)
    for (const s of [-1, 1])
      o += g(MARK[suit](accent), `transform="translate(${cx + s * (half + 26)} ${cy}) scale(1.18)"`);
  if (pip) {
    const colour = pip[1] === 'heart' || pip[1] === 'diamond' ? C.red : C.ink;
    const value = /^\d/.test(pip[0]) ? pip[0] : pip[0].toUpperCase();
    const sign = `<path transform="translate(${cx + 18} ${cy})" fill="${colour}" d="${PIP[pip[1]]}"/>`;
    return o + g(sign + numeral(value, cx - 16, cy, 16, colour, 2), INSET);
  }
  if (court) return o + g(RANK[court](ink), `transform="translate(${cx} ${cy})"`);
  return o + numeral(number ?? '', cx, cy, 16, ink, 1.9);
}
