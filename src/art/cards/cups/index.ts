import type { CardArt } from '../../art.ts';
import * as cup01 from './cup01.ts';

/** The cards of this family that are drawn; list every new one here. */
export const cards: Record<string, CardArt> = { cup01 };
