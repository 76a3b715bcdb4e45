import type { CardArt } from '../../art.ts';
import * as maj00 from './maj00.ts';
import * as maj01 from './maj01.ts';
import * as maj02 from './maj02.ts';
import * as maj03 from './maj03.ts';
import * as maj04 from './maj04.ts';
import * as maj05 from './maj05.ts';
import * as maj06 from './maj06.ts';
import * as maj07 from './maj07.ts';
import * as maj08 from './maj08.ts';
import * as maj09 from './maj09.ts';
import * as maj10 from './maj10.ts';
import * as maj11 from './maj11.ts';
import * as maj12 from './maj12.ts';
import * as maj13 from './maj13.ts';
import * as maj14 from './maj14.ts';
import * as maj15 from './maj15.ts';
import * as maj16 from './maj16.ts';
import * as maj17 from './maj17.ts';
import * as maj18 from './maj18.ts';
import * as maj19 from './maj19.ts';
import * as maj20 from './maj20.ts';
import * as maj21 from './maj21.ts';

/** The cards of this family that are drawn; list every new one here. */
export const cards: Record<string, CardArt> = {
  maj00,
  maj01,
  maj02,
  maj03,
  maj04,
  maj05,
  maj06,
  maj07,
  maj08,
  maj09,
  maj10,
  maj11,
  maj12,
  maj13,
  maj14,
  maj15,
  maj16,
  maj17,
  maj18,
  maj19,
  maj20,
  maj21,
};
