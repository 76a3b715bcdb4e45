import { REGIONS } from './regions.mjs';
import { byLetter, pairsFor, pinyinName, readingOf } from './words.mjs';

/** Printable characters that mean nothing in a template; src/domain/places/gazetteer.ts counts with the same ones. */
const DIGITS = '!#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~';
const BASE = DIGITS.length;

/**
 * Lines: zones; regions (`key,English,zh[,tw]` by `;`); syllables with their characters; names read otherwise;
 * traditional partners; then for each country its code, names (`name=alias`, no name where it is the pinyin of the
 * Chinese one), Chinese names (`simplified|traditional`, the latter where letter by letter would not give it),
 * latitudes, longitudes, sizes, zones and regions. Places stand from south to north, so that a latitude is one or two
 * digits: the step from the one before, in hundredths of a degree.
 */
export function pack(places) {
  const zones = [...new Set(places.map(({ zone }) => zone))].sort();
  const regions = [...new Set(places.flatMap(({ region }) => region ?? []))].sort();
  const countries = [...new Set(places.map(({ country }) => country))].sort();
  const chinese = new Set(places.flatMap(({ zh, tw }) => (zh ? [zh, tw] : [])));
  const { syllables, otherwise } = readings(chinese);
  const letters = new Set([...chinese].join(''));
  const lines = [
    zones.join(' '),
    regions.map((key) => regionLine(key)).join(';'),
    syllables,
    otherwise,
    pairsFor(letters).join(''),
    ...countries.flatMap((country) =>
      block(
        country,
        places.filter((place) => place.country === country),
        zones,
        regions,
      ),
    ),
  ];
  const text = lines.join('\n');
  if (/[`\\]|\$\{/.test(text)) throw new Error('the packed text would break its template');
  return text;
}

function block(country, places, zones, regions) {
  const sorted = [...places].sort((a, b) => a.latitude - b.latitude || a.longitude - b.longitude);
  const south = hundredths(sorted[0].latitude);
  const west = Math.min(...sorted.map(({ longitude }) => hundredths(longitude)));
  const width = Math.max(...sorted.map(({ longitude }) => hundredths(longitude) - west)) >= BASE * BASE ? 3 : 2;
  let before = south;
  let latitudes = '';
  let longitudes = '';
  for (const { latitude, longitude } of sorted) {
    const step = hundredths(latitude) - before;
    before += step;
    latitudes += step < BASE - 1 ? DIGITS[step] : DIGITS[BASE - 1] + digits(step, 2);
    longitudes += digits(hundredths(longitude) - west, width);
  }
  return [
    `${country} ${south} ${west} ${width}`,
    sorted.map(nameOf).join('\t'),
    chineseNames(sorted),
    latitudes,
    longitudes,
    sorted.map(({ people }) => DIGITS[sizeOf(people)]).join(''),
    runs(sorted.map(({ zone }) => zones.indexOf(zone))),
    runs(sorted.map(({ region }) => regions.indexOf(region) + 1)),
  ];
}

function hundredths(degrees) {
  return Math.round(degrees * 100);
}

/** Steps of one half from 1,000 people on. */
function sizeOf(people) {
  return Math.max(0, Math.min(BASE - 1, Math.round(Math.log(Math.max(people, 1000) / 1000) / Math.log(1.5))));
}

function digits(value, width) {
  let text = '';
  let rest = value;
  for (let at = 0; at < width; at += 1) {
    text = DIGITS[rest % BASE] + text;
    rest = Math.floor(rest / BASE);
  }
  if (rest > 0) throw new Error(`${value} does not fit into ${width} digits`);
  return text;
}

/** `value` or `value*times`, by spaces. */
function runs(values) {
  const found = [];
  for (const value of values) {
    const last = found.at(-1);
    if (last?.[0] === value) last[1] += 1;
    else found.push([value, 1]);
  }
  return found.map(([value, times]) => (times > 1 ? `${value}*${times}` : value)).join(' ');
}

/** The English name is left out where it is the pinyin of the Chinese one. */
function nameOf({ name, alias, zh }) {
  const plain = zh && name === pinyinName(zh) ? '' : name;
  return alias && alias !== name ? `${plain}=${alias}` : plain;
}

/** Each name behind the number of places without one that stand before it; none is a comma. */
function chineseNames(places) {
  let text = '';
  let skipped = 0;
  for (const { zh, tw } of places) {
    if (zh) {
      text += `${skipped || ','}${tw === byLetter(zh) ? zh : `${zh}|${tw}`}`;
      skipped = 0;
    } else skipped += 1;
  }
  return text;
}

function regionLine(key) {
  const { english, zh, tw } = REGIONS.get(key);
  return [key, english, zh, ...(tw === byLetter(zh) ? [] : [tw])].join(',');
}

/** Each character with its commonest reading, and the names that are read otherwise. */
function readings(names) {
  const counted = new Map();
  for (const name of names) {
    const syllables = readingOf(name);
    [...name].forEach((letter, at) => {
      if (!isHan(letter)) return;
      const of = counted.get(letter) ?? new Map();
      of.set(syllables[at], (of.get(syllables[at]) ?? 0) + 1);
      counted.set(letter, of);
    });
  }
  const common = new Map([...counted].map(([letter, of]) => [letter, [...of].sort((a, b) => b[1] - a[1])[0][0]]));
  const groups = new Map();
  for (const [letter, syllable] of common) groups.set(syllable, (groups.get(syllable) ?? '') + letter);
  const otherwise = [...names]
    .map((name) => [name, readingOf(name)])
    .filter(([name, syllables]) =>
      [...name].some((letter, at) => isHan(letter) && common.get(letter) !== syllables[at]),
    )
    .map(([name, syllables]) => name + syllables.join("'"));
  return {
    syllables: [...groups]
      .sort()
      .map(([syllable, letters]) => syllable + letters)
      .join(' '),
    otherwise: otherwise.join(' '),
  };
}

function isHan(letter) {
  return /\p{Script=Han}/u.test(letter);
}
