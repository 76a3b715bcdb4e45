import { enforceLimit } from '../core/limits.ts';
import type { CallRequest, Handlers } from '../core/request.ts';
import { describeError } from '../log.ts';
import type { FoundPlace, PlaceFinder } from '../ports/finder.ts';

/** Fewer than so many from the gazetteer, and the operator's server of places is asked as well. */
const MIN_KNOWN_PLACES = 3;
/** Degrees within which two are one place. */
const SAME_PLACE_DEGREES = 0.03;

export const placeCalls: Handlers = {
  async place_search(request) {
    const { query, limit } = request.payload;
    const known = await request.context.providers.gazetteer.search(query, limit, request.language);
    const far =
      known.length < MIN_KNOWN_PLACES
        ? await supplement(request, (finder) => finder.search(query, limit, request.language))
        : [];
    return joined(known, far).slice(0, limit);
  },

  async reverse_geocode(request) {
    const { latitude, longitude } = request.payload;
    const far = await supplement(request, (finder) => finder.at(latitude, longitude, request.language));
    return joined(far, await request.context.providers.gazetteer.at(latitude, longitude, request.language));
  },
};

/** What the operator's server of places adds; nothing where there is none, or where it does not answer. */
async function supplement(
  { context, from }: Pick<CallRequest<'place_search' | 'reverse_geocode'>, 'context' | 'from'>,
  work: (finder: PlaceFinder) => Promise<FoundPlace[]>,
): Promise<FoundPlace[]> {
  const finder = context.providers.places;
  if (!finder) return [];
  await enforceLimit(
    context.database.queries,
    `places:${from.address}`,
    context.limits.placesByAddress,
    context.clock(),
  );
  return await work(finder).catch((reason) => {
    context.log(`places: ${describeError(reason)}`, { level: 'warn' });
    return [];
  });
}

function joined(first: readonly FoundPlace[], more: readonly FoundPlace[]): FoundPlace[] {
  const near = (a: FoundPlace, b: FoundPlace) =>
    Math.abs(a.latitude - b.latitude) < SAME_PLACE_DEGREES && Math.abs(a.longitude - b.longitude) < SAME_PLACE_DEGREES;
  return [...first, ...more.filter((place) => !first.some((known) => near(known, place)))];
}
