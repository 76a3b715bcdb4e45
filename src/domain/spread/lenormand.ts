import { cellOf, type Layout, POSITIONS } from '../lenormand/cell.ts';
import { GRAND_TABLEAU, type Position, type Spread } from './spread.ts';

/** Centres of neighbours in a line, in card widths; the cards of a line do not touch. */
const STEP = 1.12;

function row(keys: readonly string[]): Position[] {
  return keys.map((key, index) => ({ key, x: index * STEP + 0.5, y: 0.5 }));
}

const NINE = ['upperLeft', 'above', 'upperRight', 'left', 'centre', 'right', 'lowerLeft', 'below', 'lowerRight'];

/** Lenormand spreads but the Grand Tableau. Their places are places of a sentence, never "past, present, future". */
const LINES: readonly Spread[] = [
  {
    id: 51,
    key: 'lenormandSingle',
    deck: 'lenormand',
    topics: ['open', 'spirit'],
    positions: row(['word']),
  },
  {
    id: 52,
    key: 'line3',
    deck: 'lenormand',
    topics: ['open', 'love', 'work'],
    positions: row(['opening', 'centre', 'close']),
  },
  {
    id: 53,
    key: 'line5',
    deck: 'lenormand',
    topics: ['work', 'love', 'money'],
    positions: row(['opening', 'second', 'centre', 'fourth', 'close']),
  },
  {
    id: 54,
    key: 'line7',
    deck: 'lenormand',
    topics: ['open', 'study', 'work'],
    positions: row(['opening', 'second', 'third', 'centre', 'fifth', 'sixth', 'close']),
  },
  {
    id: 55,
    key: 'ninefold',
    deck: 'lenormand',
    topics: ['love', 'work', 'open'],
    positions: NINE.map((key, index) => ({
      key,
      x: (index % 3) * STEP + 0.5,
      y: Math.floor(index / 3) * 1.08 + 0.5,
    })),
  },
];

/** The Grand Tableau as it lies in a layout; the place `house7` is the house of card 7. */
export function tableauSpread(layout: Layout): Spread {
  return {
    id: GRAND_TABLEAU,
    key: 'grandTableau',
    deck: 'lenormand',
    topics: ['open', 'love', 'work', 'money'],
    positions: POSITIONS.map((position) => {
      const { row, column } = cellOf(layout, position);
      return { key: `house${position}`, x: column - 0.5, y: row - 0.5 };
    }),
  };
}

export const LENORMAND_SPREADS: readonly Spread[] = [...LINES, tableauSpread('8x4+4')];

/** The spread of an id from 51 to 55, or the Grand Tableau (68). */
export function lenormandSpread(id: number): Spread | undefined {
  return LENORMAND_SPREADS.find((spread) => spread.id === id);
}
