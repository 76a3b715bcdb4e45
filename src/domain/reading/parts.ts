import type { DrawnCard } from '../draw/draw.ts';
import type { Role } from '../spread/spread.ts';
import type { Choose } from './choice.ts';
import { concernOf } from './concern.ts';
import { focusOf } from './focus.ts';
import { inArea } from './in-area.ts';
import { practiceOf } from './in-practice.ts';
import { leadOf } from './lead.ts';
import { type Material, roleOf, sideOf, sideTextOf } from './material.ts';
import { PLACES_OF_THEIR_OWN, type PlaceOfItsOwn } from './places.ts';
import { unread } from './said.ts';
import { type Sentence, sentence, splitSentences } from './sentence.ts';
import { stretchOf } from './stretch.ts';
import type { Rule } from './texts.ts';
import { calling } from './words-of.ts';

/** A card in its place. */
export interface ReadingPart {
  position: string;
  card: string;
  reversed: boolean;
  paragraphs: Sentence[][];
}

/**
 * Card by card: what it says in its place. Nothing that was said is said again.
 */
export function readParts(material: Material, choose: Choose): ReadingPart[] {
  const said = new Set<string>();
  return cardsToTell(material).map((card) => {
    const sentences = (text: string, rule: Rule, cards: readonly string[] = [card.id]): Sentence[] =>
      splitSentences(text).flatMap((one) => {
        if (said.has(one)) return [];
        said.add(one);
        return [sentence(one, rule, ...cards)];
      });
    const lead = leadOf(material, card);
    const paragraph = [
      ...unread(material, sentences(lead.text, lead.rule, lead.cards)),
      ...sentences(...statement(material, card, choose)),
      ...unread(material, sentences(inArea(material, card) ?? '', 'topic')),
      ...unread(material, sentences(concernOf(material, card) ?? '', 'topic')),
    ];
    const paragraphs = paragraph.length > 0 ? [paragraph] : [];
    return { position: card.position, card: card.id, reversed: card.reversed, paragraphs };
  });
}

/**
 * Every card in its order; asked about some months, those; asked about one date, that date first, then the dates beside it, what belongs to none, and
 * where a clarifier was drawn for another.
 */
function cardsToTell(material: Material): readonly DrawnCard[] {
  const { draw, clarifier } = material;
  const asked = stretchOf(material);
  if (asked) return draw.cards.filter((card) => asked.includes(card) || card.position === clarifier?.position);
  const focus = focusOf(material);
  if (!focus) return draw.cards;
  const dates = draw.cards.filter((card) => roleOf(material, card) === 'ahead');
  const at = dates.indexOf(focus);
  const others = draw.cards.filter(
    (card) =>
      card !== focus &&
      (!dates.includes(card) || Math.abs(dates.indexOf(card) - at) === 1 || card.position === clarifier?.position),
  );
  const isDate = (card: DrawnCard) => (dates.includes(card) ? 0 : 1);
  return [focus, ...others.sort((a, b) => isDate(a) - isDate(b))];
}

/** What a card says here: what is to be done where that is asked, else the words of its place, else one of its three openings. */
export function statement(material: Material, card: DrawnCard, choose: Choose): [text: string, rule: Rule] {
  const role = roleOf(material, card);
  const practical = practiceOf(material).get(card.id);
  if (practical !== undefined) return [practical, 'topic'];
  if (role === 'other') return [calling(sideTextOf(material, role, card), material), 'inPlace'];
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

/** Card by card what each means, for a question that is not for cards: nothing is read into it. */
export function readMeanings(material: Material): ReadingPart[] {
  return material.draw.cards.map((card) => ({
    position: card.position,
    card: card.id,
    reversed: card.reversed,
    paragraphs: [[sentence(sideOf(material, card).gist, 'gist', card.id)]],
  }));
}
