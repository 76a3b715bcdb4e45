import type { Laying, SeenTile } from './grid.ts';
import { convert } from './projection.ts';
import { fromPlane } from './tiles.ts';

/** A tile as a net of triangles on the map. */
export interface TileMesh {
  /** Longitude and latitude of each knot in degrees of the map's datum, rows from the top of the picture. */
  readonly places: Float64Array;
  /** Where each knot lies in the picture, 0 to 1 from its upper left corner. */
  readonly picture: Float32Array;
  /** Three knots a triangle, the same for every tile. */
  readonly triangles: Uint16Array;
}

/** Squares along an edge: 8 keep a tile of Baidu's within half a pixel at level 13, where its four corners err by four. */
export const MESH = 8;

/** A tile laid onto a map of another system, for projecting each knot with the map's own projection. */
export function tileMesh(tile: SeenTile, laying: Omit<Laying, 'tileMaxZoom'>, divisions = MESH): TileMesh {
  const places = new Float64Array((divisions + 1) ** 2 * 2);
  const size = 2 ** -tile.z;
  let at = 0;
  for (let row = 0; row <= divisions; row += 1) {
    const down = row / divisions;
    const y = tile.y + (laying.tileType === 'bd09' ? 1 - down : down);
    for (let column = 0; column <= divisions; column += 1) {
      const own = fromPlane([(tile.x + column / divisions) * size, y * size], laying.tileType);
      const [lon, lat] = convert(own, laying.proj, laying.crs);
      places[at] = lon + 360 * tile.world;
      places[at + 1] = lat;
      at += 2;
    }
  }
  return { places, ...netOf(divisions) };
}

/** Whether tiles have to be bent to fit the map; where not, each is a plain square of its plane. */
export function needsWarp({ tileType, proj, crs }: Omit<Laying, 'tileMaxZoom'>): boolean {
  return tileType !== 'xyz' || proj !== crs;
}

const nets = new Map<number, Pick<TileMesh, 'picture' | 'triangles'>>();

function netOf(divisions: number): Pick<TileMesh, 'picture' | 'triangles'> {
  const known = nets.get(divisions);
  if (known !== undefined) return known;
  const knots = Array.from({ length: (divisions + 1) ** 2 }, (_, index) => index);
  const across = (knot: number) => knot % (divisions + 1);
  const down = (knot: number) => Math.floor(knot / (divisions + 1));
  const squares = knots.filter((knot) => across(knot) < divisions && down(knot) < divisions);
  const net = {
    picture: new Float32Array(knots.flatMap((knot) => [across(knot) / divisions, down(knot) / divisions])),
    triangles: new Uint16Array(
      squares.flatMap((knot) => {
        const below = knot + divisions + 1;
        return [knot, below, knot + 1, knot + 1, below, below + 1];
      }),
    ),
  };
  nets.set(divisions, net);
  return net;
}
