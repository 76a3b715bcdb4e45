import type { Position } from './spread.ts';

/** Two cards further apart than this from centre to centre, in card widths and in card heights, have a gap between them. */
const REACH = 1.5;
/** A third card is nearer only by more than this, in the same measure: less is a rounding of the places. */
const CLOSER = 0.01;

/**
 * The places of a table that lie beside each other or one above the other, each pair once, by their indexes: close enough,
 * and with no third card nearer to both. A card that lies across another is its neighbour.
 */
export function neighboursOf(places: readonly Pick<Position, 'x' | 'y'>[]): [first: number, second: number][] {
  return places.flatMap((one, first) =>
    places
      .map((_, second) => second)
      .filter((second) => second > first && isNear(one, places[second]!) && !isParted(places, first, second))
      .map((second): [number, number] => [first, second]),
  );
}

function isNear(one: Pick<Position, 'x' | 'y'>, other: Pick<Position, 'x' | 'y'>): boolean {
  return Math.abs(one.x - other.x) <= REACH && Math.abs(one.y - other.y) <= REACH;
}

function isParted(places: readonly Pick<Position, 'x' | 'y'>[], first: number, second: number): boolean {
  const apart = distance(places[first]!, places[second]!);
  return places.some(
    (third, index) =>
      index !== first &&
      index !== second &&
      Math.max(distance(places[first]!, third), distance(places[second]!, third)) < apart - CLOSER,
  );
}

/** By the grid on which cards are laid, each way in the card's own measure. */
function distance(one: Pick<Position, 'x' | 'y'>, other: Pick<Position, 'x' | 'y'>): number {
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y);
}
