import { draw as autumn } from './autumn.ts';
import { draw as beacon } from './beacon.ts';
import { draw as carp } from './carp.ts';
import { draw as cat } from './cat.ts';
import { draw as comet } from './comet.ts';
import { draw as crescent } from './crescent.ts';
import { draw as cup } from './cup.ts';
import { draw as dipper } from './dipper.ts';
import { draw as dove } from './dove.ts';
import { draw as eclipse } from './eclipse.ts';
import { draw as elements } from './elements.ts';
import { draw as fan } from './fan.ts';
import { draw as fullMoon } from './full-moon.ts';
import { draw as hare } from './hare.ts';
import { draw as junk } from './junk.ts';
import { draw as lantern } from './lantern.ts';
import { draw as moonGate } from './moon-gate.ts';
import { draw as peaks } from './peaks.ts';
import { draw as phases } from './phases.ts';
import { draw as planisphere } from './planisphere.ts';
import type { Wallpaper } from './plate.ts';
import { draw as poleStar } from './pole-star.ts';
import { draw as silverRiver } from './silver-river.ts';
import { draw as spring } from './spring.ts';
import { draw as starPool } from './star-pool.ts';
import { draw as suits } from './suits.ts';
import { draw as summer } from './summer.ts';
import { draw as sunrise } from './sunrise.ts';
import { draw as waves } from './waves.ts';
import { draw as winter } from './winter.ts';
import { draw as zodiac } from './zodiac.ts';
import { draw as zodiacWheel } from './zodiac-wheel.ts';

/** Every wallpaper by its id. */
export const drawings = {
  'full-moon': fullMoon,
  'pole-star': poleStar,
  hare,
  waves,
  spring,
  'zodiac-wheel': zodiacWheel,
  eclipse,
  fan,
  crescent,
  summer,
  peaks,
  carp,
  planisphere,
  sunrise,
  'moon-gate': moonGate,
  'star-pool': starPool,
  cat,
  phases,
  autumn,
  lantern,
  comet,
  junk,
  suits,
  'silver-river': silverRiver,
  dove,
  winter,
  zodiac,
  beacon,
  dipper,
  cup,
  elements,
} satisfies Record<string, Wallpaper>;
