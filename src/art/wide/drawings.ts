import type { Wallpaper } from '../wallpapers/plate.ts';
import { draw as beacon } from './beacon.ts';
import { draw as cat } from './cat.ts';
import { draw as comet } from './comet.ts';
import { draw as dipper } from './dipper.ts';
import { draw as lantern } from './lantern.ts';
import { draw as moonGate } from './moon-gate.ts';
import { draw as silverRiver } from './silver-river.ts';
import { draw as sunrise } from './sunrise.ts';

/** Every wide scene by its id. */
export const drawings = {
  beacon,
  sunrise,
  comet,
  cat,
  lantern,
  dipper,
  'silver-river': silverRiver,
  'moon-gate': moonGate,
} satisfies Record<string, Wallpaper>;
