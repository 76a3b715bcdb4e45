import type { CardArt } from '../../art.ts';
import * as pen10 from './pen10.ts';

/** The cards of this family that are drawn; list every new one here. */
export const cards: Record<string, CardArt> = { pen10 };
