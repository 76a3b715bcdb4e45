import { type Mask, takeMask } from './mask.ts';
import { DATUMS, type Datum } from './projection.ts';
import { checkTemplate } from './template.ts';
import { TILE_TYPES, type TileType } from './tiles.ts';

/** What a tile layer can be told. */
export interface TileLayerOptions {
  /** Address with {x}, {y}, {z} and, where there are subdomains, {s}. */
  readonly url?: string;
  /** Needed where the address has {s}; a string stands for its letters. */
  readonly subdomains?: readonly string[] | string;
  readonly tileType?: TileType;
  /** The datum in which the tiles are drawn. */
  readonly proj?: Datum;
  /** Least and greatest zoom of the map at which the layer shows. */
  readonly zooms?: readonly [number, number];
  /** 0 to 1. */
  readonly opacity?: number;
  readonly visible?: boolean;
  readonly zIndex?: number;
  /** Nested arrays 2 to 4 deep, degrees of the map's datum. */
  readonly mask?: unknown;
  /** Pictures kept. */
  readonly cacheSize?: number;
  readonly debug?: boolean;
  /** The greatest level asked for; above it tiles are enlarged. */
  readonly tileMaxZoom?: number;
  /** Metres above the ground, for maps that know height. */
  readonly altitude?: number;
}

/** The options with every blank filled and every value checked. */
export interface TileLayerSettings {
  readonly url: string;
  readonly subdomains: readonly string[];
  readonly tileType: TileType;
  readonly proj: Datum;
  readonly zooms: readonly [number, number];
  readonly opacity: number;
  readonly visible: boolean;
  readonly zIndex: number;
  readonly mask: Mask | null;
  readonly cacheSize: number;
  readonly debug: boolean;
  readonly tileMaxZoom: number;
  readonly altitude: number;
}

/**
 * Fills and checks the options of a layer on a map. Throws first for a missing map, then for the address (see
 * `checkTemplate`), then RangeError for a value outside its range; a mask that cannot be used only warns.
 *
 * A missing `tileType` follows `proj`, and a missing `proj` follows the `tileType` that only Baidu uses.
 */
export function settleOptions(
  map: unknown,
  given: TileLayerOptions | undefined,
  warn: (words: string) => void,
): TileLayerSettings {
  if (map === undefined || map === null) throw new Error('请传入地图实例');
  const options = given ?? {};
  const subdomains = [...(options.subdomains ?? [])];
  const { url } = options;
  checkTemplate(url, subdomains);
  const proj = oneOf('proj', options.proj ?? (options.tileType === 'bd09' ? 'bd09' : 'gcj02'), DATUMS);
  return {
    url,
    subdomains,
    proj,
    tileType: oneOf('tileType', options.tileType ?? (proj === 'bd09' ? 'bd09' : 'xyz'), TILE_TYPES),
    zooms: zoomRange(options.zooms ?? [2, 18]),
    opacity: within('opacity', options.opacity ?? 1, 0, 1),
    visible: options.visible ?? true,
    zIndex: within('zIndex', options.zIndex ?? 120),
    mask: takeMask(options.mask, null, warn),
    cacheSize: whole('cacheSize', options.cacheSize ?? 512, 1, Number.MAX_SAFE_INTEGER),
    debug: options.debug ?? false,
    tileMaxZoom: whole('tileMaxZoom', options.tileMaxZoom ?? 18, 0, 30),
    altitude: within('altitude', options.altitude ?? 0),
  };
}

/** A number between two limits, both allowed. Throws RangeError. */
export function within(
  name: string,
  value: number,
  least = Number.NEGATIVE_INFINITY,
  most = Number.POSITIVE_INFINITY,
): number {
  if (typeof value === 'number' && Number.isFinite(value) && value >= least && value <= most) return value;
  throw new RangeError(`${name}参数不正确: ${String(value)}`);
}

function whole(name: string, value: number, least: number, most: number): number {
  if (!Number.isInteger(value)) throw new RangeError(`${name}参数不正确: ${String(value)}`);
  return within(name, value, least, most);
}

function oneOf<Value extends string>(name: string, value: Value, allowed: readonly Value[]): Value {
  if (!allowed.includes(value)) throw new RangeError(`${name}参数不正确: ${String(value)}`);
  return value;
}

function zoomRange(zooms: readonly [number, number]): readonly [number, number] {
  const least = within('zooms', zooms[0], 0, 30);
  return [least, within('zooms', zooms[1], least, 30)];
}
