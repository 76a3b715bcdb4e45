import type { CardArt } from '../../art.ts';
import * as cup01 from './cup01.ts';
import * as cup04 from './cup04.ts';
import * as cup05 from './cup05.ts';
import * as cup07 from './cup07.ts';
import * as cup08 from './cup08.ts';
import * as cup09 from './cup09.ts';
import * as cupP from './cupP.ts';

/** The cards of this family that are drawn; list every new one here. */
export const cards: Record<string, CardArt> = { cup01, cup04, cup05, cup07, cup08, cup09, cupP };
