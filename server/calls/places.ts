import { spend } from '../core/limits.ts';
import type { Ask, Handlers } from '../core/request.ts';
import { nameFault } from '../log.ts';
import type { FoundPlace, PlaceFinder } from '../ports/finder.ts';

/** Fewer than so many from the gazetteer, and the operator's server of places is asked as well. */
const FEW = 3;
/** Degrees within which two are one place. */
const SAME = 0.03;

export const placeCalls: Handlers = {
  async place_search(ask) {
    const { query, limit } = ask.payload;
    const known = await ask.house.providers.gazetteer.search(query, limit, ask.language);
    const far = known.length < FEW ? await supplement(ask, (finder) => finder.search(query, limit, ask.language)) : [];
    return joined(known, far).slice(0, limit);
  },

  async reverse_geocode(ask) {
    const { latitude, longitude } = ask.payload;
    const far = await supplement(ask, (finder) => finder.at(latitude, longitude, ask.language));
    return joined(far, await ask.house.providers.gazetteer.at(latitude, longitude, ask.language));
  },
};

/** What the operator's server of places adds; nothing where there is none, or where it does not answer. */
async function supplement(
  { house, from }: Pick<Ask<'place_search' | 'reverse_geocode'>, 'house' | 'from'>,
  work: (finder: PlaceFinder) => Promise<FoundPlace[]>,
): Promise<FoundPlace[]> {
  const finder = house.providers.places;
  if (!finder) return [];
  await spend(house.database.queries, `places:${from.address}`, house.limits.placesByAddress, house.clock());
  return await work(finder).catch((reason) => {
    house.log(`places: ${nameFault(reason)}`);
    return [];
  });
}

function joined(first: readonly FoundPlace[], more: readonly FoundPlace[]): FoundPlace[] {
  const near = (a: FoundPlace, b: FoundPlace) =>
    Math.abs(a.latitude - b.latitude) < SAME && Math.abs(a.longitude - b.longitude) < SAME;
  return [...first, ...more.filter((place) => !first.some((known) => near(known, place)))];
}
