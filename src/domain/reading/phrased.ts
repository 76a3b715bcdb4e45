import type { DrawnCard } from '../draw/draw.ts';
import type { Choose } from './choice.ts';
import { focusOf } from './focus.ts';
import { isOpened } from './hedge.ts';
import { leaningCard, type Material, placeOf } from './material.ts';
import { outcomeAreaOf } from './places.ts';
import { type Sentence, sentence } from './sentence.ts';
import { backOf, subjectOf } from './subject.ts';
import { calling, capital, filled, personValues, spokenCard } from './words-of.ts';

/** One of some ways to say a thing, filled with the cards and the person. */
export function phrased(
  material: Material,
  choose: Choose,
  rule:
    | 'date'
    | 'opening'
    | 'subject'
    | 'answer'
    | 'voice'
    | 'turn'
    | 'pair'
    | 'odds'
    | 'hinge'
    | 'unsure'
    | 'deed'
    | 'prompt',
  ways: readonly string[],
  card: DrawnCard,
  other?: DrawnCard,
): Sentence {
  const [a = '', b = ''] = material.options ?? [];
  const values = {
    ...personValues(material),
    topic: subjectOf(material) ?? material.phrases.matter.about.intents[material.matter.intent],
    back: backOf(material),
    card: isNamedBefore(material, rule, card) ? material.phrases.again : spokenCard(material, card),
    place: placeOf(material, card),
    a,
    b,
    ...(other ? { other: spokenCard(material, other), against: broughtBy(material, other) } : {}),
    bears: broughtBy(material, card),
  };
  const isOfLove = material.matter.area === 'love' && (rule === 'deed' || rule === 'prompt');
  const said = (way: string) => (isOfLove ? calling(filled(way, values), material) : filled(way, values));
  const text = choose(
    rule,
    ways.map((way) => (BEGINS_WITH_A_NAME.test(way) ? capital(said(way)) : said(way))),
  );
  return sentence(text, rule, card.id, ...(other ? [other.id] : []));
}

const BEGINS_WITH_A_NAME = /^\{(?:card|other|a|b)\}/;

/** What a card brings to a matter of its area, in words that stand inside a sentence. @throws RangeError where it was not fetched */
export function broughtBy({ matter, phrases }: Material, { id, reversed }: DrawnCard): string {
  const sides = phrases.matter.bears[outcomeAreaOf(matter)]?.[id];
  if (!sides) throw new RangeError(`no words for what ${id} brings`);
  return sides[reversed ? 1 : 0];
}

/** The first sentence has just named the card on which the answer leans: that of its date, or a mood that goes before. */
function isNamedBefore(material: Material, rule: string, card: DrawnCard): boolean {
  if (card !== leaningCard(material)) return false;
  if (focusOf(material) !== null) return rule === 'opening' || (rule === 'answer' && !isOpened(material));
  return rule === 'answer' && isOpened(material);
}
