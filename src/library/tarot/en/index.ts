import { keywords } from '../../keywords/tarot/en.ts';
import { type TarotMeanings, withKeywords } from '../meaning.ts';
import { cups } from './cups.ts';
import { majors } from './majors.ts';
import { pentacles } from './pentacles.ts';
import { swords } from './swords.ts';
import { wands } from './wands.ts';

export const meanings: TarotMeanings = withKeywords(
  { ...majors, ...wands, ...cups, ...swords, ...pentacles },
  keywords,
);
