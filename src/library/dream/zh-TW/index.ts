import type { DreamWords } from '../../../domain/dream/words.ts';
import { animals } from './animals.ts';
import { body } from './body.ts';
import { deeds } from './deeds.ts';
import { fears } from './fears.ts';
import { home } from './home.ts';
import { people } from './people.ts';
import { places } from './places.ts';
import { plants } from './plants.ts';
import { sky } from './sky.ts';
import { things } from './things.ts';
import { water } from './water.ts';
import { ways } from './ways.ts';

/** The dream dictionary in Chinese as written in Taiwan. */
export const dreams: DreamWords = {
  ...people,
  ...body,
  ...animals,
  ...plants,
  ...water,
  ...sky,
  ...places,
  ...home,
  ...ways,
  ...things,
  ...deeds,
  ...fears,
};
