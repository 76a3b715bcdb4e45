import type { CardArt } from '../../art.ts';
import * as len01 from './len01.ts';
import * as len02 from './len02.ts';
import * as len03 from './len03.ts';
import * as len04 from './len04.ts';
import * as len05 from './len05.ts';
import * as len06 from './len06.ts';
import * as len07 from './len07.ts';
import * as len08 from './len08.ts';
import * as len09 from './len09.ts';
import * as len10 from './len10.ts';
import * as len11 from './len11.ts';
import * as len12 from './len12.ts';
import * as len13 from './len13.ts';
import * as len14 from './len14.ts';
import * as len15 from './len15.ts';
import * as len16 from './len16.ts';
import * as len17 from './len17.ts';
import * as len18 from './len18.ts';
import * as len19 from './len19.ts';
import * as len20 from './len20.ts';
import * as len21 from './len21.ts';
import * as len22 from './len22.ts';
import * as len23 from './len23.ts';
import * as len24 from './len24.ts';
import * as len25 from './len25.ts';
import * as len26 from './len26.ts';
import * as len27 from './len27.ts';
import * as len28 from './len28.ts';
import * as len29 from './len29.ts';
import * as len30 from './len30.ts';
import * as len31 from './len31.ts';
import * as len32 from './len32.ts';
import * as len33 from './len33.ts';
import * as len34 from './len34.ts';
import * as len35 from './len35.ts';
import * as len36 from './len36.ts';

/** The cards of this family that are drawn; list every new one here. */
export const cards: Record<string, CardArt> = {
  len01,
  len02,
  len03,
  len04,
  len05,
  len06,
  len07,
  len08,
  len09,
  len10,
  len11,
  len12,
  len13,
  len14,
  len15,
  len16,
  len17,
  len18,
  len19,
  len20,
  len21,
  len22,
  len23,
  len24,
  len25,
  len26,
  len27,
  len28,
  len29,
  len30,
  len31,
  len32,
  len33,
  len34,
  len35,
  len36,
};
