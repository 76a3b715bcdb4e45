import { said } from './answer.ts';
import type { Choose } from './choice.ts';
import { leaningCard, type Material, sideOf, sideTextOf } from './material.ts';
import { hashOf } from './said.ts';
import { type Sentence, sentence, splitSentences } from './sentence.ts';
import { moodOf, standingOf } from './standing.ts';
import { subjectOf } from './subject.ts';
import { filled, ofIntent, personValues } from './words-of.ts';

/** The matter in the asker's terms and the mood of the whole; where the words could mean something else, it says so. */
export function openingOf(material: Material, choose: Choose): Sentence[] {
  const { matter, phrases, draw } = material;
  const card = leaningCard(material);
  const { openings, voices } = phrases.matter;
  const ways = ofIntent(openings, material)[moodOf(standingOf(material))];
  if (draw.cards.length > 0 && !matter.sure && matter.intent !== 'open')
    return [said(material, choose, 'unsure', voices.unsure, card), said(material, choose, 'opening', ways, card)];
  return [said(material, choose, 'opening', withSubject(material, choose, ways), card)];
}

/** What is asked goes before the first sentence: of whom, of what, and when. */
function withSubject(material: Material, choose: Choose, ways: readonly string[]): readonly string[] {
  if (subjectOf(material) === null) return ways;
  const lead = choose('subject', material.phrases.matter.subject.leads);
  return ways.map((way) => material.phrases.after(lead, way));
}

/** One thing to do this week: what fits the matter; where all of it was read lately, the counsel of the card on which the answer leans. */
export function deedOf(material: Material, choose: Choose): Sentence[] {
  const card = leaningCard(material);
  const values = personValues(material);
  const deeds = ofIntent(material.phrases.matter.deeds, material).map((deed) => filled(deed, values));
  const fresh = deeds.filter((deed) => !material.read?.has(hashOf(deed)));
  const ofCard = [sideTextOf(material, 'counsel', card), sideOf(material, card).advice];
  const text = choose('deed', fresh.length > 0 ? fresh : ofCard);
  return splitSentences(text).map((one) => sentence(one, 'deed', card.id));
}

/** One question to write about: of the matter, else of oneself, where all of it was read lately. */
export function promptOf(material: Material, choose: Choose): Sentence[] {
  const { matter, phrases, read } = material;
  const { prompts } = phrases.matter;
  const values = personValues(material);
  const fresh = [prompts[matter.intent], prompts.self, prompts.mood, prompts.open].find((ways) =>
    ways.some((way) => !read?.has(hashOf(filled(way, values)))),
  );
  return [said(material, choose, 'prompt', fresh ?? prompts[matter.intent], leaningCard(material))];
}
