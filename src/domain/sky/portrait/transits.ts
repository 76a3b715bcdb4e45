import { sentence, splitSentences } from '../../reading/sentence.ts';
import { type Aspect, type AspectPoint, aspectsAcross, MAJOR_ONLY, type Mover } from '../aspects.ts';
import { PLANETS } from '../planets.ts';
import { positionsAt } from '../positions.ts';
import { isReadPlanet, meetingOf, type SkySentence } from './compose.ts';
import { type Places, planetsOf } from './places.ts';
import type { ReadPlanet, SkyNames, SkyWords } from './texts.ts';

/** Degrees within which a transit is felt: slow planets by the day, the Moon by the hour. */
const ORBS = { conjunction: 2, opposition: 2, square: 2, trine: 2, sextile: 1.5 } as const;

export interface Transit {
  aspect: Aspect & { first: ReadPlanet; second: ReadPlanet };
  sentences: SkySentence[];
}

/** The planets of a moment on those of a birth: `first` is of the sky, `second` of the birth; slow ones before fast ones. */
export function transitsOf(natal: Places, now: Date, words: SkyWords, names: SkyNames): Transit[] {
  const sky = planetsOf(positionsAt(now.toISOString()));
  return aspectsAcross(sky, still(planetsOf(natal)), { ...ORBS, ...MAJOR_ONLY })
    .filter((aspect): aspect is Transit['aspect'] => isReadPlanet(aspect.first) && isReadPlanet(aspect.second))
    .filter(({ orb }) => orb <= ORBS.conjunction)
    .sort((a, b) => slowness(b.first) - slowness(a.first) || a.orb - b.orb)
    .map((aspect) => {
      const text = words.transits[aspect.first][meetingOf(aspect.aspect)](names.points[aspect.second]);
      return {
        aspect,
        sentences: splitSentences(text).map((one) =>
          sentence(one, 'transit', aspect.first, aspect.second, aspect.aspect),
        ),
      };
    });
}

const slowness = (planet: ReadPlanet) => (planet === 'Moon' ? -1 : PLANETS.indexOf(planet));

/** A chart of birth does not move, so that an aspect applies by the sky's movement alone. */
function still(points: ReadonlyMap<AspectPoint, Mover>): Map<AspectPoint, Mover> {
  return new Map([...points].map(([name, { longitude }]) => [name, { longitude, speed: 0 }]));
}
