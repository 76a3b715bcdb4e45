import { bare, ENGLISH, pinyinName, readingOf, readList, traditional } from './words.mjs';

const RANK = { PPLC: 5, PPLA: 4, PPLA2: 3, PPLA3: 2 };
const ENDINGS = ['', 'shi', 'xian', 'qu', 'chengguanzhen'];
/** What a seat of a county counts for where GeoNames has no number. */
const SMALL = 40_000;

/**
 * The places of china.txt: `name` is found by its pinyin, `name=Name` by another name in GeoNames (`@` a longitude where
 * two bear it), `name~Name` too and is called so in English, `name@lon,lat` is our own. Throws when one is not found.
 */
export function namedInChina(cities) {
  const chinese = cities.filter(({ country }) => country === 'CN');
  const found = [];
  let province = '';
  for (const line of readList('china.txt')) {
    if (line.startsWith('#')) {
      province = line.split(' ')[1];
      continue;
    }
    for (const word of line.split(' ')) found.push(placeOf(word, province, chinese));
  }
  return found;
}

function placeOf(word, province, chinese) {
  const [, zh, sign = '', rest = ''] = /^([^=~@]+)([=~@]?)(.*)$/.exec(word);
  const names = { zh, tw: traditional(zh), region: `CN${province}` };
  const own = /^([\d.]+),([\d.]+)$/.exec(rest);
  if (own)
    return {
      ...names,
      name: ENGLISH.get(zh) ?? pinyinName(zh),
      country: 'CN',
      people: SMALL,
      longitude: Number(own[1]),
      latitude: Number(own[2]),
    };
  const [target, longitude] = rest.replaceAll('_', ' ').split('@');
  const wanted = target ? bare(target) : readingOf(zh).join('');
  const [city] = chinese
    .filter(({ adminCode }) => adminCode === province)
    .filter(({ name }) => (target ? bare(name) === wanted : ENDINGS.some((ending) => bare(name) === wanted + ending)))
    .filter(({ loc }) => !longitude || Math.abs(loc.coordinates[0] - longitude) < 0.3)
    .filter(({ featureCode, population }) => target || RANK[featureCode] || population >= 50_000)
    .sort((a, b) => b.population - a.population || (RANK[b.featureCode] ?? 0) - (RANK[a.featureCode] ?? 0));
  if (!city) throw new Error(`china.txt: ${word} (${wanted}) is not in province ${province}`);
  const isOwnWord = target === undefined || target === '' || sign === '~';
  return {
    cityId: city.cityId,
    ...names,
    ...(isOwnWord ? {} : { name: ENGLISH.get(zh) ?? pinyinName(zh) }),
    people: Math.max(city.population, SMALL),
  };
}
