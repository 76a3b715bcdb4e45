import type { Wallpaper } from './plate.ts';

/** The wallpapers and what they are about. Titles are texts and stand elsewhere. */

export const LABELS = ['sky', 'moon', 'sea', 'land', 'season', 'zodiac', 'cards', 'animals'] as const;
export type Label = (typeof LABELS)[number];

const LISTED = {
  'full-moon': ['moon', 'sea'],
  'pole-star': ['sky', 'land'],
  hare: ['moon', 'animals', 'season'],
  waves: ['sea'],
  spring: ['season', 'land'],
  'zodiac-wheel': ['zodiac', 'sky'],
  eclipse: ['sky', 'moon'],
  fan: ['cards'],
  crescent: ['moon', 'sea'],
  summer: ['season'],
  peaks: ['land'],
  carp: ['animals', 'sea'],
  planisphere: ['sky'],
  sunrise: ['sky', 'sea'],
  'moon-gate': ['moon', 'land'],
  'star-pool': ['cards', 'sky'],
  cat: ['animals', 'moon'],
  phases: ['moon'],
  autumn: ['season', 'land'],
  lantern: ['cards', 'season'],
  comet: ['sky', 'land'],
  junk: ['sea', 'cards'],
  suits: ['cards'],
  'silver-river': ['sky', 'season'],
  dove: ['animals', 'cards'],
  winter: ['season', 'land'],
  zodiac: ['zodiac'],
  beacon: ['sea'],
  dipper: ['sky', 'land'],
  cup: ['cards', 'sea'],
  elements: ['zodiac', 'land'],
} as const satisfies Record<string, readonly Label[]>;

export type WallpaperId = keyof typeof LISTED;
export interface Listed {
  id: WallpaperId;
  labels: readonly Label[];
}
export const WALLPAPERS: readonly Listed[] = Object.entries(LISTED).map(([id, labels]) => ({
  id: id as WallpaperId,
  labels,
}));
export const isWallpaper = (id: string): id is WallpaperId => Object.hasOwn(LISTED, id);

/** The drawing of a wallpaper. They are small and arrive together, when the first is asked for. */
export async function loadWallpaper(id: WallpaperId): Promise<Wallpaper> {
  const { drawings } = await import('./drawings.ts');
  return drawings[id];
}
