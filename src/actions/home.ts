import { homePage } from '../contract/home.ts';
import { type HomeBlocks, type SpreadCard, TILE_LINKS, type Tile } from '../domain/home/blocks.ts';
import { apiLocale, type Language } from '../domain/language.ts';
import { destinationOf } from '../domain/spread/spread.ts';
import { clearDrafts } from '../storage/drafts.ts';
import { readHome, saveHome } from '../storage/home.ts';

/** Shows what this device keeps, then what the server has; `show` runs once for each that is there and differs. */
export async function refreshHome(language: Language, show: (blocks: HomeBlocks) => void): Promise<void> {
  const keptBlocks = await readHome(language);
  if (keptBlocks) show(keptBlocks);
  const { say } = await import('../service/client.ts');
  const fresh = (await say(homePage, { locale: apiLocale(language) })) as HomeBlocks;
  if (JSON.stringify(fresh) === JSON.stringify(keptBlocks)) return;
  show(fresh);
  await saveHome(language, fresh);
}

/** Where a tile or a banner leads; `null` when it is not yet open. Opening one clears the draws in progress. */
export function openTile(tile: Pick<Tile, 'type' | 'url'>): string | null {
  const target = tileTarget(tile);
  if (target !== null) void clearDrafts();
  return target;
}

function tileTarget({ type, url }: Pick<Tile, 'type' | 'url'>): string | null {
  if (type !== 'view' || url === '') return null;
  const [link = '', query] = url.split('?');
  const path = TILE_LINKS[link as keyof typeof TILE_LINKS];
  if (path === '/lenormand/grandTableau') return `${path}?type=68`;
  if (path) return query ? `${path}?${query}` : path;
  return url.startsWith('/') || /^https:\/\//.test(url) ? url : null;
}

/** Where a spread of the lists leads; `null`: a parameter error. */
export function openSpreadCard(card: Pick<SpreadCard, 'spread_id' | 'scope_id'>): string | null {
  switch (destinationOf(card)) {
    case 'tableau':
      return '/lenormand/grandTableau?type=68';
    case 'lenormand':
      return `/lenormand/index?type=${card.spread_id}`;
    case 'tarot':
      return `/tarot?drawType=${card.spread_id}`;
    case 'astrolabe':
      return '/astrolabe';
    default:
      return null;
  }
}
