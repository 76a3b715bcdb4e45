import { isDoubtful } from '../../reading/hedge.ts';
import { unread } from '../../reading/said.ts';
import { splitSentences } from '../../reading/sentence.ts';
import { filled, ofIntent } from '../../reading/words-of.ts';
import { ofStrain } from '../strain.ts';
import { type Answerer, peopleIn, wayOf, withCard } from './asked.ts';
import type { LenormandSentence } from './narrator.ts';
import { speakersOf, type Voices } from './voices.ts';

/** At most so many steps are used after one another. */
const MAX_STEPS = 3;

interface Step {
  card: number;
  text: string;
}

/** What to do, in the order of the table: the steps of the most helpful card, of the centre, of the last, and of others that say another thing. */
export function readSteps(answerer: Answerer, voices: Voices): LenormandSentence[] {
  const { asked, narrator, choose } = answerer;
  const place = ({ card }: Step) => voices.all.findIndex((voice) => voice.card === card);
  const steps = stepsOf(answerer, voices)
    .slice(0, MAX_STEPS)
    .sort((a, b) => place(a) - place(b));
  const { advised } = asked.answering.matter;
  return steps.flatMap(({ card, text }, index) => {
    const frames = index === 0 ? advised.first : index === steps.length - 1 ? advised.last : advised.next;
    const gloss = answerer.gloss(card);
    const frame = choose(
      `how ${index}`,
      frames.map((way) => withCard(narrator, way, { key: 'card', one: card, gloss })),
    );
    return splitSentences(asked.answering.after(frame, text)).flatMap((one) => narrator.say(one, 'answer', [card]));
  });
}

/**
 * One thing to do this week: the step of a card whose step the answer has not used. Where the person has read all of them
 * lately, what another suit would do in the same matter.
 */
export function deedOf(answerer: Answerer, voices: Voices): LenormandSentence[] {
  const { asked, narrator } = answerer;
  const used = asked.matter.form === 'how' ? MAX_STEPS : 0;
  const ofCards = stepsOf(answerer, voices);
  const before = ofCards.slice(0, used).map(({ text }) => text);
  const every = Object.values(ofIntent(asked.answering.matter.steps, asked))
    .flat()
    .map((way) => filled(way, peopleIn(asked)));
  const others = every.filter((text) => !before.includes(text)).map((text) => ({ card: voices.last, text }));
  const cautious = isDoubtful(asked.matter)
    ? [{ card: voices.last, text: answerer.choose('cautious', asked.answering.matter.voices.cautious) }]
    : [];
  const left = [...cautious, ...ofCards.slice(used).sort((a, b) => rank(a) - rank(b)), ...others];
  const [step] = [...unread(asked, left), ...left];
  if (!step) return [];
  return splitSentences(wayOf(answerer, 'deed', [step.text])).flatMap((one) => narrator.say(one, 'deed', [step.card]));

  function rank({ card }: Step): number {
    return card === voices.last ? 0 : 1;
  }
}

/** The steps of the cards in the order in which they are used, none twice. */
function stepsOf({ asked, narrator }: Answerer, voices: Voices): Step[] {
  const { intent } = asked.matter;
  const { best } = speakersOf(voices, intent, 'light');
  const others = [...voices.all].sort((a, b) => b.weight - a.weight).map(({ card }) => card);
  const words = ofIntent(asked.answering.matter.steps, asked);
  const steps = [best ?? voices.last, voices.centre, voices.last, ...others].map((card) => ({
    card,
    // A card gives its own advice where a step of the matter could miss the question.
    text: isDoubtful(asked.matter)
      ? splitSentences(narrator.words(card).advice)[0]!
      : filled(ofStrain(words, card, intent), peopleIn(asked)),
  }));
  return steps.filter(({ text }, index) => steps.findIndex((one) => one.text === text) === index);
}
