import type { Choose } from '../reading/choice.ts';
import { isDoubtful } from '../reading/hedge.ts';
import { hashOf } from '../reading/said.ts';
import { sentence, splitSentences } from '../reading/sentence.ts';
import { filled, ofIntent } from '../reading/words-of.ts';
import { faceIds } from './face-id.ts';
import { type DiceSentence, type ThrowMaterial, valuesOf, waysOfDice } from './material.ts';

/** One question to write about: of the matter; where all of it was read lately, of oneself or of a face. */
export function promptOfThrow(material: ThrowMaterial, choose: Choose): DiceSentence[] {
  const { thrown, speech, words } = material;
  const ofFaces = [words.houses[thrown.house]!, words.points[thrown.point], words.signs[thrown.sign]];
  const { prompts } = speech.matter;
  const { thing } = material.matter;
  const ofThing = thing ? speech.matter.things.prompts.map((way) => filled(way, { thing })) : [];
  const own = isDoubtful(material.matter) ? prompts.open : ofIntent(prompts, material);
  const groups = [ofThing, own, prompts.self, ofFaces.map(({ question }) => question)];
  const text = firstUnread(material, choose, groups);
  return [sentence(text, 'prompt', ...Object.values(faceIds(thrown)))];
}

/** A way of the first of some groups that still has one the person has not read lately. */
function firstUnread(material: ThrowMaterial, choose: Choose, groups: readonly (readonly string[])[]): string {
  const values = valuesOf(material);
  const all = groups.map((ways) => waysOfDice(material, ways).map((way) => filled(way, values)));
  const fresh = all
    .map((ways) => ways.filter((way) => splitSentences(way).every((one) => !material.read?.has(hashOf(one)))))
    .find((ways) => ways.length > 0);
  return choose('prompt', fresh ?? all.find((ways) => ways.length > 0)!);
}
