import type { Pip } from '../domain/decks/lenormand.ts';
import type { Suit } from '../domain/decks/tarot.ts';
import { n } from './geom/points.ts';
import { C } from './ink.ts';

/** Signs of the frame, drawn so that no font is needed: numerals, pips of playing cards, suit marks, rank marks. */

type Glyph = readonly [width: number, path: string];
/** Box 16 high. */
const NUMERALS: Record<string, Glyph | undefined> = {
  I: [4, 'M2 0V16M0 0H4M0 16H4'],
  V: [11, 'M0 0H4M8 0H11M2 0L5.5 16L9.4 0'],
  X: [11, 'M0 0H4M8 0H11M0 16H3.4M7.4 16H11M2 0L9 16M9.2 0L1.8 16'],
  0: [10, 'M5 0C1.6 0 0 3.6 0 8s1.6 8 5 8s5-3.6 5-8s-1.6-8-5-8z'],
  1: [6, 'M0 3.6L4 0V16M1 16H7'],
  2: [9, 'M.4 4C.4 1.4 2.2 0 4.6 0s4 1.6 4 4c0 4-6.6 6.4-8.4 12H9'],
  3: [9, 'M.6 0H8.4L4.4 6.2C7 6.2 9 8 9 11s-2 5-4.6 5S.4 14.6 0 12.4'],
  4: [10, 'M7 16V0L0 11H10'],
  5: [9, 'M8.4 0H1.6L1 6.8C2 6 3 5.8 4.4 5.8C7 5.8 9 7.8 9 10.8S7 16 4.4 16S.4 14.8 0 12.8'],
  6: [9.4, 'M8.4 2.2C7.6.8 6.4 0 4.8 0C1.6 0 0 4 0 9s1.6 7 4.8 7s4.6-2 4.6-4.9S7.6 6.4 4.9 6.4C2.6 6.4.6 7.8.1 10.4'],
  7: [9, 'M0 0H9L3 16'],
  8: [
    9,
    'M4.5 0C2.2 0 .8 1.5.8 3.7s1.5 3.6 3.7 3.6s3.7-1.4 3.7-3.6S6.8 0 4.5 0zM4.5 7.3C1.8 7.3 0 9 0 11.7S1.8 16 4.5 16S9 14.4 9 11.7S7.2 7.3 4.5 7.3z',
  ],
  9: [
    9.4,
    'M1 13.8C1.8 15.2 3 16 4.6 16C7.8 16 9.4 12 9.4 7S7.8 0 4.6 0S0 2 0 4.9s1.8 4.7 4.5 4.7c2.3 0 4.3-1.4 4.8-4',
  ],
  A: [11, 'M0 16H4M7.4 16H11.4M1.8 16L5.6 0L9.6 16M3.2 10.4H8'],
  K: [10, 'M1.6 0V16M0 0H3.6M0 16H3.6M9 0L2 9M4.4 6L9 16M7 16H10.4'],
  Q: [10, 'M5 0C1.6 0 0 3.6 0 8s1.6 8 5 8s5-3.6 5-8s-1.6-8-5-8zM5.4 12L10 18'],
  J: [7, 'M2.4 0H7M5 0V12C5 14.6 4 16 2.4 16S0 15 0 13'],
  B: [8, 'M1 0V16M0 0H4C6.4 0 7.4 1.6 7.4 3.8S6.4 7.6 4 7.6H1M4 7.6C7 7.6 8 9.4 8 11.8S7 16 4 16H0'],
};
/** Line of numerals or of the letters I V X A K Q J B, centred on cx, cy. */
export function numeral(text: string, cx: number, cy: number, h: number, stroke: string = C.ink, w = 1.7): string {
  const k = h / 16;
  let x = 0;
  let parts = '';
  for (const letter of text) {
    const glyph = NUMERALS[letter];
    if (!glyph) throw new RangeError(`no numeral ${letter}`);
    parts += `<path transform="translate(${n(x)})" d="${glyph[1]}"/>`;
    x += glyph[0] + 4;
  }
  const left = cx - ((x - 4) * k) / 2;
  return `<g transform="translate(${n(left)} ${n(cy - h / 2)}) scale(${+k.toFixed(3)})" fill="none" stroke="${stroke}" stroke-width="${n(w / k)}">${parts}</g>`;
}
/** Pips of playing cards, 20 x 20, centred on 0,0. */
export const PIP: Record<Pip, string> = {
  heart:
    'M0 7C-3-.5-9-1-9-5.4C-9-8-7-9.4-4.9-9.4C-2.8-9.4-1-8.2 0-6C1-8.2 2.8-9.4 4.9-9.4C7-9.4 9-8 9-5.4C9-1 3-.5 0 7z',
  spade:
    'M0-9.6C3-3 8.6-2 8.6 2.4C8.6 4.8 6.8 6 4.9 6C3 6 1.6 5 .9 3.6C1 6.4 1.8 8 3.4 9H-3.4C-1.8 8-1 6.4-.9 3.6C-1.6 5-3 6-4.9 6C-6.8 6-8.6 4.8-8.6 2.4C-8.6-2-3-3 0-9.6z',
  diamond: 'M0-9.6C1.8-5.6 4-2.4 7-0C4 2.4 1.8 5.6 0 9.6C-1.8 5.6-4 2.4-7 0C-4-2.4-1.8-5.6 0-9.6z',
  club: 'M0-9.4C2.4-9.4 4-7.7 4-5.5C4-4.4 3.6-3.4 2.8-2.6C3.3-2.8 3.9-3 4.6-3C6.9-3 8.6-1.3 8.6.9C8.6 3.2 6.9 4.9 4.6 4.9C2.8 4.9 1.4 3.9.8 2.6C.9 5.8 1.7 7.9 3.4 9H-3.4C-1.7 7.9-.9 5.8-.8 2.6C-1.4 3.9-2.8 4.9-4.6 4.9C-6.9 4.9-8.6 3.2-8.6.9C-8.6-1.3-6.9-3-4.6-3C-3.9-3-3.3-2.8-2.8-2.6C-3.6-3.4-4-4.4-4-5.5C-4-7.7-2.4-9.4 0-9.4z',
};
/** Suit marks for the foot tablet, 20 x 20, centred on 0,0. */
export const MARK: Record<Suit, (fill: string) => string> = {
  wands: (f) =>
    `<path fill="${f}" d="M-1.7 10.5V4.2C-5.4 4.4-7.6 2.2-7.8-1.6C-4.6-1.6-2.6-.4-1.7 2V-4C-3-5.2-3.4-6.6-2.6-8.4C-2-9.6-1-10.6 0-11.4C1-10.6 2-9.6 2.6-8.4C3.4-6.6 3-5.2 1.7-4V-2C2.6-4.4 4.6-5.6 7.8-5.6C7.6-1.8 5.4.4 1.7.2V10.5z"/>`,
  cups: (f) =>
    `<path fill="${f}" d="M-7.6-9H7.6C7.6-2.6 5 1.4 1.3 2.2V6.2C3.6 6.6 5.2 7.6 5.8 9.4H-5.8C-5.2 7.6-3.6 6.6-1.3 6.2V2.2C-5 1.4-7.6-2.6-7.6-9z"/>`,
  swords: (f) => `<path fill="${f}" d="M0-11L2.2-7.6V3H7.4V5.6H1.6V10H-1.6V5.6H-7.4V3H-2.2V-7.6z"/>`,
  pentacles: (f) =>
    `<path fill="${f}" fill-rule="evenodd" d="M0-9.6A9.6 9.6 0 1 1 0 9.6A9.6 9.6 0 1 1 0-9.6zM0-7L1.7-2.2L6.7-2.2L2.7.9L4.2 5.7L0 2.8L-4.2 5.7L-2.7.9L-6.7-2.2L-1.7-2.2z"/>`,
};
/** Rank marks of the court, in place of letters, so the card needs no language. Box 30 x 20, centred. */
export const RANK: Record<'P' | 'N' | 'Q' | 'K', (fill: string) => string> = {
  P: (f) =>
    `<path fill="${f}" d="M-10.4 9V6.2H10.4V9zM-8 4.6C-8-2.4-4.4-6 .6-6C5.2-6 8-3 8 1.2V4.6zM3-7C4.8-11.2 9-13.4 13.8-12.8C13.4-8.8 10.4-5.8 6.6-5.4z"/>`,
  N: (f) =>
    `<path fill="${f}" fill-rule="evenodd" d="M-8 9V-1C-8-6-4.6-9 0-9S8-6 8-1V9H3V2H-3V9zM-6-2.6H6V-.6H-6zM-1.4-9.6C-4-12-4.6-14-3-16.6C-1 -14 3-14.6 5-12.4C3.6-10.4 1.4-9.6-1.4-9.6z" transform="translate(0 3)"/>`,
  Q: (f) =>
    `<path fill="${f}" d="M-10 9L-12.6-5L-6.6-.4L-4-8.4L0-1.4L4-8.4L6.6-.4L12.6-5L10 9z"/><circle cx="-12.6" cy="-7" r="1.9" fill="${f}"/><circle cx="-4" cy="-10.4" r="1.9" fill="${f}"/><circle cx="4" cy="-10.4" r="1.9" fill="${f}"/><circle cx="12.6" cy="-7" r="1.9" fill="${f}"/>`,
  K: (f) =>
    `<path fill="${f}" d="M-11 9V-6L-6.4-1V-6L-2-2.6V-7H-4.6V-9.4H-2V-12H2V-9.4H4.6V-7H2V-2.6L6.4-6V-1L11-6V9z"/>`,
};
