import type { DrawnCard } from '../draw/draw.ts';
import type { Role } from '../spread/spread.ts';
import { leadOf, sameBefore } from './lead.ts';
import { closingTopic, leaningCard, type Material, roleOf, seedOf, sideOf, worded } from './material.ts';
import { type Sentence, sentence, splitSentences } from './sentence.ts';
import type { PlaceOfItsOwn, Rule, School } from './texts.ts';

/** A card in its place. */
export interface ReadingPart {
  position: string;
  card: string;
  reversed: boolean;
  paragraphs: Sentence[][];
}

/** Up to so many cards are told in full where the question has no topic; of a larger table, the first paragraph. */
const MAX_CARDS_IN_FULL = 3;

/** Places in which nothing can be done: what is wished for, what is another's, what works from outside or unseen. */
const LOOKING: readonly Role[] = ['wish', 'other', 'around', 'hidden'];

/** Places of what is over, and of another person: how reversed cards are read is better said of one's own. */
const ELSEWHERE: readonly Role[] = ['past', 'other'];

type Tell = (text: string, rule: Rule, cards?: string[]) => Sentence[];

/**
 * Card by card: what the place asks of it, the heart of its meaning, and what it says to the topic. The first reversed
 * card, of those that speak of oneself now, says how the reversed ones are read.
 */
export function readParts(material: Material, school: School | undefined): ReadingPart[] {
  const said = new Set<string>();
  const reversed = material.draw.cards.filter((card) => card.reversed);
  const firstReversed = reversed.find((card) => !ELSEWHERE.includes(roleOf(material, card))) ?? reversed[0];
  return material.draw.cards.map((card) => {
    const tell: Tell = (text, rule, cards = [card.id]) =>
      splitSentences(text).flatMap((one) => {
        if (said.has(one)) return [];
        said.add(one);
        return [sentence(one, rule, ...cards)];
      });
    const lead = leadOf(material, card);
    const [heart = [], ...more] = ownPlace(material, card, tell, lead) ?? meaning(material, card, tell, lead);
    const turned =
      school && card === firstReversed ? tell(worded(material.phrases.school[school], seedOf(material)), 'school') : [];
    const paragraphs = [heart, turned, ...more].filter((paragraph) => paragraph.length > 0);
    return { position: card.position, card: card.id, reversed: card.reversed, paragraphs };
  });
}

type Opening = ReturnType<typeof leadOf>;

/**
 * A card that is over or in the way speaks as that, and of what it does to the topic, and gives no advice. To an open
 * question it adds what is seen on the card, which has no time.
 */
function ownPlace(material: Material, card: DrawnCard, tell: Tell, lead: Opening): Sentence[][] | null {
  const { draw, phrases } = material;
  const role = roleOf(material, card);
  const own = phrases.inPlace[role as PlaceOfItsOwn]?.[card.id];
  if (!own) return null;
  const heart = [...tell(lead.text, lead.rule, lead.cards), ...tell(own[card.reversed ? 1 : 0], 'inPlace')];
  if (draw.topic !== 'open') {
    const ways = phrases.inTopic[role as PlaceOfItsOwn][draw.topic];
    const way = seedOf(material) + sameBefore(material, card);
    return [[...heart, ...tell(worded(ways, way), 'inPlace')]];
  }
  return [heart, tell(material.meanings[card.id]!.symbols, 'text')];
}

function meaning(material: Material, card: DrawnCard, tell: Tell, lead: Opening): Sentence[][] {
  const { draw, phrases } = material;
  const side = sideOf(material, card);
  const [first = '', ...rest] = side.text.split('\n\n');
  const open = draw.topic === 'open';
  const looking = LOOKING.includes(roleOf(material, card));
  const heart = looking && phrases.bidding ? side.gist.replace(phrases.bidding, '.') : side.gist;
  const whole = !looking && (open ? draw.cards.length <= MAX_CARDS_IN_FULL : draw.cards.length === 1);
  const scene = open || whole || card === leaningCard(material);
  return [
    [...tell(lead.text, lead.rule, lead.cards), ...tell(heart, 'gist')],
    ...(scene ? [tell(first, 'text')] : []),
    ...(whole ? rest.map((one) => tell(one, 'text')) : []),
    tell(topicOf(material, card, looking), 'topic'),
    ...(advises(material, card) ? [tell(side.advice, 'advice')] : []),
  ];
}

/**
 * What the card says to the topic: all of it where one can act, else how things are, which its first sentence says. Of a
 * time ahead nothing is said that names the present day.
 */
function topicOf(material: Material, card: DrawnCard, looking: boolean): string {
  const { topic } = material.draw;
  if (topic === 'open' || (closingTopic(material) !== null && card === leaningCard(material))) return '';
  const words = sideOf(material, card)[topic];
  const told = splitSentences(words);
  if (looking) return told.length > 1 ? told[0]! : '';
  if (roleOf(material, card) !== 'ahead') return words;
  return told.filter((one) => !material.phrases.presentDay.test(one)).join(' ');
}

/**
 * Places that counsel or help give the advice of their card; that of the card the answer leans on closes the reading.
 * Where the words for a topic hold the step to take, they are advice enough.
 */
function advises(material: Material, card: DrawnCard): boolean {
  if (closingTopic(material)) return false;
  return ['counsel', 'support'].includes(roleOf(material, card)) && card !== leaningCard(material);
}
