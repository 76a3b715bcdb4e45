import type { DrawnCard } from '../draw/draw.ts';
import { readBetween } from './between.ts';
import type { Choose } from './choice.ts';
import { readGrounds } from './grounds.ts';
import { isOpened } from './hedge.ts';
import { deedWays, ledIn } from './lead-in.ts';
import { leaningCard, type Material } from './material.ts';
import { phrased } from './phrased.ts';
import type { Sentence } from './sentence.ts';
import { moodOf, paceOf, standingOf, type Voice, voicesOf } from './standing.ts';
import { readSteps } from './steps.ts';
import { verdictOn } from './verdict.ts';
import { readVoices } from './voices.ts';
import { ofIntent } from './words-of.ts';

/** The answer in the question's own form, and by which cards. Never more certain than the cards: unclear is an answer. */
export function answerOf(material: Material, choose: Choose): Sentence[] {
  const { form } = material.matter;
  if (form === 'how') return readSteps(material, choose);
  if (form === 'why') return readGrounds(material, choose);
  if (form === 'which') return readBetween(material, choose);
  const answer =
    form === 'what'
      ? phrased(material, choose, 'answer', ledIn(material, stateWays(material)), showingCard(material))
      : phrased(material, choose, 'answer', waysOf(material), leaningCard(material));
  // A state names its card, and a mood that goes before names the one on which the answer leans.
  const named = [
    ...(form === 'what' ? answer.source.cards : []),
    ...(isOpened(material) ? [leaningCard(material).id] : []),
  ];
  return [answer, ...readVoices(material, choose, named)];
}

/** The ways to answer by the form: a verdict, a leaning, or a pace. */
function waysOf(material: Material): readonly string[] {
  const { matter, phrases } = material;
  const { whether, paces } = phrases.matter;
  const verdict = verdictOn(material);
  if (matter.form === 'when') return ledIn(material, ofIntent(paces, material)[paceOf(material)]);
  if (matter.form === 'whether') return ledIn(material, ofIntent(whether, material)[verdict], verdict);
  return deedWays(material, verdict);
}

function stateWays(material: Material): readonly string[] {
  return ofIntent(material.phrases.matter.states, material)[moodOf(standingOf(material))];
}

/** The card in which it shows how things stand: the one that says most of what the whole says, beside the one that was named. */
function showingCard(material: Material): DrawnCard {
  const named = leaningCard(material);
  const way = { light: 1, mixed: 0, heavy: -1 }[moodOf(standingOf(material))];
  const weight = ({ says }: Voice) => (way === 0 ? Math.abs(says) : says * way);
  const others = voicesOf(material).filter(({ card }) => card !== named);
  return [...others].sort((a, b) => weight(b) - weight(a))[0]?.card ?? named;
}
