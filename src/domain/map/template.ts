import { subdomainOf } from './subdomain.ts';
import type { TileNumber } from './tiles.ts';

/** The address of a tile. Throws as `checkTemplate` does. */
export function tileUrl(url: string, tile: TileNumber, subdomains: readonly string[] = []): string {
  return fill(url, { x: tile.x, y: tile.y, z: tile.z, s: subdomainOf(tile.x, tile.y, subdomains) });
}

/**
 * Throws, in this order, where the address is missing, where it has `{s}` and nothing to put there, and where it has a
 * place that nothing fills. The words are the specification's.
 */
export function checkTemplate(url: unknown, subdomains: readonly string[]): asserts url is string {
  if (typeof url !== 'string' || url.trim() === '') throw new Error('请传入url');
  if (placesOf(url).includes('s') && subdomains.length === 0) throw new Error('请传入subdomains');
  tileUrl(url, { x: 0, y: 0, z: 0 }, subdomains);
}

/** The names between braces in an address. */
export function placesOf(url: string): string[] {
  return [...url.matchAll(PLACE)].map((found) => found[1] ?? '');
}

function fill(url: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return url.replace(PLACE, (place, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`No value provided for variable ${place}`);
    return String(value);
  });
}

const PLACE = /\{\s*([^{}\s]*)\s*\}/g;
