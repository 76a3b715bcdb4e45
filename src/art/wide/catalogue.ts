import type { Wallpaper } from '../wallpapers/plate.ts';

/** Wide scenes, 16 : 10, of subjects that are wallpapers too: for places that are wider than high. */

const WIDE = ['beacon', 'sunrise', 'comet', 'cat', 'lantern', 'dipper', 'silver-river', 'moon-gate'] as const;
export type WideId = (typeof WIDE)[number];
export const WIDES: readonly WideId[] = WIDE;
export const isWide = (id: string): id is WideId => WIDES.some((name) => name === id);

/** The drawing of a wide scene. They arrive together, when the first is asked for. */
export async function loadWide(id: WideId): Promise<Wallpaper> {
  const { drawings } = await import('./drawings.ts');
  return drawings[id];
}
