import type { ReadingPhrases } from '../../../domain/reading/texts.ts';
import { areaPlaces } from './places/areas.ts';
import { bondPlaces } from './places/bonds.ts';
import { choicePlaces } from './places/choices.ts';
import { crossPlaces } from './places/cross.ts';
import { innerPlaces } from './places/inner.ts';

/** Places that ask something of their own, by spread and place. */
export const places: ReadingPhrases['places'] = {
  ...crossPlaces,
  ...bondPlaces,
  ...areaPlaces,
  ...innerPlaces,
  ...choicePlaces,
};
