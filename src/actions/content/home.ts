import { type SpreadCard, TILE_LINKS, type Tile } from '../../domain/home/blocks.ts';
import { rowOf } from '../../domain/paths.ts';
import { destinationOf, GRAND_TABLEAU } from '../../domain/spread/spread.ts';
import { clearDrafts } from '../../storage/drafts-away.ts';

/** Where a tile or a banner leads; `null` when it is not yet open. Opening one clears the draws in progress. */
export function openTile(tile: Pick<Tile, 'type' | 'url'>): string | null {
  const target = tileTarget(tile);
  if (target !== null) clearDrafts().catch((reason) => console.info('The draws could not be cleared:', String(reason)));
  return target;
}

/** Where a tile or a banner leads, without going there. */
export function tileTarget({ type, url }: Pick<Tile, 'type' | 'url'>): string | null {
  if (type !== 'view' || url === '') return null;
  const [link = '', query] = url.split('?');
  const path = TILE_LINKS[link as keyof typeof TILE_LINKS];
  if (path === '/lenormand/grandTableau') return `${path}?type=${GRAND_TABLEAU}`;
  if (path) return query ? `${path}?${query}` : path;
  if (/^https?:\/\//.test(url)) return url;
  const page = url.startsWith('/') ? url : `/${url}`;
  return rowOf(page) ? page : null;
}

/** Where a spread of the lists leads; `null`: a parameter error. */
export function openSpreadCard(card: Pick<SpreadCard, 'spread_id' | 'scope_id'>): string | null {
  switch (destinationOf(card)) {
    case 'tableau':
      return `/lenormand/grandTableau?type=${GRAND_TABLEAU}`;
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
