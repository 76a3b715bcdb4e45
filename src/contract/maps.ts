import * as v from 'valibot';
import { call } from './call.ts';
import { asksLocale, list, text, whole } from './fields.ts';

/** Degrees in a query come as text. */
const degrees = (limit: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,3}(\.\d{1,12})?$/), v.transform(Number))]),
    v.finite(),
    v.minValue(-limit),
    v.maxValue(limit),
  );

const Place = v.object({
  name: v.string(),
  /** Wider places, nearest first. */
  within: v.array(v.string()),
  latitude: v.number(),
  longitude: v.number(),
  zone: v.string(),
});

export const placeSearch = call({
  name: 'place_search',
  method: 'GET',
  version: 'v1',
  payload: v.object({
    ...asksLocale,
    query: v.pipe(text(80), v.trim(), v.nonEmpty()),
    limit: v.optional(whole(1, 50), 10),
  }),
  data: list(Place),
});

export const reverseGeocode = call({
  name: 'reverse_geocode',
  method: 'GET',
  version: 'v1',
  payload: v.object({ ...asksLocale, latitude: degrees(90), longitude: degrees(180) }),
  data: list(Place),
});
