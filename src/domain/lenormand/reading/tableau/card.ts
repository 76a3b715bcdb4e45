import { intersection } from '../../lines.ts';
import { knights, mirrors } from '../../tableau.ts';
import type { LenormandPart } from '../teller.ts';
import { houseSentences } from './lodging.ts';
import { type TableauMaterial, tableOfMaterial } from './read.ts';
import { distanceSentences, rowPairs } from './subjects.ts';

/**
 * One card of the table, tapped: its house, its distance, its neighbours, mirrors and knights, and where its lines meet
 * those of the person asking. @throws RangeError for a card outside 1 to 36.
 */
export function readCardOnTable(material: TableauMaterial, card: number): LenormandPart[] {
  const table = tableOfMaterial(material);
  const { layout, cast, home, at, placeOf } = table;
  const teller = table.teller();
  const { say, pair, part, phrases, speak } = teller;
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
          .map((other) => pair(card, other));
  return [
    ...part('houses', [place], [houseSentences(table, teller, card)]),
    ...(mine ? [] : part('near', [place, home], [distanceSentences(table, teller, card)])),
    ...(mine ? [] : part('pairs', [place], [rowPairs(table, teller, card)])),
    ...part('mirrors', folded, withOthers(folded)),
    ...part('knights', leaps, withOthers(leaps)),
    ...part('meeting', met, [
      met.length > 0 ? say(phrases.tableau.meeting(speak(card), met.map(at).map(speak)), 'meeting', [card]) : [],
    ]),
  ];
}
