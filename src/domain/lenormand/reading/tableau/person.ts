import { cellOf } from '../../cell.ts';
import { distanceOf, stepsBetween } from '../../distance.ts';
import { gazes, sideOf } from '../../facing.ts';
import { type Lines, linesFrom, standing } from '../../lines.ts';
import { neighbours, ninefold } from '../../neighbours.ts';
import { gazeOf } from '../../persons.ts';
import type { LenormandPart, LenormandSentence, Narrator } from '../narrator.ts';
import { houseSentences } from './lodging.ts';
import type { Gaze, Standing, Where } from './phrases.ts';
import type { Table } from './table.ts';

/** Where the significator lies, in whose house, and how the partner stands to it where there is one. */
export function personLens(table: Table): LenormandPart[] {
  const { cast, home, choose } = table;
  const narrator = table.narrator();
  const { say, part, phrases } = narrator;
  return part(
    'person',
    [home],
    [
      standingsOf(table).flatMap((key) => say(choose(phrases.tableau.standing[key]), 'standing', [cast.me])),
      houseSentences(table, narrator, cast.me),
      partnerOf(table, narrator),
    ],
  );
}

/** How the place of the person asking colours the table, the edges of the columns before those of the rows. */
export function standingsOf({ layout, home }: Table): Standing[] {
  const edge = standing(layout, home);
  const standings = (
    [
      ['ahead', edge.looksAhead],
      ['past', edge.heldByPast],
      ['events', edge.ledByEvents],
      ['thoughts', edge.ledByThoughts],
    ] as const
  ).filter(([, is]) => is);
  return standings.length > 0 ? standings.map(([key]) => key) : ['middle'];
}

function partnerOf(table: Table, narrator: Narrator): LenormandSentence[] {
  const { cast, choose } = table;
  const { me, partner } = cast;
  if (partner === null) return [];
  const apart = whereSentence(table, narrator, partner);
  const key = gazeTo(table, partner);
  if (key === null) return apart;
  return [...apart, ...narrator.say(choose(narrator.phrases.tableau.gaze[key]), 'gaze', [me, partner])];
}

/** How the person asking and somebody else look at each other; null where one of the two cards looks nowhere. */
export function gazeTo({ layout, cast, home, placeOf }: Table, other: number): Gaze | null {
  const [mine, theirs] = [gazeOf(cast.me), gazeOf(other)];
  if (mine === null || theirs === null) return null;
  const met = gazes(layout, { position: home, gaze: mine }, { position: placeOf(other), gaze: theirs });
  if (met === null) return 'level';
  return met === 'first' ? 'mine' : met === 'second' ? 'theirs' : met;
}

/** Where a card lies, seen from the person asking. */
export function whereOf({ layout, home, placeOf }: Table, card: number): Where {
  const there = placeOf(card);
  const down = cellOf(layout, there).row - cellOf(layout, home).row;
  return [
    distanceOf(stepsBetween(layout, home, there)),
    sideOf(layout, home, there),
    down === 0 ? null : down < 0 ? 'above' : 'below',
  ];
}

function whereSentence(table: Table, { say, phrases, speak }: Narrator, card: number): LenormandSentence[] {
  const text = table.choose(phrases.tableau.distance)(speak(card), ...whereOf(table, card));
  return say(text, 'distance', [table.cast.me, card]);
}

function isPersonOf({ cast }: Table, card: number): boolean {
  return card === cast.partner || cast.others.includes(card);
}

/** The four lines out from the significator: past, future, thoughts, ground. */
export function lineLenses(table: Table): LenormandPart[] {
  const lines = linesFrom(table.layout, table.home);
  return (['past', 'future', 'thoughts', 'ground'] as const).flatMap((direction) => lineLens(table, lines, direction));
}

const NEAREST = 3;

function lineLens(table: Table, lines: Lines, direction: keyof Lines): LenormandPart[] {
  const { at, cast, choose } = table;
  const narrator = table.narrator();
  const { say, inTurn, traditional, part, phrases, speak } = narrator;
  const words = phrases.tableau.lines[direction];
  const places = lines[direction];
  if (places.length === 0) return part(direction, [], [say(choose(words.none), 'line', [cast.me])]);
  const near = places.slice(0, NEAREST);
  // Past and thoughts are walked against the reading order, which goes from left to right and from the top down.
  const inOrder = (direction === 'past' || direction === 'thoughts' ? [...near].reverse() : near).map(at);
  const people = places.map(at).filter((card) => isPersonOf(table, card));
  const far = places
    .slice(NEAREST)
    .map(at)
    .filter((card) => !people.includes(card));
  return part(direction, places, [
    inTurn(choose(words.told), 'line', inOrder),
    traditional(inOrder),
    far.length > 0 ? say(choose(words.further)(far.map(speak)), 'line', far) : [],
    people.flatMap((card) => whereSentence(table, narrator, card)),
  ]);
}

/** The cards that touch the significator, row by row. */
export function roundLens({ layout, home, at, narrator, choose }: Table): LenormandPart[] {
  const { inTurn, part, phrases, complete } = narrator();
  const nine = ninefold(layout, home);
  const rows = [nine.slice(0, 3), [nine[3], nine[5]], nine.slice(6)] as const;
  const sides = (['above', 'beside', 'below'] as const).map((key, index) => {
    const cards = rows[index]!.flatMap((place) => (place == null ? [] : [at(place)]));
    return cards.length === 0 ? [] : inTurn(choose(phrases.tableau.round[key]), 'round', cards);
  });
  // Where pairs speak as well, each side has enough to say for a paragraph.
  return part('round', neighbours(layout, home), complete ? sides : [sides.flat()]);
}
