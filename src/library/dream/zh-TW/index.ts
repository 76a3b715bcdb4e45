import type { DreamWords } from '../../../domain/dream/words.ts';
import { animals } from './animals.ts';
import { body } from './body.ts';
import { people } from './people.ts';

/** The dream dictionary in Chinese as written in Taiwan. */
export const dreams: DreamWords = {
  ...people,
  ...body,
  ...animals,
};
