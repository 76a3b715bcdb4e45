import { sentence, splitSentences } from '../../reading/sentence.ts';
import { type Aspect, aspectsAcross } from '../aspects.ts';
import { isReadPlanet, meetingOf, pairOf, type SkySentence } from './compose.ts';
import { type Places, planetsOf } from './places.ts';
import type { ReadPlanet, SkyNames, SkyWords } from './texts.ts';

const MINOR = { quincunx: 0, semisextile: 0, semisquare: 0, sesquiquadrate: 0 } as const;
const ORBS = { conjunction: 6, opposition: 6, trine: 5, square: 5, sextile: 4, ...MINOR } as const;
/** How much a pair tells about two people: the lights, then Venus and Mars, then the rest. */
const TELLING: Readonly<Partial<Record<ReadPlanet, number>>> = {
  Sun: 3,
  Moon: 3,
  Venus: 2.4,
  Mars: 2,
  Mercury: 1.6,
  Saturn: 1.4,
};

export interface Bond {
  /** `first` is of the one chart, `second` of the other. */
  aspect: Aspect & { first: ReadPlanet; second: ReadPlanet };
  sentences: SkySentence[];
}

/** What two charts say to each other, the most telling first. */
export function bondsOf(mine: Places, theirs: Places, words: SkyWords, names: SkyNames): Bond[] {
  return aspectsAcross(planetsOf(mine), planetsOf(theirs), ORBS)
    .filter((aspect): aspect is Bond['aspect'] => isReadPlanet(aspect.first) && isReadPlanet(aspect.second))
    .filter(({ first, second }) => TELLING[first] !== undefined || TELLING[second] !== undefined)
    .sort((a, b) => worth(b) - worth(a))
    .map((aspect) => ({ aspect, sentences: sentencesOf(aspect, words, names) }));
}

function sentencesOf({ first, second, aspect }: Bond['aspect'], words: SkyWords, names: SkyNames): SkySentence[] {
  const meeting = meetingOf(aspect);
  const text =
    words.bonds[pairOf(first, second)]?.[meeting] ?? words.synastry[meeting](names.points[first], names.points[second]);
  return splitSentences(text).map((one) => sentence(one, 'bond', first, second, aspect));
}

const worth = ({ first, second, weight }: Bond['aspect']) =>
  weight * (TELLING[first] ?? 0.7) * (TELLING[second] ?? 0.7);
