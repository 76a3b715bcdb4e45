import type { Intent } from '../../question/matter-kinds.ts';
import { isHedged } from '../../reading/hedge.ts';
import { deedWays, ledIn } from '../../reading/lead-in.ts';
import type { Mood } from '../../reading/matter-words.ts';
import { placedBefore } from '../../reading/placed.ts';
import { splitSentences } from '../../reading/sentence.ts';
import { sentencesOfWays } from '../../reading/ways.ts';
import { ofIntent } from '../../reading/words-of.ts';
import { leanOf } from '../polarity.ts';
import { ofStrain } from '../strain.ts';
import { type Answerer, wayOf, whoOf } from './asked.ts';
import { readGrounds } from './grounds.ts';
import type { LenormandSentence } from './narrator.ts';
import { readSteps } from './steps.ts';
import type { LenormandRule } from './texts.ts';
import { readTopic } from './topic.ts';
import { moodOf, paceAmong, speakersOf, standingOf, type Voices, verdictOf } from './voices.ts';

/**
 * The answer in the question's own form and by which cards, naming the matter and the person. Never more certain than the
 * cards: unclear is an answer.
 */
export function answerOf(answerer: Answerer, voices: Voices): LenormandSentence[] {
  const { asked, narrator } = answerer;
  const { matter, answering } = asked;
  const unsure = isHedged(matter)
    ? narrator.say(wayOf(answerer, 'unsure', answering.matter.voices.unsure), 'unsure', [voices.last])
    : [];
  const sentences = inForm(answerer, voices);
  const placed = placedBefore({ ...asked, phrases: answering }, sentences).flatMap((ways) =>
    narrator.say(wayOf(answerer, 'subject', ways), 'subject', [voices.last]),
  );
  return [...unsure, ...placed, ...sentences];
}

function inForm(answerer: Answerer, voices: Voices): LenormandSentence[] {
  const { form, options } = answerer.asked.matter;
  if (form === 'how') return [...readTopic(answerer, voices), ...readSteps(answerer, voices)];
  if (form === 'why') return [...readTopic(answerer, voices), ...readGrounds(answerer, voices)];
  if (form === 'when') return time(answerer, voices);
  if (form === 'which' && options) return between(answerer, voices);
  return [...judgement(answerer, voices), ...readTopic(answerer, voices), ...speakers(answerer, voices)];
}

/** The answer after words that lead into it, in as few sentences as its form allows. */
export function answerInBrief(answerer: Answerer, voices: Voices, lead: string): LenormandSentence[] {
  const { asked } = answerer;
  const { form } = asked.matter;
  const sentences =
    form === 'how'
      ? readSteps(answerer, voices).slice(0, 1)
      : form === 'whether' || form === 'should' || form === 'what'
        ? judgement(answerer, voices)
        : inForm(answerer, voices);
  const [first, ...rest] = sentences;
  if (!first) return [];
  const text = asked.answering.after(lead, first.text);
  const who = whoOf(asked);
  // A name keeps its capital letter.
  const isNamed = who !== null && first.text.startsWith(who);
  return [{ ...first, text: isNamed ? `${text.slice(0, -first.text.length)}${first.text}` : text }, ...rest];
}

/** The answer as one sentence, without the cards that it rests on. */
function judgement(answerer: Answerer, voices: Voices): LenormandSentence[] {
  const { asked } = answerer;
  const { matter, answering } = asked;
  const { intent, form } = matter;
  const asking = { ...asked, phrases: answering };
  const words = answering.matter;
  const cards = [voices.centre, voices.last];
  if (form === 'whether' || form === 'should') {
    const verdict = verdictOf(voices, matter);
    const ways =
      form === 'whether' ? ledIn(asking, ofIntent(words.whether, asked)[verdict], verdict) : deedWays(asking, verdict);
    return said(answerer, named(answerer, wayOf(answerer, 'answer', ways)), 'answer', cards);
  }
  const mood = moodOf(voices, intent);
  const card = showing(voices, intent, mood);
  const text = wayOf(answerer, 'answer', ledIn(asking, ofIntent(words.states, asked)[mood]), card);
  return said(answerer, named(answerer, text), 'answer', [card, ...cards]);
}

/** The card in which it shows how things stand: the one that speaks most for the mood of the whole, in a mixed one the last. */
function showing(voices: Voices, intent: Intent, mood: Mood): number {
  return mood === 'mixed' ? voices.last : (speakersOf(voices, intent, mood).best ?? voices.last);
}

/** On which card the answer rests and what speaks against it; where the last card leans the other way, that is said. */
function speakers(answerer: Answerer, voices: Voices): LenormandSentence[] {
  const { asked, narrator } = answerer;
  const { intent } = asked.matter;
  const { rests, despite, even, hangs } = narrator.phrases.answering;
  const mood = moodOf(voices, intent);
  // An answer of how things stand has shown a card already.
  const judged = asked.matter.form === 'whether' || asked.matter.form === 'should';
  const shown = judged ? null : showing(voices, intent, mood);
  // Of a body nothing is judged, so no card speaks for it or against it.
  if (intent === 'health') return [];
  const { best, worst, even: torn } = speakersOf(voices, intent, mood, shown);
  if (best === null) return [];
  const say = (rule: LenormandRule, ways: readonly string[], ...cards: number[]) =>
    said(answerer, wayOf(answerer, rule, ways, ...cards), rule, cards);
  const end = leanOf(voices.last, intent);
  const first = shown ?? best;
  if (mood !== 'mixed' && first !== voices.last && end !== 0 && end > 0 !== (mood === 'light')) {
    return say('odds', asked.answering.matter.voices.odds, voices.last, first);
  }
  // The card of the question has said what carries the answer.
  if (voices.topic && voices.topic.beside.length > 0) return [];
  if (mood === 'mixed') return torn ? say('voice', even, best, worst!) : judged ? say('voice', hangs, voices.last) : [];
  if (worst !== null) return say('voice', despite, best, worst);
  // A card alone is not weighed against others.
  return say('voice', voices.all.length === 1 ? rests.slice(0, 1) : rests, best);
}

/** When, in the terms of the matter, never a date; and the card that sets the pace, save of a body: there cards tell no time. */
function time(answerer: Answerer, voices: Voices): LenormandSentence[] {
  const { asked, narrator } = answerer;
  const { pace, card } = paceAmong(voices);
  const { intent, span } = asked.matter;
  const { answering } = asked;
  const text = wayOf(answerer, 'answer', ofIntent(answering.matter.paces, asked)[pace]);
  const timed = span && intent !== 'health' ? answering.after(answering.matter.about.spans[span][1], text) : text;
  const answer = said(answerer, timed, 'answer', [voices.centre, voices.last]);
  if (intent === 'health') return answer;
  const tempo = wayOf(answerer, 'voice', narrator.phrases.answering.tempo, card);
  const spans = narrator.phrases.answering.span;
  const long = span || spans.named.test(text) ? [] : said(answerer, spans[pace], 'voice', [card]);
  return [...answer, ...readTopic(answerer, voices), ...said(answerer, tempo, 'voice', [card]), ...long];
}

/** Sides that lie closer to each other than this are even. */
const EVEN = 0.5;

/** Of two options the one whose cards lie better, by its name as it was typed; even where neither does. */
function between(answerer: Answerer, { sides, centre, last }: Voices): LenormandSentence[] {
  const { asked } = answerer;
  const { intent } = asked.matter;
  const { which } = asked.answering.matter;
  const [a, b] = sides.map((cards) =>
    standingOf(
      cards.map((card) => ({ card, weight: 1 })),
      intent,
    ),
  ) as [number, number];
  const ways = Math.abs(a - b) < EVEN ? which.even : a > b ? which.a : which.b;
  const answer = said(answerer, wayOf(answerer, 'answer', ways), 'answer', [...sides[0], ...sides[1], centre, last]);
  const names = asked.matter.options ?? ['', ''];
  const ofSide = (index: 0 | 1) => ({
    name: names[index],
    cards: sides[index].map((card) => onWay(card)),
  });
  /** A card speaks for itself where it really gives or costs; where it leans the other way its suit does. */
  const onWay = (card: number) => {
    const says = leanOf(card, intent);
    const spoken = answerer.narrator.speak(card);
    return {
      card,
      says,
      spoken: answerer.narrator.phrases.inTurn.names([spoken]),
      gives: says > 0 ? spoken.noun : ofStrain(which.gives, card, intent),
      costs: says < 0 ? spoken.noun : ofStrain(which.costs, card, intent),
    };
  };
  const sentences = sentencesOfWays(which, answerer.choose, [ofSide(0), ofSide(1)], Math.abs(a - b) >= EVEN);
  return [...answer, ...sentences.flatMap(({ text, cards }) => said(answerer, text, 'sides', cards))];
}

/** The person goes before an answer that does not name them. */
function named({ asked, narrator }: Answerer, text: string): string {
  const who = whoOf(asked);
  const { intent, person, role } = asked.matter;
  // Nobody is there yet of whom to begin, or nobody of whom more is known.
  if (
    who === null ||
    intent === 'meet' ||
    (person === 'other' && !role) ||
    asked.matter.thing !== undefined ||
    text.toLowerCase().includes(who.toLowerCase())
  )
    return text;
  return asked.answering.after(narrator.phrases.answering.person(who), text);
}

function said(
  { narrator }: Answerer,
  text: string,
  rule: LenormandRule,
  cards: readonly number[],
): LenormandSentence[] {
  return splitSentences(text).flatMap((one) => narrator.say(one, rule, [...new Set(cards)]));
}
