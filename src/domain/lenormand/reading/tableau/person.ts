import { cellOf } from '../../cell.ts';
import { distanceOf, stepsBetween } from '../../distance.ts';
import { gazes, sideOf } from '../../facing.ts';
import { type Lines, linesFrom, standing } from '../../lines.ts';
import { neighbours, ninefold } from '../../neighbours.ts';
import { gazeOf } from '../../persons.ts';
import type { LenormandPart, LenormandSentence, Teller } from '../teller.ts';
import { houseSentences } from './lodging.ts';
import type { Table } from './table.ts';

/** Where the significator lies, in whose house, and how the partner stands to it where there is one. */
export function personLens(table: Table): LenormandPart[] {
  const { layout, cast, home, choose } = table;
  const teller = table.teller();
  const { say, part, phrases } = teller;
  const edge = standing(layout, home);
  const standings = (
    [
      ['ahead', edge.looksAhead],
      ['past', edge.heldByPast],
      ['events', edge.ledByEvents],
      ['thoughts', edge.ledByThoughts],
    ] as const
  ).filter(([, is]) => is);
  const told = standings.length > 0 ? standings.map(([key]) => key) : (['middle'] as const);
  return part(
    'person',
    [home],
    [
      told.flatMap((key) => say(choose(phrases.tableau.standing[key]), 'standing', [cast.me])),
      houseSentences(table, teller, cast.me),
      partnerOf(table, teller),
    ],
  );
}

function partnerOf(
  { layout, cast, home, placeOf, choose }: Table,
  { say, phrases, speak }: Teller,
): LenormandSentence[] {
  const { me, partner } = cast;
  if (partner === null) return [];
  const there = placeOf(partner);
  const down = cellOf(layout, there).row - cellOf(layout, home).row;
  const apart = say(
    choose(phrases.tableau.distance)(
      speak(partner),
      distanceOf(stepsBetween(layout, home, there)),
      sideOf(layout, home, there),
      down === 0 ? null : down < 0 ? 'above' : 'below',
    ),
    'distance',
    [me, partner],
  );
  const [mine, theirs] = [gazeOf(me), gazeOf(partner)];
  if (mine === null || theirs === null) return apart;
  const met = gazes(layout, { position: home, gaze: mine }, { position: there, gaze: theirs });
  const key = met === null ? 'level' : met === 'first' ? 'mine' : met === 'second' ? 'theirs' : met;
  return [...apart, ...say(choose(phrases.tableau.gaze[key]), 'gaze', [me, partner])];
}

/** The four lines out from the significator: past, future, thoughts, ground. */
export function lineLenses(table: Table): LenormandPart[] {
  const lines = linesFrom(table.layout, table.home);
  return (['past', 'future', 'thoughts', 'ground'] as const).flatMap((direction) => lineLens(table, lines, direction));
}

const NEAREST = 3;

function lineLens({ at, teller, cast, choose }: Table, lines: Lines, direction: keyof Lines): LenormandPart[] {
  const { say, inTurn, traditional, part, phrases, speak } = teller();
  const words = phrases.tableau.lines[direction];
  const places = lines[direction];
  if (places.length === 0) return part(direction, [], [say(choose(words.none), 'line', [cast.me])]);
  const near = places.slice(0, NEAREST);
  // Past and thoughts are walked against the reading order, which goes from left to right and from the top down.
  const inOrder = (direction === 'past' || direction === 'thoughts' ? [...near].reverse() : near).map(at);
  const far = places.slice(NEAREST).map(at);
  return part(direction, places, [
    inTurn(choose(words.told), 'line', inOrder),
    traditional(inOrder),
    far.length > 0 ? say(choose(words.further)(far.map(speak)), 'line', far) : [],
  ]);
}

/** The cards that touch the significator, row by row. */
export function roundLens({ layout, home, at, teller, choose }: Table): LenormandPart[] {
  const { inTurn, part, phrases } = teller();
  const nine = ninefold(layout, home);
  const rows = [nine.slice(0, 3), [nine[3], nine[5]], nine.slice(6)] as const;
  const sides = (['above', 'beside', 'below'] as const).map((key, index) => {
    const cards = rows[index]!.flatMap((place) => (place == null ? [] : [at(place)]));
    return cards.length === 0 ? [] : inTurn(choose(phrases.tableau.round[key]), 'round', cards);
  });
  // Where pairs speak as well, each side has enough to say for a paragraph.
  return part('round', neighbours(layout, home), phrases.inTurn ? sides : [sides.flat()]);
}
