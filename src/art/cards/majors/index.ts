import type { CardArt } from '../../art.ts';
import * as maj00 from './maj00.ts';
import * as maj02 from './maj02.ts';
import * as maj10 from './maj10.ts';
import * as maj13 from './maj13.ts';
import * as maj16 from './maj16.ts';
import * as maj17 from './maj17.ts';
import * as maj18 from './maj18.ts';
import * as maj19 from './maj19.ts';

/** The cards of this family that are drawn; list every new one here. */
export const cards: Record<string, CardArt> = { maj00, maj02, maj10, maj13, maj16, maj17, maj18, maj19 };
