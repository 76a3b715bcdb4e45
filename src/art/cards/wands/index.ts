import type { CardArt } from '../../art.ts';
import * as wanQ from './wanQ.ts';

/** The cards of this family that are drawn; list every new one here. */
export const cards: Record<string, CardArt> = { wanQ };
