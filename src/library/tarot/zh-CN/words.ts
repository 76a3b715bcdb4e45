import type { TarotWords } from '../meaning.ts';
import { cups } from './cups.ts';
import { majors } from './majors.ts';
import { pentacles } from './pentacles.ts';
import { swords } from './swords.ts';
import { wands } from './wands.ts';

export const words: TarotWords = { ...majors, ...wands, ...cups, ...swords, ...pentacles };
