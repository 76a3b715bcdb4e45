import type { CardArt } from '../../art.ts';
import * as pen01 from './pen01.ts';
import * as pen04 from './pen04.ts';
import * as pen07 from './pen07.ts';
import * as pen09 from './pen09.ts';
import * as pen10 from './pen10.ts';
import * as penK from './penK.ts';
import * as penQ from './penQ.ts';

/** The cards of this family that are drawn; list every new one here. */
export const cards: Record<string, CardArt> = { pen01, pen04, pen07, pen09, pen10, penK, penQ };
