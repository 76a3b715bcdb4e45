import { joinSentences } from '../../../src/domain/language.ts';
import { castBirth } from '../../../src/domain/sky/birth.ts';
import { type PortraitPart, portraitOf, type SkySentence } from '../../../src/domain/sky/portrait/compose.ts';
import { transitsOf } from '../../../src/domain/sky/portrait/transits.ts';
import type { Topic } from '../../../src/domain/topic.ts';
import { POINT_NAMES } from '../../../src/library/names/points.ts';
import { loadSkyWords } from '../../../src/library/sky/load.ts';
import type { ChartInput } from '../../ports/reader.ts';
import { namesIn } from './library.ts';

/** Which parts of a portrait speak to a question of this kind. */
const PARTS: Record<Topic, readonly PortraitPart[]> = {
  love: ['core', 'love', 'manner'],
  work: ['core', 'will', 'growth'],
  money: ['core', 'growth', 'will'],
  study: ['core', 'mind', 'growth'],
  spirit: ['core', 'depth', 'path'],
  open: ['core', 'whole', 'path'],
};
/** Movements of today's sky that are named. */
const MAX_TRANSITS = 4;

/** The parts of a chart that speak to the question, then what the sky of today does to it. @throws RangeError */
export async function chartParagraphs({ birth, topic, language }: ChartInput): Promise<string[]> {
  const [words, { signs }] = await Promise.all([loadSkyWords(language), namesIn(language)]);
  const names = { points: POINT_NAMES[language], signs };
  const cast = castBirth({ ...birth, name: '-', sex: null, place: '-', relation: 'self' }, 'placidus');
  const join = (sentences: readonly SkySentence[]) => joinSentences(sentences, language);
  const parts = portraitOf(cast, words, names).filter(({ key }) => PARTS[topic].includes(key));
  const today = transitsOf(cast.chart.points, new Date(), words, names).slice(0, MAX_TRANSITS);
  return [...parts.flatMap(({ paragraphs }) => paragraphs.map(join)), ...today.map(({ sentences }) => join(sentences))];
}
