import { sentence, splitSentences } from '../../reading/sentence.ts';
import { type Aspect, aspectsAcross, MAJOR_ONLY } from '../aspects.ts';
import { isReadPlanet, meetingOf, pairOf, type SkySentence } from './compose.ts';
import { type Places, planetsOf } from './places.ts';
import type { ReadPlanet, SkyNames, SkyWords } from './texts.ts';

const ORBS = { conjunction: 6, opposition: 6, trine: 5, square: 5, sextile: 4, ...MAJOR_ONLY } as const;
/** How much a pair tells about two people: the lights, then Venus and Mars, then the rest. */
const TELLING: Readonly<Partial<Record<ReadPlanet, number>>> = {
  Sun: 3,
  Moon: 3,
  Venus: 2.4,
  Mars: 2,
  Mercury: 1.6,
  Saturn: 1.4,
};

type NamedAspect = Aspect & { first: ReadPlanet; second: ReadPlanet };

export interface Bond {
  /** What one text speaks of, the closest first: `first` is of the one chart, `second` of the other. */
  aspects: readonly [NamedAspect, ...NamedAspect[]];
  sentences: SkySentence[];
}

/** Two people: their planets, and what they are called. */
export interface Pair {
  mine: Places;
  theirs: Places;
  called: readonly [mine: string, theirs: string];
}

/** What two charts say to each other, the most telling first; no text stands twice. */
export function bondsOf({ mine, theirs, called }: Pair, words: SkyWords, names: SkyNames): Bond[] {
  const groups = new Map<string, [NamedAspect, ...NamedAspect[]]>();
  const found = aspectsAcross(planetsOf(mine), planetsOf(theirs), ORBS)
    .filter((aspect): aspect is NamedAspect => isReadPlanet(aspect.first) && isReadPlanet(aspect.second))
    .filter(({ first, second }) => TELLING[first] !== undefined || TELLING[second] !== undefined)
    .sort((a, b) => worth(b) - worth(a));
  for (const aspect of found) {
    const key = `${pairOf(aspect.first, aspect.second)} ${meetingOf(aspect.aspect)}`;
    const group = groups.get(key);
    if (group) group.push(aspect);
    else groups.set(key, [aspect]);
  }
  return [...groups.values()].map((aspects) => ({
    aspects,
    sentences: sentencesOf(aspects[0], called, words, names),
  }));
}

function sentencesOf(
  { first, second, aspect }: NamedAspect,
  [me, them]: Pair['called'],
  words: SkyWords,
  names: SkyNames,
): SkySentence[] {
  const meeting = meetingOf(aspect);
  const text =
    words.bonds[pairOf(first, second)]?.[meeting] ??
    words.synastry[meeting]({ name: me, planet: names.points[first] }, { name: them, planet: names.points[second] });
  return splitSentences(text).map((one) => sentence(one, 'bond', first, second, aspect));
}

const worth = ({ first, second, weight }: NamedAspect) => weight * (TELLING[first] ?? 0.7) * (TELLING[second] ?? 0.7);
