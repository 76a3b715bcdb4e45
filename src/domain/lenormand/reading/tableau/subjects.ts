import { cellOf } from '../../cell.ts';
import { isNear, measure } from '../../distance.ts';
import { sideOf } from '../../facing.ts';
import { lodgingOf } from '../../houses.ts';
import { linesFrom } from '../../lines.ts';
import { ofDistance } from '../../philippe.ts';
import { SUBJECTS, type Subject, topicCards } from '../../topics.ts';
import type { LenormandPart, LenormandSentence, Narrator } from '../narrator.ts';
import type { CardWords } from '../texts.ts';
import { houseSentences } from './lodging.ts';
import { cardsOfQuestion } from './question.ts';
import type { Table } from './table.ts';

/** The field of a card's meaning that speaks of a subject; cards say nothing of illness and have no field for talk. */
const FIELDS: Readonly<Record<Subject, keyof CardWords | null>> = {
  health: null,
  home: 'home',
  love: 'love',
  money: 'money',
  work: 'work',
  talk: null,
  travel: 'travel',
};

/** The table subject by subject: the topic card, how far it lies, its neighbours, its house. */
export function subjectLenses(table: Table): LenormandPart[] {
  return SUBJECTS.flatMap((subject) => subjectLens(table, subject));
}

function subjectLens(table: Table, subject: Subject): LenormandPart[] {
  const { cast, placeOf, work, choose } = table;
  const cards = topicCards(subject, work).filter((card) => card !== cast.me && card !== cast.partner);
  const [lead, second] = cards;
  if (lead === undefined) return [];
  const narrator = table.narratorOfAll();
  const { say, part, phrases, speak, words } = narrator;
  const neighbour = besideOf(table, lead);
  const field = FIELDS[subject];
  return part(subject, cards.map(placeOf), [
    [
      ...say(choose(phrases.tableau.subjects[subject])(speak(lead)), 'subject', [lead]),
      ...distanceSentences(table, narrator, lead),
    ],
    [...rowPairs(table, narrator, lead), ...(second === undefined ? [] : onePair(table, narrator, second))],
    field !== null && neighbour !== null
      ? besideSentences(table, narrator, [lead, neighbour], words(neighbour)[field])
      : [],
    isLodgingSaid(table, lead) ? [] : houseSentences(table, narrator, lead),
  ]);
}

/** Cards at home and the guest of the person asking have lenses of their own; the partner's guest may be in the question. */
function isLodgingSaid(table: Table, card: number): boolean {
  const { house } = lodgingOf(table.laid, card);
  const { me, partner } = table.cast;
  return house === card || house === me || (house === partner && cardsOfQuestion(table).includes(card));
}

/** How far a card lies from the significator, and what the old rule makes of it. */
export function distanceSentences(
  table: Table,
  { say, whole, phrases, speak, words }: Narrator,
  card: number,
): LenormandSentence[] {
  const { layout, laid, cast, home, darkSide, choose } = table;
  const { position, distance, tone, clouded } = measure(layout, laid, cast.me, card, darkSide);
  const down = cellOf(layout, position).row - cellOf(layout, home).row;
  const upright = down === 0 ? null : down < 0 ? 'above' : 'below';
  const rule = ofDistance(card);
  const key = isNear(distance) ? 'near' : 'far';
  if (tone !== null && rule?.[key] != null && !(clouded && rule.clouded && tone === 'unlucky')) {
    const told = whole(words(card)[key], key, card);
    if (told.length > 0) return told;
  }
  const side = sideOf(layout, home, position);
  return [
    ...say(choose(phrases.tableau.distance)(speak(card), distance, side, upright), 'distance', [card, cast.me]),
    ...(clouded && rule?.clouded ? say(choose(phrases.tableau.clouds.over)([speak(card)]), 'clouds', [6, card]) : []),
  ];
}

/** What the neighbour of a card says in its field, named before it speaks. */
export function besideSentences(
  { choose }: Table,
  { say, whole, phrases, speak }: Narrator,
  [card, neighbour]: readonly [number, number],
  text: string,
): LenormandSentence[] {
  return [
    ...say(choose(phrases.tableau.beside)(speak(card), speak(neighbour)), 'beside', [card, neighbour]),
    ...whole(text, 'topic', neighbour),
  ];
}

/** The card with its neighbours in the row, the person asking left out. */
export function rowPairs(table: Table, narrator: Narrator, card: number): LenormandSentence[] {
  return [...pairWith('past', table, narrator, card), ...pairWith('future', table, narrator, card)];
}

function onePair(table: Table, narrator: Narrator, card: number): LenormandSentence[] {
  const after = pairWith('future', table, narrator, card);
  return after.length > 0 ? after : pairWith('past', table, narrator, card);
}

function pairWith(side: 'past' | 'future', { layout, at, placeOf }: Table, { pair }: Narrator, card: number) {
  const [place] = linesFrom(layout, placeOf(card))[side];
  if (place === undefined) return [];
  return side === 'past' ? pair(at(place), card, 'alone') : pair(card, at(place), 'alone');
}

/** The neighbour that colours a card most: to its right, else to its left, else above or below. */
export function besideOf({ layout, cast, at, placeOf }: Table, card: number): number | null {
  const { past, future, thoughts, ground } = linesFrom(layout, placeOf(card));
  const found = [future[0], past[0], thoughts[0], ground[0]]
    .filter((place) => place !== undefined)
    .map(at)
    .find((other) => other !== cast.me && other !== cast.partner);
  return found ?? null;
}
