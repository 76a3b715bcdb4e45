import type { Place, Region } from './place.ts';

/** Every place, and how Chinese names are read. */
export interface Gazetteer {
  readonly places: readonly Place[];
  /** Syllables of a Chinese name in either script, without tones; other characters stand for themselves. */
  readonly reading: (name: string) => string[];
}

/**
 * Reads what server/places/pack.mjs wrote: five lines of tables, then seven lines for each country. Throws RangeError
 * where the text is cut.
 */
export function readGazetteer(packed: string): Gazetteer {
  const lines = packed.split('\n');
  const [zones = '', regions = '', syllables = '', otherwise = '', pairs = ''] = lines;
  if ((lines.length - TABLES) % LINES !== 0) throw new RangeError('the gazetteer is cut');
  const reading = readings(syllables, otherwise);
  const tables: Tables = {
    zones: zones.split(' '),
    regions: [],
    traditional: new Map(lettersByTwo(pairs)),
    reading,
  };
  tables.regions.push(...regions.split(';').map((line) => regionOf(line, tables.traditional)));
  const places: Place[] = [];
  for (let at = TABLES; at < lines.length; at += LINES) readCountry(lines.slice(at, at + LINES), tables, places);
  return { places, reading };
}

interface Tables {
  readonly zones: readonly string[];
  readonly regions: Region[];
  readonly traditional: ReadonlyMap<string, string>;
  readonly reading: (name: string) => string[];
}

const TABLES = 5;
const LINES = 8;

/** The digits of pack.mjs. */
const DIGITS = '!#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~';
const BASE = DIGITS.length;
const VALUES = new Int16Array(128).fill(-1);
[...DIGITS].forEach((digit, value) => {
  VALUES[digit.charCodeAt(0)] = value;
});

function readCountry(lines: readonly string[], tables: Tables, places: Place[]): void {
  const [head = '', names = '', chinese = '', latitudes = '', longitudes = '', sizes = '', zones = '', regions = ''] =
    lines;
  const [country = '', south = '', west = '', width = ''] = head.split(' ');
  const inChinese = chineseNames(chinese, tables.traditional);
  const zoneOf = runs(zones);
  const regionOf = runs(regions);
  let latitude = Number(south);
  let at = 0;
  names.split('\t').forEach((latin, index) => {
    const [step, digits] = stepAt(latitudes, at);
    latitude += step;
    at += digits;
    const [name = '', alias = null] = latin.split('=');
    const own = inChinese.get(index);
    places.push({
      name: name || pinyinName(tables.reading(own?.[0] ?? '')),
      alias,
      zh: own?.[0] ?? null,
      tw: own?.[1] ?? null,
      country,
      region: tables.regions[(regionOf[index] ?? 0) - 1] ?? null,
      latitude: latitude / 100,
      longitude: (Number(west) + numberAt(longitudes, index * Number(width), Number(width))) / 100,
      zone: tables.zones[zoneOf[index] ?? 0] ?? '',
      people: Math.round(1000 * 1.5 ** numberAt(sizes, index, 1)),
    });
  });
}

/** One digit, or two behind the last of all digits. */
function stepAt(text: string, at: number): [step: number, digits: number] {
  const first = numberAt(text, at, 1);
  return first < BASE - 1 ? [first, 1] : [numberAt(text, at + 1, 2), 3];
}

function numberAt(text: string, at: number, width: number): number {
  let value = 0;
  for (let index = at; index < at + width; index += 1) {
    const digit = VALUES[text.charCodeAt(index)] ?? -1;
    if (digit < 0) throw new RangeError('the gazetteer is cut');
    value = value * BASE + digit;
  }
  return value;
}

/** By their index: simplified and traditional. */
function chineseNames(text: string, partners: ReadonlyMap<string, string>): Map<number, readonly [string, string]> {
  const found = new Map<number, readonly [string, string]>();
  let index = 0;
  for (const [, skipped, zh = '', tw] of text.matchAll(/(,|\d+)([^,\d|]+)(?:\|([^,\d]+))?/g)) {
    index += Number(skipped === ',' ? 0 : skipped);
    found.set(index, [zh, tw ?? byLetter(zh, partners)]);
    index += 1;
  }
  return found;
}

function byLetter(zh: string, partners: ReadonlyMap<string, string>): string {
  return [...zh].map((letter) => partners.get(letter) ?? letter).join('');
}

function regionOf(line: string, partners: ReadonlyMap<string, string>): Region {
  const [key = '', name = '', zh = '', tw = byLetter(zh, partners)] = line.split(',');
  return { key, name, zh, tw };
}

function runs(text: string): number[] {
  return text.split(' ').flatMap((run) => {
    const [value = 0, times = 1] = run.split('*').map(Number);
    return Array.from({ length: times }, () => value);
  });
}

function lettersByTwo(text: string): [string, string][] {
  const letters = [...text];
  return Array.from({ length: letters.length / 2 }, (_, at) => [letters[at * 2] ?? '', letters[at * 2 + 1] ?? '']);
}

function readings(syllables: string, otherwise: string): (name: string) => string[] {
  const common = new Map<string, string>();
  for (const group of syllables.split(' ')) {
    const syllable = /^[a-z]+/.exec(group)?.[0] ?? '';
    for (const letter of group.slice(syllable.length)) common.set(letter, syllable);
  }
  const own = new Map<string, string[]>();
  for (const word of otherwise.split(' ')) {
    const name = /^[^a-z]+/.exec(word)?.[0] ?? '';
    own.set(name, word.slice(name.length).split("'"));
  }
  return (name) => own.get(name) ?? [...name].map((letter) => common.get(letter) ?? letter);
}

/** Pinyin as it is written on maps: Xi'an, Lu'an. */
function pinyinName(syllables: readonly string[]): string {
  const word = syllables.map((one, at) => (at > 0 && /^[aeo]/.test(one) ? `'${one}` : one)).join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}
