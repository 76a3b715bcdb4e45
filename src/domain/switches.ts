/** Parts of the app that an operator may switch off: their tiles are hidden and their screens say so. */
export const AREAS = ['dream', 'wallpaper', 'tests', 'articles', 'dice', 'lenormand', 'astrolabe', 'lessons'] as const;
export type Area = (typeof AREAS)[number];

/** Levels of a reading that an operator may switch off; the self reading is everybody's. */
export const SOLD_LEVELS = ['ai', 'person'] as const;
export type SoldLevel = (typeof SOLD_LEVELS)[number];

export type Switch = Area | SoldLevel;
export const SWITCHES: readonly Switch[] = [...AREAS, ...SOLD_LEVELS];

/** First part of a path and the area it belongs to; what is not here cannot be switched off. */
const ROOTS: Readonly<Record<string, Area>> = {
  dream: 'dream',
  wallpaper: 'wallpaper',
  tarottest: 'tests',
  article: 'articles',
  stardice: 'dice',
  tools: 'lenormand',
  lenormand: 'lenormand',
  lenormandMean: 'lenormand',
  astrolabe: 'astrolabe',
  lessons: 'lessons',
};

/** The area of an address within the app, as `/lenormand/index?type=60`; null for what cannot be switched off. */
export function areaOf(path: string): Area | null {
  const [, root = ''] = /^\/(\w+)/.exec(path) ?? [];
  return Object.hasOwn(ROOTS, root) ? (ROOTS[root] as Area) : null;
}

/** Screens of what somebody has already: they stay open, whatever is switched off. */
const OWN = /\/(?:answer|grandTableauAnswer|consultant|diary|result)$/;

/** The area whose switch shuts the screen of a path; null where it stays open. */
export function shutBy(path: string): Area | null {
  return OWN.test(path) ? null : areaOf(path);
}

/** The switches that are known among some names; what a newer server names besides is left out. */
export function readSwitches(names: unknown): ReadonlySet<Switch> {
  return new Set(Array.isArray(names) ? SWITCHES.filter((name) => names.includes(name)) : []);
}
