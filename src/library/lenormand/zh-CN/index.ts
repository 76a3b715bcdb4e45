import { keywords } from '../../keywords/lenormand/zh-CN.ts';
import { type LenormandMeanings, withKeywords } from '../meaning.ts';
import { cards01to12 } from './cards01-12.ts';
import { cards13to24 } from './cards13-24.ts';
import { cards25to36 } from './cards25-36.ts';

export const meanings: LenormandMeanings = withKeywords({ ...cards01to12, ...cards13to24, ...cards25to36 }, keywords);
