import type { DrawnCard } from '../draw/draw.ts';
import type { Role } from '../spread/spread.ts';
import type { Choose } from './choice.ts';
import { focusOf } from './focus.ts';
import { leadOf } from './lead.ts';
import { type Material, roleOf, sideOf, sideTextOf } from './material.ts';
import { PLACES_OF_THEIR_OWN, type PlaceOfItsOwn } from './places.ts';
import { unread } from './said.ts';
import { type Sentence, sentence, splitSentences } from './sentence.ts';
import type { Rule, SideWords } from './texts.ts';

/** A card in its place. */
export interface ReadingPart {
  position: string;
  card: string;
  reversed: boolean;
  paragraphs: Sentence[][];
}

/** Up to so many cards also say what they mean in the area of the question; of a larger table each speaks for its place alone. */
const MAX_CARDS_IN_FULL = 5;

/** Places of how things stand or go: there a card may also speak of the area of the question. */
const OF_THE_AREA: readonly Role[] = ['now', 'self', 'between', 'chance'];

/** The words of a card for each area; nothing is written for home. */
const AREA_WORDS = {
  love: 'love',
  work: 'work',
  money: 'money',
  study: 'study',
  self: 'spirit',
} as const satisfies Record<string, keyof SideWords>;

/**
 * Card by card: what it says in its place, and what it says of the area. Nothing
 * that was said is said again.
 */
export function readParts(material: Material, choose: Choose): ReadingPart[] {
  const said = new Set<string>();
  const focus = focusOf(material);
  const { cards } = material.draw;
  return (focus ? [focus, ...cards.filter((card) => card !== focus)] : cards).map((card) => {
    const tell = (text: string, rule: Rule, cards: readonly string[] = [card.id]): Sentence[] =>
      splitSentences(text).flatMap((one) => {
        if (said.has(one)) return [];
        said.add(one);
        return [sentence(one, rule, ...cards)];
      });
    const lead = leadOf(material, card);
    const heart = [
      ...unread(material, tell(lead.text, lead.rule, lead.cards)),
      ...tell(...statement(material, card, choose)),
    ];
    const paragraphs = [heart, unread(material, tell(ofTheArea(material, card), 'topic'))].filter(
      (paragraph) => paragraph.length > 0,
    );
    return { position: card.position, card: card.id, reversed: card.reversed, paragraphs };
  });
}

/** What a card says here: the words of its place, else one of its three openings. */
export function statement(material: Material, card: DrawnCard, choose: Choose): [text: string, rule: Rule] {
  const role = roleOf(material, card);
  if (isOfItsOwn(role)) return [sideTextOf(material, role, card), 'inPlace'];
  if (material.matter.intent === 'health') return [ofSpirits(material, card), 'topic'];
  const sides = material.phrases.openings?.[card.id] ?? [[sideOf(material, card).gist], [sideOf(material, card).gist]];
  return [choose(`opening ${card.id}`, sides[card.reversed ? 1 : 0]), 'gist'];
}

function isOfItsOwn(role: Role): role is PlaceOfItsOwn {
  return PLACES_OF_THEIR_OWN.some((one) => one === role);
}

/** Of health a card speaks of mood and rest alone: no first statement about plans or people is read into a body. */
function ofSpirits(material: Material, card: DrawnCard): string {
  return splitSentences(sideOf(material, card).spirit)[0]!;
}

/** How things are in the area, without the step to take, which the words for an area end with. */
function ofTheArea(material: Material, card: DrawnCard): string {
  const { draw, matter } = material;
  const words = matter.area && matter.area !== 'home' ? AREA_WORDS[matter.area] : null;
  if (!words || draw.cards.length > MAX_CARDS_IN_FULL || !OF_THE_AREA.includes(roleOf(material, card))) return '';
  const told = splitSentences(sideOf(material, card)[words]);
  return told.length > 1 ? told[0]! : '';
}

/** Card by card what each means, for a question that is not for cards: nothing is read into it. */
export function readMeanings(material: Material): ReadingPart[] {
  return material.draw.cards.map((card) => ({
    position: card.position,
    card: card.id,
    reversed: card.reversed,
    paragraphs: [[sentence(sideOf(material, card).gist, 'gist', card.id)]],
  }));
}
