import type { CardArt } from '../../art.ts';
import * as swo03 from './swo03.ts';

/** The cards of this family that are drawn; list every new one here. */
export const cards: Record<string, CardArt> = { swo03 };
