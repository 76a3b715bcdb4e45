import { isAnimal } from '../question/facet.ts';
import type { Choose } from '../reading/choice.ts';
import { isDoubtful } from '../reading/hedge.ts';
import type { OfStrains, Strain } from '../reading/matter-words.ts';
import { hashOf, unread } from '../reading/said.ts';
import { type Sentence, sentence, splitSentences } from '../reading/sentence.ts';
import { filled, ofIntent } from '../reading/words-of.ts';
import { faceIds } from './face-id.ts';
import { DICE_SIGNS, type DiceSign, type Throw } from './faces.ts';
import { housesAsked, seedOf, type ThrowMaterial, valuesOf } from './material.ts';
import type { DiceRule } from './texts.ts';
import { strengthOf } from './weigh.ts';

/** Points that rule no suit: they speak as a Major does. */
const MAJORS: ReadonlySet<string> = new Set(['Uranus', 'Neptune', 'Pluto', 'NorthNode', 'SouthNode']);

/** The suit of the tarot that belongs to a sign, by its element. */
function suitOf(sign: DiceSign): Strain {
  return (['wands', 'pentacles', 'swords', 'cups'] as const)[DICE_SIGNS.indexOf(sign) % 4]!;
}

/** The suit in which a throw speaks: that of the sign, or the Majors where the point is none of the seven old planets. */
export function strainOfThrow({ point, sign }: Throw): Strain {
  return MAJORS.has(point) ? 'majors' : suitOf(sign);
}

interface Step {
  text: string;
  /** The face by which it is used, inside a sentence. */
  by: string;
  ids: readonly string[];
}

/** What to do, in order: as the point in its sign stands, as the sign asks, as the sign of the house asks; none twice. */
function stepsOf(material: ThrowMaterial): Step[] {
  const { thrown, speech } = material;
  const { point, sign, house } = faceIds(thrown);
  const words = ofIntent(speech.matter.steps, material);
  const values = valuesOf(material);
  const steps: Step[] = [
    { text: ofThrow(words, material), by: values.card!, ids: [point, sign] },
    { text: words[suitOf(thrown.sign)][0], by: values.sign!, ids: [sign] },
    { text: words[suitOf(DICE_SIGNS[thrown.house - 1]!)][0], by: values.house!, ids: [house] },
  ];
  const used = steps
    .filter(({ text }) => !toldAlready(material, words, text))
    .map((step) => ({ ...step, text: filled(step.text, values) }));
  return used.filter(({ text }, index) => used.findIndex((one) => one.text === text) === index);
}

/** The faces say where a lost thing lies: a step that sends to another height or place would contradict them. */
function toldAlready({ matter }: ThrowMaterial, words: OfStrains, text: string): boolean {
  return matter.intent === 'lost' && !isAnimal(matter) && [words.cups[0], ...words.pentacles].includes(text);
}

/** What is written for the suit in which a throw speaks, by whether it speaks strongly. */
export function ofThrow(words: OfStrains, material: ThrowMaterial): string {
  const weak = strengthOf(material.thrown, housesAsked(material)) === 'weak';
  return words[strainOfThrow(material.thrown)][weak ? 1 : 0];
}

/** The steps one after another, each led in by its face. */
export function readSteps(material: ThrowMaterial, choose: Choose): Sentence<DiceRule>[] {
  const steps = stepsOf(material);
  const { advised } = material.speech.matter;
  return steps.flatMap(({ text, by, ids }, index) => {
    const frames = index === 0 ? advised.first : index === steps.length - 1 ? advised.last : advised.next;
    const frame = choose(
      `how ${index}`,
      frames.flatMap((way) => material.answer.ofDice(way) ?? []).map((way) => filled(way, { card: by })),
    );
    return splitSentences(material.speech.after(frame, text)).map((one) => sentence(one, 'answer' as const, ...ids));
  });
}

/** One thing to do this week: a step that the answer has not used; where all were read lately, that of another suit. */
export function deedOfThrow(material: ThrowMaterial): Sentence<DiceRule>[] {
  const values = valuesOf(material);
  const used = material.matter.form === 'how' ? stepsOf(material).map(({ text }) => text) : [];
  const ids = Object.values(faceIds(material.thrown));
  const { cautious: careful } = material.speech.matter.voices;
  const first = seedOf(material) % careful.length;
  const cautious = isDoubtful(material.matter)
    ? [...careful.slice(first), ...careful.slice(0, first)].map((text) => ({ text, ids }))
    : [];
  const every = Object.values(ofIntent(material.speech.matter.steps, material)).flat();
  const others = every
    .filter((way) => !toldAlready(material, ofIntent(material.speech.matter.steps, material), way))
    .map((way) => ({ text: filled(way, values), ids }));
  const left = [...cautious, ...stepsOf(material), ...others].filter(({ text }) => !used.includes(text));
  const fresh = left.filter(({ text }) => splitSentences(text).every((one) => !material.read?.has(hashOf(one))));
  const [deed] = [...fresh, ...unread(material, left), ...left];
  return deed ? splitSentences(deed.text).map((one) => sentence(one, 'deed' as const, ...deed.ids)) : [];
}
