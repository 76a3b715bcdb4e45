import { readList, traditional } from './words.mjs';

/** Provinces and states by which people tell places of one name apart: `CN02`, `USIL`, with their three names. */
export const REGIONS = new Map([...provinces(), ...states()]);

/** The key of a region, or nothing where none is told. */
export function regionOf(country, code) {
  const key = country + code;
  return REGIONS.has(key) ? key : undefined;
}

function provinces() {
  return readList('china.txt')
    .filter((line) => line.startsWith('#'))
    .map((line) => {
      const [, code, zh, tw, english] = line.split(' ');
      return [`CN${code}`, { english: english.replaceAll('_', ' '), zh, tw }];
    });
}

function states() {
  let country = '';
  return readList('regions.txt').flatMap((line) => {
    if (line.startsWith('#')) {
      country = line.slice(2);
      return [];
    }
    return line.split('; ').map((entry) => {
      const [, code, english, zh, tw = traditional(zh)] = /^(\w+) ([^=]+)=([^/]+)(?:\/(.+))?$/.exec(entry);
      return [country + code, { english, zh, tw }];
    });
  });
}
