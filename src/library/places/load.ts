import { type Coast, readLand } from '../../domain/map/land.ts';
import { type Gazetteer, readGazetteer } from '../../domain/places/gazetteer.ts';
import { fetchPart } from '../../platform/part.ts';

let known: Promise<Gazetteer> | undefined;

/** The places of the world, read once. @throws PartMissing when the pack does not arrive; the next call asks again. */
export function loadGazetteer(): Promise<Gazetteer> {
  known ??= fetchPart(() => import('./gazetteer.ts')).then(
    ({ GAZETTEER }) => readGazetteer(GAZETTEER),
    (reason) => {
      known = undefined;
      throw reason;
    },
  );
  return known;
}

let coasts: Promise<Coast[]> | undefined;

/** The coasts of the world, read once. @throws PartMissing when the pack does not arrive; the next call asks again. */
export function loadLand(): Promise<Coast[]> {
  coasts ??= fetchPart(() => import('./land.ts')).then(
    ({ LAND }) => readLand(LAND),
    (reason) => {
      coasts = undefined;
      throw reason;
    },
  );
  return coasts;
}
