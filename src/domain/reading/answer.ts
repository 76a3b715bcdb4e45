import type { DrawnCard } from '../draw/draw.ts';
import type { Role } from '../spread/spread.ts';
import type { Choose } from './choice.ts';
import { verdictOf } from './count.ts';
import { leaningCard, type Material, placeOf, roleOf, sideTextOf } from './material.ts';
import type { Leaning, Verdict } from './matter-words.ts';
import { isHeavyYes } from './polarity.ts';
import { type Sentence, sentence } from './sentence.ts';
import { moodOf, paceOf, standingOf, voicesOf } from './standing.ts';
import { spanBefore, subjectOf } from './subject.ts';
import { filled, ofIntent, personValues, spokenCard } from './words-of.ts';

/** The answer in the question's own form, and by which cards. Never more certain than the cards: unclear is an answer. */
export function answerOf(material: Material, choose: Choose): Sentence[] {
  const { form } = material.matter;
  if (form === 'how') return steps(material, choose);
  if (form === 'why') return grounds(material, choose);
  if (form === 'which') return [...between(material, choose)];
  return [said(material, choose, 'answer', waysOf(material), leaningCard(material)), ...voices(material, choose)];
}

/** The ways to answer by the form: a verdict, a leaning, a pace, or how it stands. */
function waysOf(material: Material): readonly string[] {
  const { matter, phrases } = material;
  const { whether, should, what } = phrases.matter;
  if (matter.form === 'whether') return withSpan(material, ofIntent(whether, material)[verdict(material)]);
  if (matter.form === 'should') return ofIntent(should, material)[leaning(material)];
  if (matter.form === 'when') return whenWays(material);
  return what[matter.area ?? 'open'][moodOf(standingOf(material))];
}

/** A pace by the area; nothing is said of when a body heals, that is for those who can examine it. */
function whenWays(material: Material): readonly string[] {
  const { matter, phrases } = material;
  if (matter.intent === 'health') return ofIntent(phrases.matter.whether, material).unclear;
  return phrases.matter.when[matter.area ?? 'open'][paceOf(material)];
}

/** Of a spread that is counted the count decides, of any other how the table stands. */
function verdict(material: Material): Verdict {
  const { spread, draw, matter } = material;
  if (spread.counts) return verdictOf(draw.cards.filter((card) => !card.reversed).length, draw.cards.length);
  const mood = moodOf(standingOf(material));
  if (mood === 'mixed') return 'unclear';
  return (mood === 'light') === isHeavyYes(matter.intent) ? 'no' : 'yes';
}

function leaning(material: Material): Leaning {
  const answer = verdict(material);
  return answer === 'unclear' ? 'unclear' : answer === 'yes' ? 'do' : 'refrain';
}

/** A named time goes before the answer: this week, until June. */
function withSpan(material: Material, ways: readonly string[]): readonly string[] {
  const prefix = spanBefore(material);
  return prefix === null ? ways : ways.map((way) => material.phrases.after(prefix, way));
}

/**
 * Of a table that leans to the good, the card that speaks most for it and the one against it. Where it leans to the bad,
 * or to neither, the card against it is no objection to what was just said: nothing is added.
 */
function voices(material: Material, choose: Choose): Sentence[] {
  const { draw, matter } = material;
  if (draw.cards.length < 2 || isHeavyYes(matter.intent) || moodOf(standingOf(material)) !== 'light') return [];
  const ranked = voicesOf(material).toSorted((a, b) => b.says - a.says);
  const [best, worst] = [ranked[0]!, ranked.at(-1)!];
  const { voices: words } = material.phrases.matter;
  if (best.says <= 0) return [];
  if (worst.says < 0) return [said(material, choose, 'voice', words.both, best.card, worst.card)];
  return [said(material, choose, 'voice', words.for, best.card)];
}

/** Of two options the one whose way lies better, by its name; even where neither does. Cards that carry neither say nothing. */
function between(material: Material, choose: Choose): Sentence[] {
  const { draw, phrases } = material;
  const [first, second] = ['endA', 'endB'].map((key) => draw.cards.find((card) => card.position === key));
  const { which } = phrases.matter;
  if (!first || !second) return [said(material, choose, 'answer', which.even, leaningCard(material))];
  const way = (keys: readonly string[]) =>
    voicesOf(material).reduce((sum, { card, says }) => (keys.includes(card.position) ? sum + says : sum), 0);
  const [a, b] = [way(['pathA', 'endA']), way(['pathB', 'endB'])];
  const ways = Math.abs(a - b) < 1 ? which.even : a > b ? which.a : which.b;
  return [
    said(material, choose, 'answer', ways, first, second),
    said(material, choose, 'voice', which.cards, first, second),
  ];
}

/** What to do, in order: the counsel of up to three cards, those first whose place is for it. */
function steps(material: Material, choose: Choose): Sentence[] {
  const { how } = material.phrases.matter;
  const order: readonly Role[] = ['counsel', 'support', 'now', 'self', 'ahead', 'outcome'];
  const cards = material.draw.cards
    .filter((card) => order.includes(roleOf(material, card)))
    .toSorted((a, b) => order.indexOf(roleOf(material, a)) - order.indexOf(roleOf(material, b)))
    .slice(0, 3);
  const frames = cards.length === 1 ? [how.first] : [how.first, ...cards.slice(2).map(() => how.next), how.last];
  return cards.map((card, index) => {
    const frame = choose(`how ${index}`, frames[index]!);
    return sentence(material.phrases.after(frame, sideTextOf(material, 'counsel', card)), 'answer', card.id);
  });
}

/** What lies beneath: the card of a hidden place, of a hindrance or of the past, in its own words. */
function grounds(material: Material, choose: Choose): Sentence[] {
  const roles: readonly Role[] = ['hidden', 'obstacle', 'past'];
  const { cards } = material.draw;
  const card =
    roles.flatMap((role) => cards.find((one) => roleOf(material, one) === role) ?? [])[0] ?? leaningCard(material);
  return [
    said(material, choose, 'answer', material.phrases.matter.why, card),
    sentence(sideTextOf(material, 'hidden', card), 'answer', card.id),
  ];
}

/** One of some ways, filled with the cards and the person. */
export function said(
  material: Material,
  choose: Choose,
  rule: 'opening' | 'subject' | 'answer' | 'voice' | 'turn' | 'odds' | 'unsure' | 'deed' | 'prompt',
  ways: readonly string[],
  card: DrawnCard,
  other?: DrawnCard,
): Sentence {
  const [a = '', b = ''] = material.options ?? [];
  const values = {
    ...personValues(material),
    topic: subjectOf(material) ?? material.phrases.matter.about.intents[material.matter.intent],
    card: spokenCard(material, card),
    place: placeOf(material, card),
    a,
    b,
    ...(other ? { other: spokenCard(material, other) } : {}),
  };
  const text = choose(
    rule,
    ways.map((way) => filled(way, values)),
  );
  return sentence(text, rule, card.id, ...(other ? [other.id] : []));
}
