import type { Intent } from '../question/matter-kinds.ts';
import type { Choose } from '../reading/choice.ts';
import { sentence } from '../reading/sentence.ts';
import { spanBefore, subjectOf } from '../reading/subject.ts';
import { filled, ofIntent } from '../reading/words-of.ts';
import { faceIds } from './face-id.ts';
import { capital, type DiceSentence, type ThrowMaterial, told, valuesOf, waysOfDice } from './material.ts';
import { dignityOfThrow } from './strength.ts';
import {
  groundOf,
  modalityOf,
  moodOfThrow,
  natureOf,
  paceOfThrow,
  speedOf,
  verdictOfThrow,
  weightsOf,
} from './weigh.ts';

/** The answer in the question's own form, with what acts, how and where; and by what faces. Unclear is an answer. */
export function answerOfThrow(material: ThrowMaterial, choose: Choose): DiceSentence[] {
  const { matter, speech } = material;
  const unsure =
    matter.sure || matter.intent === 'open'
      ? []
      : [told(material, choose, 'unsure', waysOfDice(material, speech.matter.voices.unsure))];
  return [...unsure, ...inForm(material, choose)];
}

function inForm(material: ThrowMaterial, choose: Choose): DiceSentence[] {
  const { matter, thrown, speech, answer } = material;
  const { intent, area, form } = matter;
  const say = (ways: readonly string[]) => told(material, choose, 'answer', ways);
  const ofMatter = (ways: readonly string[]) => say(waysOfDice(material, ways));
  const mood = moodOfThrow(thrown, intent);
  const opening = () =>
    say(withSubject(material, choose, waysOfDice(material, ofIntent(speech.matter.openings, material)[mood])));
  if (form === 'how') return [opening(), ...stepsOf(material, choose)];
  if (form === 'when' && intent === 'health') return [ofMatter(ofIntent(speech.matter.whether, material).unclear)];
  if (form === 'when') {
    const pace = paceOfThrow(thrown);
    const what = pace === 'condition' ? condition(material) : core(material, choose);
    return [ofMatter(speech.matter.when[area ?? 'open'][pace]), paceReason(material, choose), what];
  }
  if (form === 'why')
    return [opening(), told(material, choose, 'sentence', answer.core.beneath), reason(material, choose)];
  if (form === 'which' && matter.options) return [say(answer.between), reason(material, choose)];
  const verdict = verdictOfThrow(thrown, intent);
  if (form === 'whether') {
    const ways = waysOfDice(material, ofIntent(speech.matter.whether, material)[verdict]);
    return [say(withSpan(material, ways)), core(material, choose), reason(material, choose)];
  }
  if (form === 'should') {
    const leaning = verdict === 'unclear' ? 'unclear' : verdict === 'yes' ? 'do' : 'refrain';
    const doing = told(material, choose, 'sentence', answer.core.doing);
    return [ofMatter(ofIntent(speech.matter.should, material)[leaning]), doing, reason(material, choose)];
  }
  const asked = intent !== 'open' && intent !== 'outlook';
  const first = asked ? opening() : ofMatter(speech.matter.what[area ?? 'open'][mood]);
  return [first, core(material, choose), reason(material, choose)];
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
function core(material: ThrowMaterial, choose: Choose): DiceSentence {
  const { matter, pronoun, answer, words, thrown } = material;
  const { intent, person } = matter;
  if (intent === 'open') {
    const text = words.sentence(thrown.point, thrown.sign, thrown.house);
    return sentence(text, 'sentence', ...Object.values(faceIds(thrown)));
  }
  const known = person !== null && !['unmet', 'animal'].includes(person);
  const another = known || pronoun !== 'other' ? intent !== 'self' : intent === 'feelings' || intent === 'loyalty';
  const of = another && (OF_ANOTHER.has(intent) || known) ? 'person' : 'matter';
  return told(material, choose, 'sentence', answer.core[of]);
}

/** By what nature, dignity and place the throw leans as it does. */
export function reason(material: ThrowMaterial, choose: Choose): DiceSentence {
  const { thrown, matter, answer } = material;
  const { nature, dignity, ground } = answer.reason;
  const weights = weightsOf(thrown, matter.intent);
  const node = thrown.point === 'NorthNode' || thrown.point === 'SouthNode';
  return clauses(material, choose, [
    [nature[natureOf(thrown.point, matter.intent)], weights.nature],
    [dignity[dignityOfThrow(thrown) ?? (node ? 'node' : 'none')], weights.dignity],
    [ground[groundOf(thrown.house, matter.intent)], weights.house],
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

/** Three clauses as one sentence; one that speaks against what stands before it is joined by a but. */
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

function condition({ thrown, answer }: ThrowMaterial): DiceSentence {
  return sentence(answer.condition[thrown.house]!, 'answer', faceIds(thrown).house);
}

/** What to do, in order: what the point wants done, how the sign does it, where the house has it begin. */
function stepsOf(material: ThrowMaterial, choose: Choose): DiceSentence[] {
  const { thrown, answer, speech } = material;
  const { point, sign, house } = faceIds(thrown);
  const { how } = speech.matter;
  const { points, signs, houses } = answer.steps;
  const step = (frames: readonly string[], text: string, id: string) =>
    sentence(speech.after(choose(`how ${id}`, frames), text), 'answer' as const, id);
  return [
    step(how.first, points[thrown.point], point),
    step(how.next, signs[thrown.sign], sign),
    step(how.last, houses[thrown.house]!, house),
  ];
}

/** What is asked goes before the first sentence: of whom, of what, and when. */
function withSubject(material: ThrowMaterial, choose: Choose, ways: readonly string[]): readonly string[] {
  const { matter, speech } = material;
  if (!matter.sure || subjectOf({ ...material, phrases: speech }) === null) return ways;
  const lead = choose('subject', waysOfDice(material, speech.matter.subject.leads));
  return ways.map((way) => speech.after(lead, way));
}

/** A named time goes before the answer. */
function withSpan({ matter, next, speech }: ThrowMaterial, ways: readonly string[]): readonly string[] {
  const prefix = spanBefore({ matter, phrases: speech, ...(next ? { next } : {}) });
  return prefix === null ? ways : ways.map((way) => speech.after(prefix, way));
}
