import type { CardArt } from '../../art.ts';
import * as cup01 from './cup01.ts';
import * as cup02 from './cup02.ts';
import * as cup03 from './cup03.ts';
import * as cup04 from './cup04.ts';
import * as cup05 from './cup05.ts';
import * as cup06 from './cup06.ts';
import * as cup07 from './cup07.ts';
import * as cup08 from './cup08.ts';
import * as cup09 from './cup09.ts';
import * as cup10 from './cup10.ts';
import * as cupK from './cupK.ts';
import * as cupN from './cupN.ts';
import * as cupP from './cupP.ts';
import * as cupQ from './cupQ.ts';

/** The cards of this family that are drawn; list every new one here. */
export const cards: Record<string, CardArt> = {
  cup01,
  cup02,
  cup03,
  cup04,
  cup05,
  cup06,
  cup07,
  cup08,
  cup09,
  cup10,
  cupP,
  cupN,
  cupQ,
  cupK,
};
