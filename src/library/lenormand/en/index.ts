import { keywords } from '../../keywords/lenormand/en.ts';
import { type LenormandMeanings, withKeywords } from '../meaning.ts';
import { riderToBouquet } from './cards01-09.ts';
import { scytheToDog } from './cards10-18.ts';
import { towerToLetter } from './cards19-27.ts';
import { manToCross } from './cards28-36.ts';

export const meanings: LenormandMeanings = withKeywords(
  { ...riderToBouquet, ...scytheToDog, ...towerToLetter, ...manToCross },
  keywords,
);
