import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { convert, type Datum, type LonLat } from '../../../src/domain/map/projection.ts';
import { lonLatToTile, type TileType } from '../../../src/domain/map/tiles.ts';
import { type Colour, picture } from './picture.ts';
import { type Answers, coloursAt, type MapStage, settled } from './stage.ts';

export const WHITE: Colour = [255, 255, 255];
/** The ground that AMap's stand-in paints. */
export const RED_GROUND: Colour = [128, 0, 0];
/** The bar that AMap's stand-in paints after each layer at its left edge, with what it had set before the layers. */
export const OWN_BAR: Colour = [0, 255, 0];
/** Points of that bar. */
export const BAR = [
  [4, 20],
  [4, 256],
  [4, 490],
] as const;
/** A colour for each tile, so that the screen tells which one lies where. */
export const colourOf = (z: number, x: number, y: number): Colour => [
  (Math.abs(x) * 37 + 20) % 256,
  (Math.abs(y) * 53 + 40) % 256,
  (z * 29) % 256,
];

export const painted = (z: number, x: number, y: number) => picture(colourOf(z, x, y));

/** Equal but for what blending rounds. */
export function near(one: Colour | undefined, other: readonly (number | undefined)[]): void {
  other.forEach((value, index) => {
    expect(Math.abs((one?.[index] ?? -99) - (value ?? 0))).toBeLessThanOrEqual(2);
  });
}

/** A flat map of OpenLayers, or one of AMap that may be tilted. */
export type Ground =
  | { flat: Record<string, unknown> }
  | { how?: { lends?: boolean; stencil?: boolean }; tilted: Record<string, unknown> };

/** A fresh page with a map and a layer of painted tiles on it, settled; `answers`: how else the tile server answers. */
export async function lay(
  stage: MapStage,
  map: Ground,
  options: Record<string, unknown>,
  answers: Partial<Answers> = {},
): Promise<Page> {
  const page = await stage.page();
  Object.assign(stage.answers, { picture: painted }, answers);
  await page.evaluate(
    ([at, given]) => {
      if ('flat' in at) window.bench.flatMap(at.flat);
      else window.bench.tiltedMap(at.how, at.tilted);
      window.bench.lay(given);
    },
    [map, { url: stage.template(), ...options }] as const,
  );
  await settled(page, stage);
  return page;
}

/** Colours of a grid of places, as the tiles under them have them; near the edge of a tile nothing is expected. */
export async function expectTiles(page: Page, z: number, proj: Datum, crs: Datum, tileType: TileType): Promise<void> {
  const places = await page.evaluate(() => {
    const frame = window.bench.host!.frame()!;
    const found: { at: [number, number]; place: LonLatPair }[] = [];
    type LonLatPair = [number, number];
    const [cx, cy] = frame.centre;
    for (let east = -6; east <= 6; east += 1) {
      for (let north = -6; north <= 6; north += 1) {
        const place: LonLatPair = [
          cx + (east * 48 * 360) / (256 * 2 ** frame.zoom),
          cy + (north * 34 * 360) / (256 * 2 ** frame.zoom),
        ];
        const [x, y] = frame.toScreen(place);
        if (x > 30 && x < 508 && y > 4 && y < 508) found.push({ at: [Math.round(x), Math.round(y)], place });
      }
    }
    return found;
  });
  const tileAt = ([lon, lat]: LonLat) => {
    const [x, y] = convert([lon, lat], crs, proj);
    return lonLatToTile(x, y, z, tileType);
  };
  const hair = (3 * 360) / (256 * 2 ** z);
  const firm = places.filter(({ place: [lon, lat] }) =>
    [-hair, hair].every((east) =>
      [-hair, hair].every((north) => {
        const [here, there] = [tileAt([lon, lat]), tileAt([lon + east, lat + north])];
        return here.x === there.x && here.y === there.y;
      }),
    ),
  );
  expect(firm.length).toBeGreaterThan(20);
  const seen = await coloursAt(
    page,
    firm.map(({ at }) => at),
  );
  firm.forEach(({ place }, index) => {
    const { x, y } = tileAt(place);
    expect(seen[index]).toEqual(colourOf(z, x, y));
  });
}
