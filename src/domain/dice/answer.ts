import { isAnimal } from '../question/facet.ts';
import type { Intent } from '../question/matter-kinds.ts';
import type { Choose } from '../reading/choice.ts';
import { isHedged } from '../reading/hedge.ts';
import { deedWays, ledIn } from '../reading/lead-in.ts';
import { placedBefore } from '../reading/placed.ts';
import { sentence, splitSentences } from '../reading/sentence.ts';
import { calledBy, filled, ofIntent } from '../reading/words-of.ts';
import { faceIds } from './face-id.ts';
import {
  capital,
  type DiceSentence,
  housesAsked,
  phrased,
  type ThrowMaterial,
  valuesOf,
  waysOfDice,
} from './material.ts';
import { ofThrow, readSteps } from './steps.ts';
import { dignityOfThrow } from './strength.ts';
import {
  isHonour,
  modalityOf,
  moodOfThrow,
  paceOfThrow,
  placeOfThrow,
  speedOf,
  strengthOf,
  verdictOfThrow,
} from './weigh.ts';

/** The answer in the question's own form, with what acts, how and where; and by what faces. Unclear is an answer. */
export function answerOfThrow(material: ThrowMaterial, choose: Choose): DiceSentence[] {
  const { matter, speech } = material;
  if (matter.outside) {
    const { text, source } = phrased(
      material,
      choose,
      'answer',
      waysOfDice(material, speech.matter.outside[matter.outside]),
    );
    return splitSentences(text).map((one) => sentence(one, source.rule, ...Object.values(faceIds(material.thrown))));
  }
  const unsure = isHedged(matter)
    ? [phrased(material, choose, 'unsure', waysOfDice(material, speech.matter.voices.unsure))]
    : [];
  const said = inForm(material, choose);
  const placed = placedBefore({ ...material, phrases: speech }, said).map((ways) =>
    phrased(material, choose, 'sentence', ways),
  );
  return [...unsure, ...placed, ...said];
}

function inForm(material: ThrowMaterial, choose: Choose): DiceSentence[] {
  const { matter, thrown, speech, answer } = material;
  const { form } = matter;
  const say = (ways: readonly string[]) => phrased(material, choose, 'answer', ways);
  const ofMatter = (ways: readonly string[]) => say(waysOfDice(material, ways));
  const asked = housesAsked(material);
  const mood = moodOfThrow(thrown, asked);
  const opening = () => ofMatter(ofIntent(speech.matter.openings, material)[mood]);
  if (form === 'how') return [opening(), ...where(material, choose), ...readSteps(material, choose)];
  if (form === 'when') return time(material, choose);
  if (form === 'why') return [opening(), ...ground(material), ...reasons(material, choose)];
  if (form === 'which' && matter.options) return [say(answer.between), reason(material, choose)];
  const verdict = verdictOfThrow(thrown, asked);
  const asking = { ...material, phrases: speech };
  const acts = where(material, choose);
  const core = acts.length > 0 ? acts : [coreOf(material, choose)];
  if (form === 'whether') {
    const ways = waysOfDice(material, ofIntent(speech.matter.whether, material)[verdict]);
    return [say(ledIn(asking, ways, verdict)), ...core, ...reasons(material, choose)];
  }
  if (form === 'should') {
    const deed = say(waysOfDice(material, deedWays(asking, verdict)));
    // In which house something shows says nothing of whether to look for what is lost: how strong the throw is does.
    if (matter.intent === 'lost') return [deed, reason(material, choose)];
    return [deed, phrased(material, choose, 'sentence', answer.core.doing), ...reasons(material, choose)];
  }
  const states = waysOfDice(material, ofIntent(speech.matter.states, material)[mood]);
  return [say(ledIn(asking, states)), ...core, ...reasons(material, choose)];
}

/** When, in the terms of the matter, and by what faces; of a body no time is told. */
function time(material: ThrowMaterial, choose: Choose): DiceSentence[] {
  const { matter, thrown, speech } = material;
  const pace = paceOfThrow(thrown);
  const ways = waysOfDice(material, ofIntent(speech.matter.paces, material)[pace]);
  const answer = phrased(material, choose, 'answer', ledIn({ ...material, phrases: speech }, ways));
  if (matter.intent === 'health') return [answer, coreOf(material, choose)];
  const { span } = material.answer;
  const faces = Object.values(faceIds(thrown));
  const long = matter.span || span.named.test(answer.text) ? [] : [sentence(span[pace], 'reason' as const, ...faces)];
  return [answer, paceReason(material, choose), ...long, coreOf(material, choose)];
}

/** Where to look for a thing that is lost; nothing of an animal, which lies on no shelf, nor where something else is asked. */
function where(material: ThrowMaterial, choose: Choose): DiceSentence[] {
  const { matter, thrown, answer } = material;
  if (matter.intent !== 'lost' || isAnimal(matter)) return [];
  const { told: ways, points, signs, houses } = answer.lost;
  const values = { among: points[thrown.point], spot: signs[thrown.sign], near: houses[thrown.house]! };
  const text = choose(
    'where',
    ways.map((way) => filled(way, values)),
  );
  const ids = Object.values(faceIds(thrown));
  return splitSentences(text).map((one) => sentence(capital(one), 'sentence' as const, ...ids));
}

/** Why: the ground that is written for the suit and the strength of the throw. */
function ground(material: ThrowMaterial): DiceSentence[] {
  const { point, sign } = faceIds(material.thrown);
  const text = filled(ofThrow(ofIntent(material.speech.matter.grounds, material), material), valuesOf(material));
  return splitSentences(text).map((one) => sentence(one, 'sentence' as const, point, sign));
}

/** Matters that lie in another person's heart or hands. */
const OF_ANOTHER: ReadonlySet<Intent> = new Set([
  'feelings',
  'contact',
  'loyalty',
  'reconcile',
  'friend',
  'colleagues',
]);

/** What acts, how and where: in the matter, or in the person who is asked about. */
function coreOf(material: ThrowMaterial, choose: Choose): DiceSentence {
  const { matter, pronoun, answer, words, thrown } = material;
  const { intent, person } = matter;
  if (intent === 'open') {
    const text = words.sentence(thrown.point, thrown.sign, thrown.house);
    return sentence(text, 'sentence', ...Object.values(faceIds(thrown)));
  }
  const known = calledBy(material) !== null || (person !== null && !['unmet', 'animal'].includes(person));
  const another = known || pronoun !== 'other' ? intent !== 'self' : intent === 'feelings' || intent === 'loyalty';
  const of = another && (OF_ANOTHER.has(intent) || known) ? 'person' : 'matter';
  return phrased(material, choose, 'sentence', answer.core[of]);
}

/** How strongly the throw speaks; nothing where neither rank nor house says anything of it, and of a body, which no face weighs. */
function reasons(material: ThrowMaterial, choose: Choose): DiceSentence[] {
  const { thrown, matter } = material;
  if (matter.intent === 'health') return [];
  const asked = housesAsked(material);
  const isPlain =
    dignityOfThrow(thrown) === null &&
    placeOfThrow(thrown, asked) === 'succedent' &&
    strengthOf(thrown, asked) === 'middling';
  return isPlain ? [] : [reason(material, choose)];
}

/** How strongly the throw speaks: the rank of the point, what the house does to it, and the sum of both. */
export function reason(material: ThrowMaterial, choose: Choose): DiceSentence {
  const { thrown } = material;
  const asked = housesAsked(material);
  const { rank, place, sum } = material.answer.reason;
  const dignity = dignityOfThrow(thrown);
  const of = placeOfThrow(thrown, asked);
  return clauses(material, choose, [
    ...(dignity ? [[[rank[dignity]], isHonour(dignity) ? 1 : -1] as const] : []),
    [place[of], { own: 1, ofSign: 1, ofPoint: 1, angular: 1, succedent: 0, cadent: -1 }[of]],
    [sum[strengthOf(thrown, asked)], 0],
  ]);
}

/** By what sign, point and house it comes soon or late. */
function paceReason(material: ThrowMaterial, choose: Choose): DiceSentence {
  const { thrown, answer } = material;
  const { sign, point, house } = answer.pace;
  const [modality, speed] = [modalityOf(thrown.sign), speedOf(thrown.point)];
  const strength = (['angular', 'succedent', 'cadent'] as const)[(thrown.house - 1) % 3]!;
  return clauses(material, choose, [
    [sign[modality], { cardinal: 1, mutable: 0, fixed: -1 }[modality]],
    [point[speed], { quick: 1, even: 0, slow: -1 }[speed]],
    [house[strength], { angular: 1, succedent: 0, cadent: -1 }[strength]],
  ]);
}

/** Some clauses as one sentence; one that speaks against what stands before it is joined by a but. */
function clauses(
  material: ThrowMaterial,
  choose: Choose,
  parts: readonly (readonly [ways: readonly string[], says: number])[],
): DiceSentence {
  const values = valuesOf(material);
  let before = 0;
  const texts = parts.map(([ways, says], index): [string, boolean] => {
    const turns = before * says < 0;
    if (says !== 0) before = turns ? says : before + says;
    const filledWays = ways.map((way) => filled(way, values));
    return [choose(`clause ${index} ${material.thrown.point}`, filledWays), turns];
  });
  return sentence(capital(material.answer.joined(texts)), 'reason', ...Object.values(faceIds(material.thrown)));
}
