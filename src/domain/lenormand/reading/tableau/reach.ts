import { type Cell, cellOf, type Layout, positionAt } from '../../cell.ts';
import { intersection } from '../../lines.ts';
import { knights, mirrors } from '../../tableau.ts';
import type { LenormandPart } from '../narrator.ts';
import { cardsOfQuestion } from './question.ts';
import type { Table } from './table.ts';

const DIAGONALS = [
  ['upperLeft', -1, -1],
  ['upperRight', -1, 1],
  ['lowerLeft', 1, -1],
  ['lowerRight', 1, 1],
] as const;
const NEAREST = 3;
const FOLDS = ['across', 'over', 'both'];

/** The diagonals out from the significator, up to three cards each, the nearest first. */
export function diagonalsLens({ layout, home, at, narrator, choose }: Table): LenormandPart[] {
  const { inTurn, part, phrases } = narrator();
  const lines = DIAGONALS.map(([key, down, across]) => ({
    key,
    places: walk(layout, cellOf(layout, home), down, across),
  }));
  return part(
    'diagonals',
    lines.flatMap(({ places }) => places),
    lines.map(({ key, places }) => {
      const cards = places.map(at);
      return cards.length === 0 ? [] : inTurn(choose(phrases.tableau.diagonals[key]), 'diagonal', cards);
    }),
  );
}

function walk(layout: Layout, { row, column }: Cell, down: number, across: number): number[] {
  return Array.from({ length: NEAREST }, (_, step) =>
    positionAt(layout, row + down * (step + 1), column + across * (step + 1)),
  ).filter((place) => place !== undefined);
}

/** The cards folded onto the significator: sideways, upside down, and both. */
export function mirrorsLens({ layout, home, at, narrator, choose }: Table): LenormandPart[] {
  const { say, pair, part, phrases, speak } = narrator();
  const here = cellOf(layout, home);
  const places = mirrors(layout, home);
  const told = places
    .map((place) => {
      const there = cellOf(layout, place);
      const kind = there.row === here.row ? 'across' : there.column === here.column ? 'over' : 'both';
      return { kind, card: at(place) } as const;
    })
    .sort((a, b) => FOLDS.indexOf(a.kind) - FOLDS.indexOf(b.kind))
    .map(({ kind, card }) => say(choose(phrases.tableau.mirrors[kind])(speak(card)), 'mirror', [card]));
  const [first, second] = places.map(at);
  return part('mirrors', places, [told.flat(), first && second ? pair(first, second, 'alone') : []]);
}

/** The cards a knight's move away from the significator. */
export function knightsLens({ layout, home, at, narrator, choose }: Table): LenormandPart[] {
  const { say, pair, part, phrases, speak } = narrator();
  const places = knights(layout, home);
  const cards = places.map(at);
  const two = cards.length >= 4 ? pair(cards[2]!, cards[3]!, 'alone') : [];
  return part('knights', places, [
    say(choose(phrases.tableau.knights)(cards.map(speak)), 'knight', cards),
    [...pair(cards[0]!, cards[1]!, 'alone'), ...two],
  ]);
}

/** Where the row of the significator meets the column of the topic card, and the reverse. */
export function meetingLens(table: Table): LenormandPart[] {
  const { layout, home, at, placeOf, choose } = table;
  const { say, pair, part, phrases, speak } = table.narrator();
  const [topic] = cardsOfQuestion(table);
  if (topic === undefined) return [];
  const places = intersection(layout, home, placeOf(topic));
  if (places.length === 0) return [];
  const met = places.map(at);
  const [first, second] = met;
  return part(
    'meeting',
    [placeOf(topic), ...places],
    [
      say(choose(phrases.tableau.meeting)(speak(topic), met.map(speak)), 'meeting', [topic, ...met]),
      second === undefined ? pair(topic, first!, 'alone') : pair(first!, second, 'alone'),
    ],
  );
}
