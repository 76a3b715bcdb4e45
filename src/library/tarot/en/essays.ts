import type { TarotEssays } from '../meaning.ts';
import { cups } from './essays/cups.ts';
import { majors } from './essays/majors.ts';
import { pentacles } from './essays/pentacles.ts';
import { swords } from './essays/swords.ts';
import { wands } from './essays/wands.ts';

export const essays: TarotEssays = { ...majors, ...wands, ...cups, ...swords, ...pentacles };
