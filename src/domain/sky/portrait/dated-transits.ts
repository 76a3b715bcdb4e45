import { sentence, splitSentences } from '../../reading/sentence.ts';
import type { TransitTime } from '../transit-times.ts';
import type { SkySentence } from './compose.ts';
import { wayOf } from './rank-transits.ts';
import type { SkyNames, SkyWords } from './texts.ts';

/** What a transit is good for, with where each sentence comes from. */
export function transitSentences(
  { transiting, natal, angle }: Pick<TransitTime, 'transiting' | 'natal' | 'angle'>,
  words: SkyWords['transits'],
  names: SkyNames,
): SkySentence[] {
  const text = words[transiting][wayOf(angle)](names.points[natal]);
  return splitSentences(text).map((one) => sentence(one, 'transit', transiting, natal, String(angle)));
}
