import type { DrawnCard } from '../draw/draw.ts';
import type { Role } from '../spread/spread.ts';
import { cardsOfFavoured } from './between.ts';
import { cellOf, ofCell } from './cell.ts';
import type { Choose } from './choice.ts';
import { focusOf } from './focus.ts';
import { leaningCard, type Material, roleOf, sideOf, sideTextOf } from './material.ts';
import { hashOf } from './said.ts';
import { type Sentence, sentence, splitSentences } from './sentence.ts';
import { verdictOn } from './verdict.ts';
import { filled, ofIntent, personValues, spokenCard } from './words-of.ts';

/** At most so many steps are used after one another. */
const MAX_STEPS = 3;

/** Places that say what to do come first, then those of how things are and go. */
const ORDER: readonly Role[] = ['counsel', 'support', 'now', 'self', 'chance', 'ahead', 'outcome'];

/** What to do, in order: the steps of up to three cards that differ in suit or side, those first whose place is for it. */
export function readSteps(material: Material, choose: Choose): Sentence[] {
  const { advised } = material.phrases.matter;
  const { after } = material.phrases;
  const cards = cardsForSteps(material);
  const frames = ['first' as const, ...cards.slice(2).map(() => 'next' as const), 'last' as const];
  return cards.map((card, index) => {
    const ways = advised[frames[index]!].map((way) => filled(way, { card: spokenCard(material, card) }));
    return sentence(after(choose(`how ${index}`, ways), stepOf(material, card)), 'answer', card.id);
  });
}

/**
 * One thing to do this week: the step of a card, of another than those whose steps the answer used, else what its other
 * side has done, which stays with the matter. Where the person has read all of them lately, the counsel of a card that lies
 * in no place of counsel, else its advice. Of two ways a step that serves the choice speaks, else a card of the favoured
 * one with its counsel: a step of the matter could belong to the other.
 */
export function deedOf(material: Material, choose: Choose): Sentence[] {
  const { draw, matter, read } = material;
  const used = matter.form === 'how' ? cardsForSteps(material).map(cellOf) : [];
  const favoured = matter.form === 'which' ? cardsOfFavoured(material) : [];
  const cards = favoured.length > 0 ? favoured : [leaningCard(material), ...draw.cards];
  const steps = cards
    .filter((card) => matter.form !== 'which' && !used.includes(cellOf(card)))
    .map((card) => ({ card, text: stepOf(material, sideAnswered(material, card)) }));
  const others =
    matter.form === 'how'
      ? cards
          .map((card) => ({ card, side: { ...card, reversed: !card.reversed } }))
          .filter(({ side }) => !used.includes(cellOf(side)))
          .map(({ card, side }) => ({ card, text: stepOf(material, side) }))
      : [];
  const counsel = cards
    .filter((card) => roleOf(material, card) !== 'counsel')
    .map((card) => ({ card, text: sideTextOf(material, 'counsel', card) }));
  const advice = cards.map((card) => ({ card, text: sideOf(material, card).advice }));
  const groups = [choosingSteps(material), steps, others, counsel, advice];
  const fresh = groups.map((ways) => ways.filter(({ text }) => !isRead(text, read)));
  const ways = [...fresh, ...groups].find((group) => group.length > 0)!;
  const text = choose('deed', [...new Set(ways.map((way) => way.text))]);
  const { card } = ways.find((way) => way.text === text)!;
  return splitSentences(text).map((one) => sentence(one, 'deed', card.id));
}

/** What helps to choose between two ways that have names, where the language has words for it. */
function choosingSteps(material: Material): { card: DrawnCard; text: string }[] {
  const [a, b] = material.options ?? [];
  const { choosing = [] } = material.phrases.matter.which;
  if (material.matter.form !== 'which' || !a || !b) return [];
  return choosing.map((way) => ({ card: leaningCard(material), text: filled(way, { a, b }) }));
}

/** A text of which every sentence was read lately. */
function isRead(text: string, read: Material['read']): boolean {
  return splitSentences(text).every((one) => read?.has(hashOf(one)));
}

/** The first cards in the order of their places whose cells differ. */
function cardsForSteps(material: Material): DrawnCard[] {
  const rank = (card: DrawnCard) => {
    if (card === focusOf(material)) return -1;
    const at = ORDER.indexOf(roleOf(material, card));
    return at < 0 ? ORDER.length : at;
  };
  const { cards } = material.draw;
  const fit = cards.filter((card) => rank(card) < ORDER.length);
  const ordered = [...(fit.length > 0 ? fit : cards)].sort((a, b) => rank(a) - rank(b));
  return ordered
    .filter((card, index) => ordered.findIndex((one) => cellOf(one) === cellOf(card)) === index)
    .slice(0, MAX_STEPS);
}

/** What a card has done about a matter follows the answer: after a no it is what its reversed side would do, after a yes its upright. */
function sideAnswered(material: Material, card: DrawnCard): DrawnCard {
  const { form } = material.matter;
  if (form !== 'whether' && form !== 'should') return card;
  const answer = verdictOn(material);
  return answer === 'unclear' ? card : { ...card, reversed: answer === 'no' };
}

function stepOf(material: Material, card: DrawnCard): string {
  return filled(ofCell(ofIntent(material.phrases.matter.steps, material), card), personValues(material));
}
