import type { DrawnCard } from '../draw/draw.ts';
import { cardsOfFavoured } from './between.ts';
import { cellOf } from './cell.ts';
import type { Choose } from './choice.ts';
import { isDoubtful } from './hedge.ts';
import { practiceOf } from './in-practice.ts';
import { leaningCard, type Material, roleOf, sideOf, sideTextOf } from './material.ts';
import { hashOf } from './said.ts';
import { type Sentence, sentence, splitSentences } from './sentence.ts';
import { cardsForSteps, stepOf, usedSteps } from './step-cards.ts';
import { verdictOn } from './verdict.ts';
import { filled, ofIntent, personValues, spokenCard } from './words-of.ts';

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
 * one with its counsel: a step of the matter could belong to the other. After a doubtful question, what fits any.
 */
export function deedOf(material: Material, choose: Choose): Sentence[] {
  const { draw, matter, read } = material;
  const usedCells = matter.form === 'how' ? cardsForSteps(material).map(cellOf) : [];
  const favoured = matter.form === 'which' ? cardsOfFavoured(material) : [];
  const cards = favoured.length > 0 ? favoured : [leaningCard(material), ...draw.cards];
  const used = new Set(practiceOf(material).values());
  const steps = cards
    .filter((card) => matter.form !== 'which' && !usedCells.includes(cellOf(card)))
    .map((card) => ({ card, text: stepOf(material, sideAnswered(material, card)) }))
    .filter(({ text }) => !used.has(text));
  // What the other side of a card would do comes before the counsel of the card alone.
  const turned =
    matter.form === 'how'
      ? cards
          .map((card) => ({ card, side: { ...card, reversed: !card.reversed } }))
          .filter(({ side }) => !usedCells.includes(cellOf(side)))
          .map(({ card, side }) => ({ card, text: stepOf(material, side) }))
          .filter(({ text }) => !used.has(text))
      : [];
  // Counsel for a life is none for a search or a sickbed: what cards of other suits would do goes before it.
  const answered = matter.form === 'how' ? usedSteps(material) : [];
  const others =
    used.size > 0 && steps.length === 0 && turned.length === 0
      ? everyStep(material)
          .filter((text) => !used.has(text) && !answered.includes(text))
          .map((text) => ({ card: cards[0]!, text }))
      : [];
  const counsel = cards
    .filter((card) => roleOf(material, card) !== 'counsel')
    .map((card) => ({ card, text: sideTextOf(material, 'counsel', card) }));
  const advice = cards.map((card) => ({ card, text: sideOf(material, card).advice }));
  const groups = [choosingSteps(material), cautiousSteps(material), steps, turned, others, counsel, advice];
  const fresh = groups.map((ways) => ways.filter(({ text }) => !isRead(text, read)));
  const ways = [...fresh, ...groups].find((group) => group.length > 0)!;
  const text = choose('deed', [...new Set(ways.map((way) => way.text))]);
  const { card } = ways.find((way) => way.text === text)!;
  return splitSentences(text).map((one) => sentence(one, 'deed', card.id));
}

/** What helps to choose between two ways that have names. */
function choosingSteps(material: Material): { card: DrawnCard; text: string }[] {
  const [a, b] = material.options ?? [];
  const { choosing } = material.phrases.matter.which;
  if (material.matter.form !== 'which' || !a || !b) return [];
  return choosing.map((way) => ({ card: leaningCard(material), text: filled(way, { a, b }) }));
}

/** What anybody may do where the question was perhaps not understood. */
function cautiousSteps(material: Material): { card: DrawnCard; text: string }[] {
  if (!isDoubtful(material.matter)) return [];
  return material.phrases.matter.voices.cautious.map((text) => ({ card: leaningCard(material), text }));
}

/** What cards of every suit and side would do about the matter. */
function everyStep(material: Material): string[] {
  const values = personValues(material);
  return Object.values(ofIntent(material.phrases.matter.steps, material))
    .flat()
    .map((way) => filled(way, values));
}

/** A text of which every sentence was read lately. */
function isRead(text: string, read: Material['read']): boolean {
  return splitSentences(text).every((one) => read?.has(hashOf(one)));
}

/** What a card has done about a matter follows the answer: after a no it is what its reversed side would do, after a yes its upright. */
function sideAnswered(material: Material, card: DrawnCard): DrawnCard {
  const { form } = material.matter;
  if (form !== 'whether' && form !== 'should') return card;
  const answer = verdictOn(material);
  return answer === 'unclear' ? card : { ...card, reversed: answer === 'no' };
}
