import { LANGUAGES } from '../language.ts';
import { fold } from '../search/match.ts';
import type { Gazetteer } from './gazetteer.ts';
import { countryIn, type Place } from './place.ts';

/** A place that fits a query, and how well: more is better. */
export interface Found {
  readonly place: Place;
  readonly score: number;
}

/** Answers queries; made once from a gazetteer, since folding ten thousand names takes longer than looking through them. */
export type PlaceSearch = (query: string, limit?: number) => Found[];

/**
 * Finds places by a name in English or Chinese of either script, by pinyin (`xian`, `xi an`) and by its initials (`bj`);
 * a region or country may stand behind it (`Springfield, Illinois`, `Paris France`, `巴黎 法国`) or, in Chinese, before it
 * (`浙江杭州`). Whole names come before beginnings, those before words within; among equals the larger place is first.
 */
export function placeSearch(gazetteer: Gazetteer): PlaceSearch {
  const entries = gazetteer.places.map((place): Entry => entryOf(place, gazetteer));
  const wider = new Wider(gazetteer);
  return (query, limit = 10) => {
    const parts = query.split(/[,，、;]/).map(plain);
    const head = parts[0] ?? '';
    if (head === '') return [];
    const asked = parts.filter(Boolean);
    // a name may have a comma of its own: Washington, D.C.
    for (let of = 1; of <= asked.length; of += 1) {
      const within = asked.slice(of);
      const name = asked.slice(0, of).join(' ');
      const found = look(entries, name, (place) => within.every((one) => wider.holds(one, place)));
      if (found.length > 0) return best(found, limit);
    }
    if (asked.length > 1) return [];
    const parted = wider.split(head);
    const inParts = parted.flatMap(({ name, within }) => look(entries, name, (place) => wider.holds(within, place)));
    return best(inParts.length > 0 ? inParts : all(entries, wider.keys(head)), limit);
  };
}

interface Entry {
  readonly place: Place;
  /** Names as they are compared; words of Latin names are parted by one space. */
  readonly names: readonly string[];
  /** How the Chinese names are read: pinyin in one word, and its first letters. */
  readonly pinyin: readonly string[];
  readonly initials: string;
  /** What a hit by pinyin loses where the place has a Latin name of its own. */
  readonly loss: number;
  readonly size: number;
}

const EXACT = 8;
const BEGINS = 4;
const WORD = 2;
const WITHIN = 0;
/** First letters of two syllables fit many places, so they say less than a name. */
const INITIALS = 5;

/** Where people think of places in pinyin first. */
const HOME = new Set(['CN', 'TW', 'HK', 'MO']);

function entryOf(place: Place, { reading }: Gazetteer): Entry {
  const names = [plain(place.name)];
  for (const other of [place.alias, place.zh, place.tw]) {
    const name = other === null ? '' : plain(other);
    if (name !== '' && !names.includes(name)) names.push(name);
  }
  const syllables = place.zh === null ? [] : reading(place.zh);
  const pinyin = place.zh === null ? [] : [syllables.join('')];
  const inTaiwan = place.tw === null ? undefined : reading(place.tw).join('');
  if (inTaiwan !== undefined && inTaiwan !== pinyin[0]) pinyin.push(inTaiwan);
  return {
    place,
    names,
    pinyin,
    initials: syllables.map((syllable) => syllable.charAt(0)).join(''),
    loss: HOME.has(place.country) ? 0 : 2,
    size: Math.log10(place.people / 1000),
  };
}

/** As names are compared: no marks, one space between words, 台 for 臺. Plain letters and Han, nine names of ten, go fast. */
function plain(name: string): string {
  if (/^[A-Za-z]+$/.test(name)) return name.toLowerCase();
  if (/^[\u4e00-\u9fff]+$/.test(name)) return name.replaceAll('臺', '台');
  return fold(name)
    .replace(/[’‘'`ʻ]/g, '')
    .replace(/[-–.,/()（）\s]+/g, ' ')
    .replaceAll('臺', '台')
    .trim();
}

function look(entries: readonly Entry[], wanted: string, fits: (place: Place) => boolean): Found[] {
  const found: Found[] = [];
  const shorter = isHan(wanted) ? wanted.replace(TITLES, '') : wanted;
  const joined = /^[a-z ]+$/.test(wanted) ? wanted.replaceAll(' ', '') : null;
  for (const entry of entries) {
    let rank = rankOf(entry, wanted, joined);
    if (rank < 0 && shorter.length > 1 && shorter !== wanted) rank = rankOf(entry, shorter, null);
    if (rank >= 0 && fits(entry.place)) found.push({ place: entry.place, score: rank + entry.size });
  }
  return found;
}

/** Titles of places that people write behind the name. */
const TITLES = /(特别行政区|特別行政區|自治州|地区|地區|[市縣县區区州盟])$/;

/** How well a place fits; below 0 not at all. */
function rankOf(entry: Entry, wanted: string, joined: string | null): number {
  let rank = -1;
  for (const name of entry.names) {
    const at = name.indexOf(wanted);
    if (at < 0) continue;
    if (name.length === wanted.length) return EXACT;
    if (at === 0) rank = Math.max(rank, BEGINS);
    else if (name[at - 1] === ' ') rank = Math.max(rank, WORD);
    else if (wanted.length > 2 || isHan(wanted)) rank = Math.max(rank, WITHIN);
  }
  return joined === null || joined.length < 2 ? rank : Math.max(rank, byPinyin(entry, joined));
}

function byPinyin({ pinyin, initials, loss }: Entry, joined: string): number {
  let rank = -1;
  for (const word of pinyin) {
    if (word === joined) return EXACT - loss / 2;
    if (word.startsWith(joined)) rank = BEGINS - loss;
  }
  if (initials === joined) return Math.max(rank, INITIALS - loss);
  return initials.startsWith(joined) ? Math.max(rank, WORD - loss) : rank;
}

/** Every place of a region or country. */
function all(entries: readonly Entry[], keys: ReadonlySet<string>): Found[] {
  return entries
    .filter(({ place }) => keys.has(place.country) || (place.region !== null && keys.has(place.region.key)))
    .map(({ place, size }) => ({ place, score: size }));
}

function best(found: Found[], limit: number): Found[] {
  return found.sort((a, b) => b.score - a.score || a.place.name.localeCompare(b.place.name, 'en')).slice(0, limit);
}

function isHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

/** Regions and countries by all their names. */
class Wider {
  readonly #names = new Map<string, Set<string>>();

  constructor({ places }: Gazetteer) {
    for (const code of new Set(places.map(({ country }) => country))) {
      const names = LANGUAGES.map((language) => countryIn(code, language));
      for (const name of [...names, code, ...(ALSO[code] ?? [])]) this.#add(name, code);
    }
    for (const region of new Set(places.map(({ region }) => region))) {
      if (region === null) continue;
      const { key, name, zh, tw } = region;
      for (const one of [name, zh, tw, ...(/^US/.test(key) ? [key.slice(2)] : [])]) this.#add(one, key);
    }
  }

  /** Whether a place lies in a region or country that bears this name or begins with it. */
  holds(name: string, { country, region }: Place): boolean {
    const keys = this.keys(name);
    if (keys.size > 0) return keys.has(country) || (region !== null && keys.has(region.key));
    return [...this.#names].some(
      ([full, of]) => full.startsWith(name) && (of.has(country) || (region !== null && of.has(region.key))),
    );
  }

  /** Which regions and countries bear a name; none for an unknown one. */
  keys(name: string): ReadonlySet<string> {
    return this.#names.get(name) ?? this.#names.get(name.replace(/(省|州|自治区|自治區)$/, '')) ?? NONE;
  }

  /** The ways to read a query as a place and what it lies in: by its spaces, in Chinese also by a name it begins with. */
  split(asked: string): { name: string; within: string }[] {
    const query = asked.replace(/^中[国國](?=..)/, '');
    const words = query.split(' ');
    const ways = words.slice(1).flatMap((_, at) => [
      { name: words.slice(0, at + 1).join(' '), within: words.slice(at + 1).join(' ') },
      { name: words.slice(at + 1).join(' '), within: words.slice(0, at + 1).join(' ') },
    ]);
    for (let at = 2; isHan(query) && at < query.length; at += 1) {
      ways.push({ name: query.slice(at).replace(/^[省市]/, ''), within: query.slice(0, at) });
      ways.push({ name: query.slice(0, at), within: query.slice(at) });
    }
    return ways.filter(({ name, within }) => name !== '' && this.#names.has(within));
  }

  #add(name: string, key: string): void {
    const word = plain(name);
    this.#names.set(word, (this.#names.get(word) ?? new Set()).add(key));
  }
}

const NONE: ReadonlySet<string> = new Set();

/** What people call countries besides their names. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  US: ['USA', 'America', 'United States of America'],
  GB: ['UK', 'Great Britain', 'England'],
  AE: ['UAE'],
  KR: ['Korea'],
  CZ: ['Czech Republic'],
  NL: ['Holland'],
  TW: ['台湾', '台灣'],
};
