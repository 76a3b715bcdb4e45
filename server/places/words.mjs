import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinyin } from 'pinyin-pro';

/** A list of ours, line by line, without the empty ones. */
export function readList(name) {
  return readFileSync(join(import.meta.dirname, name), 'utf8')
    .split('\n')
    .filter(Boolean);
}

/** Simplified to traditional, character by character; the few names that go another way stand in exceptions.txt. */
const PAIRS = new Map();
for (const line of readList('traditional.txt')) {
  const letters = [...line];
  if (letters.length % 2 !== 0) throw new Error('traditional.txt: a character has no partner');
  for (let at = 0; at < letters.length; at += 2) {
    const [from, to] = [letters[at], letters[at + 1]];
    if (from !== to && PAIRS.get(from) !== undefined && PAIRS.get(from) !== to)
      throw new Error(`traditional.txt: ${from} is ${PAIRS.get(from)} and ${to}`);
    if (from !== to) PAIRS.set(from, to);
  }
}
/** Characters that names read otherwise than running text does. */
const ALWAYS = { 都: 'du', 什: 'shi' };
const SIMPLE = new Map([...PAIRS].map(([from, to]) => [to, from]));
const EXCEPTIONS = new Map(readWords('exceptions.txt'));
export const ENGLISH = new Map(readWords('english.txt').map(([zh, name]) => [zh, name.replaceAll('_', ' ')]));
const READINGS = new Map(readWords('readings.txt', /\s(?=[^\sa-z]+=)/));

/** The name as it is written in Taiwan. */
export function traditional(name) {
  return EXCEPTIONS.get(name) ?? byLetter(name);
}

export function byLetter(name) {
  return [...name].map((letter) => PAIRS.get(letter) ?? letter).join('');
}

/** The syllables of a Chinese name in either script, without tones. */
export function readingOf(name) {
  const simple = [...name].map((letter) => SIMPLE.get(letter) ?? letter).join('');
  const own = READINGS.get(simple);
  if (own) return own.split(' ');
  return pinyin(simple, { toneType: 'none', type: 'array', v: true }).map(
    (syllable, at) => ALWAYS[simple[at]] ?? syllable.replaceAll('v', 'u'),
  );
}

/** Pinyin as it is written on maps: Xi'an, Lu'an. */
export function pinyinName(zh) {
  const word = readingOf(zh)
    .map((syllable, at) => (at > 0 && /^[aeo]/.test(syllable) ? `'${syllable}` : syllable))
    .join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Pairs of the partners that a text needs. */
export function pairsFor(letters) {
  return [...letters].filter((letter) => PAIRS.has(letter)).map((letter) => letter + PAIRS.get(letter));
}

/** Letters only, lower case: how names of different spellings are compared. */
export function bare(name) {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}

function readWords(name, between = /\s/) {
  return readList(name)
    .flatMap((line) => line.split(between))
    .map((word) => word.split('='));
}
