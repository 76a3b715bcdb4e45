import { type Choose, chooser } from '../reading/choice.ts';
import { sentence } from '../reading/sentence.ts';
import { filled } from '../reading/words-of.ts';
import { reason } from './answer.ts';
import { faceIds } from './face-id.ts';
import type { Throw } from './faces.ts';
import { promptOfThrow } from './frame.ts';
import {
  capital,
  type DiceLibrary,
  type DiceMatter,
  type DiceSentence,
  housesAsked,
  seedOf,
  type ThrowMaterial,
  valuesOf,
} from './material.ts';
import { deedOfThrow } from './steps.ts';
import { touchSentences } from './touch.ts';
import { type Weights, weightsOf } from './weigh.ts';

export interface Comparison {
  /** Which option leans better and by what; or that they are even, and what would decide. */
  answer: DiceSentence[];
  /** What each option gives and costs, and how its faces stand. */
  options: readonly [DiceSentence[], DiceSentence[]];
  deed: DiceSentence[];
  prompt: DiceSentence[];
}

export interface ComparedMaterial extends DiceLibrary, DiceMatter {
  throws: readonly [Throw, Throw];
  /** What the options are called, as they were typed. */
  names: readonly [string, string];
}

/** From so far one of two throws leans better. */
const CLEAR = 0.75;

/** Two named options side by side, each with what it touches in the birth chart where there is one. */
export function compareThrows(material: ComparedMaterial): Comparison {
  const { throws, names } = material;
  const choose = chooser(seedOf(material), material.read ?? new Set());
  const [first, second] = throws.map((thrown): ThrowMaterial => ({ ...material, thrown })) as [
    ThrowMaterial,
    ThrowMaterial,
  ];
  const weights = [weighed(first), weighed(second)] as const;
  const lead = sum(weights[0]) - sum(weights[1]);
  const leaning = lead < 0 ? second : first;
  const options = [option(first, names[0], choose), option(second, names[1], choose)] as const;
  const said = new Set(options[0].map(({ text }) => text));
  return {
    answer: [
      ...(Math.abs(lead) < CLEAR
        ? even(material, first, second, choose)
        : better(material, leaning, lead < 0 ? [weights[1], weights[0]] : weights, choose)),
      ...alike(material),
    ],
    options: [options[0], options[1].filter(({ text }) => !said.has(text))],
    deed: deedOfThrow(leaning),
    prompt: promptOfThrow(leaning, choose),
  };
}

/** Only an honour counts between two options: a point without dignity does not stand above one in detriment or fall. */
function weighed(material: ThrowMaterial): Weights {
  const { dignity, ...rest } = weightsOf(material.thrown, housesAsked(material));
  return { ...rest, dignity: Math.max(0, dignity) };
}

function sum({ nature, dignity, house }: Weights): number {
  return nature + dignity + house;
}

/** What an option gives, where, and at what cost; how its faces stand; what it touches at birth. */
function option(material: ThrowMaterial, name: string, choose: Choose): DiceSentence[] {
  const { thrown, answer, natal } = material;
  const { each, gives, costs } = answer.options;
  const values = { ...valuesOf(material), name, gives: gives[thrown.point], costs: costs[thrown.sign] };
  const text = choose(
    'option',
    each.map((way) => capital(filled(way, values))),
  );
  return [
    sentence(text, 'option', ...Object.values(faceIds(thrown))),
    reason(material, choose),
    ...(natal ? touchSentences(material, natal, thrown) : []),
  ];
}

/** The one that leans better, by what weighs most for it; and with care where its planet stands badly all the same. */
function better(
  { answer, names, throws }: ComparedMaterial,
  leaning: ThrowMaterial,
  [mine, theirs]: readonly [Weights, Weights],
  choose: Choose,
): DiceSentence[] {
  const by = [...(['dignity', 'nature', 'house'] as const)].sort(
    (a, b) => mine[b] - theirs[b] - (mine[a] - theirs[a]),
  )[0]!;
  const [name, other] = leaning.thrown === throws[0] ? names : [names[1], names[0]];
  const values = { ...valuesOf(leaning), better: name, other };
  const say = (slot: string, ways: readonly string[]) =>
    sentence(
      choose(
        slot,
        ways.map((way) => capital(filled(way, values))),
      ),
      'difference' as const,
      ...Object.values(faceIds(leaning.thrown)),
    );
  const weak = weightsOf(leaning.thrown, housesAsked(leaning)).dignity < 0;
  return [say('better', answer.options.better[by]), ...(weak ? [say('caution', answer.options.caution)] : [])];
}

/** That neither leans, and what would decide: where they lead, else how, else what acts in them. */
function even(
  { answer, names, throws: [one, two] }: ComparedMaterial,
  first: ThrowMaterial,
  second: ThrowMaterial,
  choose: Choose,
): DiceSentence[] {
  const differ = (['house', 'sign', 'point'] as const).find((die) => one[die] !== two[die]);
  const key = { house: 'where', sign: 'manner', point: 'what' } as const;
  const [a, b] = [valuesOf(first), valuesOf(second)];
  const values = {
    a: names[0],
    b: names[1],
    first: differ ? a[key[differ]]! : '',
    second: differ ? b[key[differ]]! : '',
  };
  const ids = differ ? [faceIds(one)[differ], faceIds(two)[differ]] : Object.values(faceIds(one));
  const say = (slot: string, ways: readonly string[]) =>
    sentence(
      choose(
        slot,
        ways.map((way) => capital(filled(way, values))),
      ),
      'difference' as const,
      ...ids,
    );
  return [say('even', answer.options.even), say('decide', answer.options.decide[differ ?? 'same'])];
}

/** What lies up in both throws, where they are not the same altogether. */
function alike({ words, phrases, throws: [first, second] }: ComparedMaterial): DiceSentence[] {
  const { difference } = phrases;
  const ids = faceIds(first);
  if (Object.values(ids).join() === Object.values(faceIds(second)).join()) return [];
  return [
    ...(first.point === second.point
      ? [sentence(difference.samePoint(words.points[first.point].name), 'difference' as const, ids.point)]
      : []),
    ...(first.sign === second.sign
      ? [sentence(difference.sameSign(words.signs[first.sign].name), 'difference' as const, ids.sign)]
      : []),
    ...(first.house === second.house
      ? [sentence(difference.sameHouse(words.houses[first.house]!.name), 'difference' as const, ids.house)]
      : []),
  ];
}
