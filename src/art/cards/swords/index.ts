import type { CardArt } from '../../art.ts';
import * as swo01 from './swo01.ts';
import * as swo02 from './swo02.ts';
import * as swo03 from './swo03.ts';
import * as swo04 from './swo04.ts';
import * as swo05 from './swo05.ts';
import * as swo06 from './swo06.ts';
import * as swo07 from './swo07.ts';
import * as swo08 from './swo08.ts';
import * as swo09 from './swo09.ts';
import * as swo10 from './swo10.ts';
import * as swoK from './swoK.ts';
import * as swoN from './swoN.ts';
import * as swoP from './swoP.ts';
import * as swoQ from './swoQ.ts';

/** The cards of this family that are drawn; list every new one here. */
export const cards: Record<string, CardArt> = {
  swo01,
  swo02,
  swo03,
  swo04,
  swo05,
  swo06,
  swo07,
  swo08,
  swo09,
  swo10,
  swoP,
  swoN,
  swoQ,
  swoK,
};
