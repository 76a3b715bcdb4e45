import { keywords } from '../../keywords/lenormand/en.ts';
import { type LenormandMeanings, withKeywords } from '../meaning.ts';
import { riderToBirds } from './cards01-12.ts';
import { childToHeart } from './cards13-24.ts';
import { ringToCross } from './cards25-36.ts';

export const meanings: LenormandMeanings = withKeywords({ ...riderToBirds, ...childToHeart, ...ringToCross }, keywords);
