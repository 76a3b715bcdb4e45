import { intersection } from '../../lines.ts';
import { ninefold } from '../../neighbours.ts';
import { NINEFOLD } from '../../phrase.ts';
import { knights, mirrors } from '../../tableau.ts';
import type { LenormandPart, LenormandSentence, Narrator } from '../narrator.ts';
import { houseSentences } from './lodging.ts';
import { type TableauMaterial, tableOfMaterial } from './read.ts';
import { distanceSentences, rowPairs } from './subjects.ts';
import type { Table } from './table.ts';

/**
 * One card of the table, tapped: its house, its distance, the nine round it, its mirrors and knights, and where its
 * lines meet those of the person asking. @throws RangeError for a card outside 1 to 36.
 */
export function readCardOnTable(material: TableauMaterial, card: number): LenormandPart[] {
  const table = tableOfMaterial(material);
  const { layout, cast, home, at, placeOf, choose } = table;
  const narrator = table.narratorOfAll();
  const { say, pair, part, phrases, speak } = narrator;
  const place = placeOf(card);
  const mine = card === cast.me;
  const folded = mirrors(layout, place);
  const leaps = knights(layout, place);
  const met = mine ? [] : intersection(layout, home, place);
  const withOthers = (places: readonly number[]) =>
    mine
      ? []
      : places
          .map(at)
          .filter((other) => other !== cast.me)
          .map((other) => pair(card, other, 'alone'));
  return [
    ...part('houses', [place], [houseSentences(table, narrator, card)]),
    ...(mine ? [] : part('near', [place, home], [distanceSentences(table, narrator, card)])),
    ...(mine ? [] : part('pairs', [place], [rowPairs(table, narrator, card)])),
    ...nineRound(table, narrator, place),
    ...part('mirrors', folded, withOthers(folded)),
    ...part('knights', leaps, withOthers(leaps)),
    ...part('meeting', met, [
      met.length > 0
        ? say(choose(phrases.tableau.meeting)(speak(card), met.map(at).map(speak)), 'meeting', [card])
        : [],
    ]),
  ];
}

/** The 3 by 3 round a card, row by row and column by column; a line that the edge of the table cuts short is left out. */
function nineRound({ layout, at }: Table, { inTurn, part, phrases }: Narrator, place: number): LenormandPart[] {
  const nine = ninefold(layout, place);
  const here = nine.filter((position) => position !== null);
  const lines = (
    of: readonly (readonly [number, number, number])[],
    frames: readonly ((matter: string) => string)[],
    rule: 'row' | 'column',
  ): LenormandSentence[][] =>
    of.map((three, index) => {
      const places = three.map((one) => nine[one - 1] ?? null).filter((position) => position !== null);
      if (places.length < three.length) return [];
      const cards = places.map(at);
      return inTurn(frames[index]!, rule, cards);
    });
  return [
    ...part('rows', here, lines(NINEFOLD.rows, phrases.ninefold.rows, 'row')),
    ...part('columns', here, lines(NINEFOLD.columns, phrases.ninefold.columns, 'column')),
  ];
}
