import type { View } from '../../../src/domain/map/grid.ts';
import { type Errand, type Orders, TileLayerState } from '../../../src/domain/map/layer.ts';
import { settleOptions, type TileLayerOptions } from '../../../src/domain/map/options.ts';
import { cornersOf } from '../../../src/domain/map/viewport.ts';

/** Beijing. */
export const home = [116.404, 39.915] as const;

/** The state of a layer of plain tiles with strings for pictures. */
export function layer(options: TileLayerOptions = {}) {
  const given = { url: '/{s}/{z}/{x}/{y}', subdomains: ['a', 'b', 'c'], proj: 'wgs84', ...options } as const;
  return new TileLayerState<string>(
    settleOptions({}, given, () => {}),
    'wgs84',
  );
}

export function view(
  zoom = 12,
  centre: readonly [number, number] = home,
  rotation = 0,
  size: readonly [number, number] = [1024, 768],
): View {
  return { zoom, centre, corners: cornersOf({ centre, zoom, rotation, size }) };
}

/** Every errand comes home with its key for a picture. */
export function arrive(state: TileLayerState<string>, errands: readonly Errand[]): Orders<string>[] {
  return errands.map(({ ticket, key }) => state.loaded(ticket, key));
}
