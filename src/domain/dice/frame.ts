import type { Choose } from '../reading/choice.ts';
import { hashOf } from '../reading/said.ts';
import { sentence, splitSentences } from '../reading/sentence.ts';
import { filled, ofIntent } from '../reading/words-of.ts';
import { faceIds } from './face-id.ts';
import { type DiceSentence, type ThrowMaterial, valuesOf, waysOfDice } from './material.ts';

/** One thing to do this week: what fits the matter; where all of that was read lately, what one of the faces asks for. */
export function deedOfThrow(material: ThrowMaterial, choose: Choose): DiceSentence[] {
  const { thrown, answer, speech, matter } = material;
  const { steps } = answer;
  const ofFaces =
    matter.form === 'how' ? [] : [steps.points[thrown.point], steps.houses[thrown.house]!, steps.signs[thrown.sign]];
  const ofMatter = ofIntent(speech.matter.deeds, material);
  const text = firstUnread(material, choose, 'deed', [ofMatter, ...ofFaces.map((one) => [one])]);
  return splitSentences(text).map((one) => sentence(one, 'deed', ...Object.values(faceIds(thrown))));
}

/** One question to write about: that of a face, or of the matter. */
export function promptOfThrow(material: ThrowMaterial, choose: Choose): DiceSentence[] {
  const { thrown, words, speech, matter } = material;
  const ofFaces = [words.houses[thrown.house]!, words.points[thrown.point], words.signs[thrown.sign]];
  const chain = [
    ofFaces.map(({ question }) => question),
    speech.matter.prompts[matter.intent],
    speech.matter.prompts.self,
  ];
  const text = firstUnread(material, choose, 'prompt', chain);
  return [sentence(text, 'prompt', ...Object.values(faceIds(thrown)))];
}

/** A way of the first of some groups that still has one the person has not read lately. */
function firstUnread(
  material: ThrowMaterial,
  choose: Choose,
  slot: 'deed' | 'prompt',
  groups: readonly (readonly string[])[],
): string {
  const values = valuesOf(material);
  const all = groups.map((ways) => waysOfDice(material, ways).map((way) => filled(way, values)));
  const fresh = all
    .map((ways) => ways.filter((way) => splitSentences(way).every((one) => !material.read?.has(hashOf(one)))))
    .find((ways) => ways.length > 0);
  return choose(slot, fresh ?? all[0]!);
}
