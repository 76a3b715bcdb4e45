import type { CardArt } from '../../art.ts';
import * as pen01 from './pen01.ts';
import * as pen02 from './pen02.ts';
import * as pen03 from './pen03.ts';
import * as pen04 from './pen04.ts';
import * as pen05 from './pen05.ts';
import * as pen06 from './pen06.ts';
import * as pen07 from './pen07.ts';
import * as pen08 from './pen08.ts';
import * as pen09 from './pen09.ts';
import * as pen10 from './pen10.ts';
import * as penK from './penK.ts';
import * as penN from './penN.ts';
import * as penP from './penP.ts';
import * as penQ from './penQ.ts';

/** The cards of this family that are drawn; list every new one here. */
export const cards: Record<string, CardArt> = {
  pen01,
  pen02,
  pen03,
  pen04,
  pen05,
  pen06,
  pen07,
  pen08,
  pen09,
  pen10,
  penP,
  penN,
  penQ,
  penK,
};
