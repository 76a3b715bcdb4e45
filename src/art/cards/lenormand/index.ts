import type { CardArt } from '../../art.ts';
import * as len03 from './len03.ts';
import * as len05 from './len05.ts';
import * as len14 from './len14.ts';

/** The cards of this family that are drawn; list every new one here. */
export const cards: Record<string, CardArt> = { len03, len05, len14 };
