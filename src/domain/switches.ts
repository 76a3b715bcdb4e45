/** Parts of the app that an operator may switch off: their tiles are hidden and their screens say so. */
export const AREAS = ['dream', 'wallpaper', 'tests', 'articles', 'dice', 'lenormand', 'astrolabe', 'lessons'] as const;
export type Area = (typeof AREAS)[number];

/** Levels of a reading that an operator may switch off; the self reading is everybody's. */
export const SOLD_LEVELS = ['ai', 'person'] as const;
export type SoldLevel = (typeof SOLD_LEVELS)[number];

export type Switch = Area | SoldLevel;
export const SWITCHES: readonly Switch[] = [...AREAS, ...SOLD_LEVELS];

/** The switches that are known among some names; what a newer server names besides is left out. */
export function readSwitches(names: unknown): ReadonlySet<Switch> {
  return new Set(Array.isArray(names) ? SWITCHES.filter((name) => names.includes(name)) : []);
}
