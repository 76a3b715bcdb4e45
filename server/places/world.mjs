import { readList, traditional } from './words.mjs';

/**
 * The places of world.txt, country by country: `Name in GeoNames>English name=simplified/traditional`. Without `>` the
 * English name is that of GeoNames, without `/` the traditional one is written letter by letter;
 * `Name@lon,lat,people=…` is our own. Namesakes in the country share the Chinese name. Throws when one is not found.
 */
export function namedInTheWorld(cities) {
  const byName = new Map();
  for (const city of cities) {
    const key = `${city.country} ${city.name}`;
    const before = byName.get(key);
    if (!before || before[0].population < city.population) byName.set(key, [city, ...(before ?? [])]);
    else before.push(city);
  }
  let country = '';
  return readList('world.txt').flatMap((line) => {
    if (line.startsWith('#')) {
      country = line.slice(2);
      return [];
    }
    return line.split('; ').flatMap((entry) => placeOf(entry, country, byName));
  });
}

function placeOf(entry, country, byName) {
  const [, theirs, english, own, zh, tw] = /^([^=>@]+)(?:>([^=]+))?(?:@([\d.,]+))?=([^/]+)(?:\/(.+))?$/.exec(entry);
  const names = { zh, tw: tw ?? traditional(zh) };
  if (own) {
    const [longitude, latitude, people] = own.split(',').map(Number);
    return [{ name: theirs, ...names, country, longitude, latitude, people }];
  }
  const [largest, ...others] = byName.get(`${country} ${theirs}`) ?? [];
  if (!largest) throw new Error(`world.txt: ${country} ${theirs} is not in GeoNames`);
  const namesakes = others.filter(({ population }) => population >= 50_000);
  return [largest, ...namesakes].map(({ cityId }) => ({
    cityId,
    ...names,
    ...(english ? { name: english, alias: theirs } : {}),
  }));
}
