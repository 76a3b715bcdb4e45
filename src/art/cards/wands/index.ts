import type { CardArt } from '../../art.ts';
import * as wan01 from './wan01.ts';
import * as wan02 from './wan02.ts';
import * as wan03 from './wan03.ts';
import * as wan04 from './wan04.ts';
import * as wan05 from './wan05.ts';
import * as wan06 from './wan06.ts';
import * as wan07 from './wan07.ts';
import * as wan08 from './wan08.ts';
import * as wan09 from './wan09.ts';
import * as wan10 from './wan10.ts';
import * as wanK from './wanK.ts';
import * as wanN from './wanN.ts';
import * as wanP from './wanP.ts';
import * as wanQ from './wanQ.ts';

/** The cards of this family that are drawn; list every new one here. */
export const cards: Record<string, CardArt> = {
  wan01,
  wan02,
  wan03,
  wan04,
  wan05,
  wan06,
  wan07,
  wan08,
  wan09,
  wan10,
  wanK,
  wanN,
  wanP,
  wanQ,
};
