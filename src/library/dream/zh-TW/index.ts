import type { DreamWords } from '../../../domain/dream/words.ts';
import { animals } from './animals.ts';
import { body } from './body.ts';
import { people } from './people.ts';
import { plants } from './plants.ts';
import { water } from './water.ts';

/** The dream dictionary in Chinese as written in Taiwan. */
export const dreams: DreamWords = {
  ...people,
  ...body,
  ...animals,
  ...plants,
  ...water,
};
