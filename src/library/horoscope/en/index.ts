import type { HoroscopeWords } from '../../../domain/horoscope/texts.ts';
import { deed } from './deeds.ts';
import { join, joint } from './joint.ts';
import { area, matter, meets, moonMeets } from './meetings.ts';
import { moon } from './moon.ts';
import { standing } from './standing.ts';
import { back, dated, eclipse, fullMoon, lateMoon, newMoon, quarter, quiet, since, station } from './turns.ts';

export const horoscope: HoroscopeWords = {
  moon,
  deed,
  area,
  matter,
  moonMeets,
  meets,
  standing,
  newMoon,
  fullMoon,
  lateMoon,
  quarter,
  eclipse,
  station,
  quiet,
  joint,
  join,
  back,
  dated,
  since,
};
