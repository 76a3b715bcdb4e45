export type Axis = 'latitude' | 'longitude';

/** Why a coordinate cannot be read. `letter`: E or W for a latitude, N or S for a longitude. */
export type CoordinateFault = 'empty' | 'form' | 'range' | 'minutes' | 'letter';

export type Coordinate = { readonly degrees: number } | { readonly fault: CoordinateFault };

/**
 * Reads one coordinate: decimal degrees (`-33.87`, `33.87 S`), degrees and minutes (`33°52′S`, `33 52 S`), and seconds,
 * with the letter before or behind, or 北纬 南纬 东经 西经. Full-width characters are taken as their narrow ones.
 */
export function readCoordinate(text: string, axis: Axis): Coordinate {
  const plain = narrow(text);
  if (plain === '') return { fault: 'empty' };
  const letters = plain.match(/[nsew]/g) ?? [];
  const numbers = plain.replace(/[nsew]/g, ' ').trim();
  const found = NUMBERS.exec(numbers);
  if (!found || letters.length > 1) return { fault: 'form' };
  const [letter = ''] = letters;
  const [, sign = '', whole = '', minutes = '0', seconds = '0'] = found;
  if (letter !== '' && !LETTERS[axis].includes(letter)) return { fault: 'letter' };
  if (letter !== '' && sign !== '') return { fault: 'form' };
  if (found[3] !== undefined && whole.includes('.')) return { fault: 'form' };
  if (found[4] !== undefined && minutes.includes('.')) return { fault: 'form' };
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return { fault: 'minutes' };
  const size = Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600;
  if (size > LIMIT[axis]) return { fault: 'range' };
  const degrees = sign === '-' || letter === 's' || letter === 'w' ? -size : size;
  return { degrees: Math.round(degrees * 1e6) / 1e6 + 0 };
}

/** Latitude and longitude that were written or pasted together, `31.23, 121.47`; null where the text is not two. */
export function splitCoordinates(text: string): readonly [latitude: string, longitude: string] | null {
  const parts = text.split(/[,，;；]/).map((part) => part.trim());
  const [first = '', second = ''] = parts;
  if (parts.length === 2 && first !== '' && second !== '') {
    return /[ew东東西]/i.test(narrow(first)) && /[ns]/.test(narrow(second)) ? [second, first] : [first, second];
  }
  const lettered = /^(.*?[NSns])\s*(.*?[EWew])$/.exec(text.trim());
  return lettered ? [lettered[1] ?? '', lettered[2] ?? ''] : null;
}

/** As charts write it: `31°14′N 121°28′E`, to the nearest minute. */
export function writeCoordinates(latitude: number, longitude: number): string {
  return `${writeOne(latitude, 'NS')} ${writeOne(longitude, 'EW')}`;
}

const LETTERS: Readonly<Record<Axis, string>> = { latitude: 'ns', longitude: 'ew' };
const LIMIT: Readonly<Record<Axis, number>> = { latitude: 90, longitude: 180 };
const NUMBERS =
  /^([+-]?)\s*(\d{1,3}(?:\.\d+)?)\s*[°d度º]?\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′m分]?\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:["″秒]|''|′′)?)?)?$/;
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/北[纬緯]/g, 'n'],
  [/南[纬緯]/g, 's'],
  [/[东東][经經]/g, 'e'],
  [/西[经經]/g, 'w'],
  [/[−–—]/g, '-'],
  [/[’ʹ]/g, "'"],
  [/[”“]/g, '"'],
];

function narrow(text: string): string {
  const lower = text.normalize('NFKC').toLowerCase().trim();
  return WORDS.reduce((plain, [from, to]) => plain.replace(from, to), lower);
}

function writeOne(degrees: number, letters: string): string {
  const minutes = Math.round(Math.abs(degrees) * 60);
  const letter = letters.charAt(degrees < 0 && minutes > 0 ? 1 : 0);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′${letter}`;
}
