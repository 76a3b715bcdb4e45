import type { AspectPoint } from '../domain/sky/aspects.ts';

/**
 * Astrological signs as stroke paths on a 24 x 24 grid: zodiac, planets and points, aspects.
 * Draw with fill none, round caps and joins, stroke 1.5 to 1.8. Never use Unicode characters for these:
 * phones replace some of them with coloured emoji.
 */

export const ZODIAC = {
  aries:
    'M12 21V9.5C12 6 10 3.5 7.4 3.5C5 3.5 3.6 5.3 3.6 7.4C3.6 9.4 4.9 10.8 6.6 10.8M12 9.5C12 6 14 3.5 16.6 3.5C19 3.5 20.4 5.3 20.4 7.4C20.4 9.4 19.1 10.8 17.4 10.8',
  taurus: 'M12 21.4A5.9 5.9 0 1 0 12 9.6A5.9 5.9 0 1 0 12 21.4zM4.6 2.8C5.4 7.2 8 9.6 12 9.6S18.6 7.2 19.4 2.8',
  gemini:
    'M4.4 3.4C6.8 5 9.4 5.7 12 5.7S17.2 5 19.6 3.4M4.4 20.6C6.8 19 9.4 18.3 12 18.3S17.2 19 19.6 20.6M8.7 5.5V18.5M15.3 5.5V18.5',
  cancer:
    'M20.6 8.2C18.6 5.4 15.4 4 11.6 4C7 4 3.4 6 3.4 9.1A3.1 3.1 0 1 0 9.6 9.1A3.1 3.1 0 1 0 3.4 9.1M3.4 15.8C5.4 18.6 8.6 20 12.4 20C17 20 20.6 18 20.6 14.9A3.1 3.1 0 1 0 14.4 14.9A3.1 3.1 0 1 0 20.6 14.9',
  leo: 'M6.8 17.4A2.9 2.9 0 1 0 6.8 11.6A2.9 2.9 0 1 0 6.8 17.4zM9 12.8C8 10.8 6.9 9 6.9 7C6.9 4.5 9 2.8 11.7 2.8S16.7 4.6 16.7 7.4C16.7 11 13.2 14.3 13.2 18C13.2 20 14.4 21.2 16.1 21.2C17.5 21.2 18.8 20.4 19.3 18.9',
  virgo:
    'M3 4.4C4.6 4.4 5.2 5.6 5.2 7V17.4M5.2 7.4C5.6 5.5 6.8 4.4 8.1 4.4C9.7 4.4 10.3 5.7 10.3 7.3V17.4M10.3 7.4C10.7 5.5 11.9 4.4 13.2 4.4C14.8 4.4 15.4 5.7 15.4 7.3V15.6C15.4 18.6 17 20.7 20 21.2M15.4 9.8C16.4 8 20 7.8 20 11.1C20 14.6 16 18 12.2 20.8',
  libra:
    'M3.4 20.4H20.6M3.4 16.2H9.5C7.7 15 6.6 13 6.6 10.7C6.6 7.5 9 5 12 5S17.4 7.5 17.4 10.7C17.4 13 16.3 15 14.5 16.2H20.6',
  scorpio:
    'M2.8 4.4C4.4 4.4 5 5.6 5 7V17.4M5 7.4C5.4 5.5 6.6 4.4 7.9 4.4C9.5 4.4 10.1 5.7 10.1 7.3V17.4M10.1 7.4C10.5 5.5 11.7 4.4 13 4.4C14.6 4.4 15.2 5.7 15.2 7.3V17C15.2 19.2 16.4 20.6 18.2 20.6C19.5 20.6 20.6 19.8 21.2 18.2M18.4 18.9L21.2 17.8L22 20.8',
  sagittarius: 'M4 20L20 4M12.6 4H20V11.4M6.4 10.4L13.6 17.6',
  capricorn:
    'M3.2 4.4C5 4.4 6 5.9 6.5 8L8.4 16.6L10.7 8.4C11.4 5.9 12.5 4.4 14 4.4C15.6 4.4 16.1 5.9 16.1 7.6V15.8C16.1 19.1 14.4 21.3 11.4 21.5M16.1 16.4C16.1 14.6 17.2 13.4 18.7 13.4C20.1 13.4 21.2 14.5 21.2 16.2S20.1 19.1 18.7 19.1C17.2 19.1 16.1 18 16.1 16.4z',
  aquarius:
    'M2.8 10.4L6.4 6.9L9.5 10.4L13.1 6.9L16.2 10.4L19.8 6.9L21.2 8.6M2.8 17.1L6.4 13.6L9.5 17.1L13.1 13.6L16.2 17.1L19.8 13.6L21.2 15.3',
  pisces:
    'M5.6 3C8.4 5.6 9.7 8.6 9.7 12S8.4 18.4 5.6 21M18.4 3C15.6 5.6 14.3 8.6 14.3 12S15.6 18.4 18.4 21M3.6 12H20.4',
} as const;
export const BODY = {
  sun: 'M12 4A8 8 0 1 0 12 20A8 8 0 1 0 12 4zM12 11.2A.8.8 0 1 0 12 12.8A.8.8 0 1 0 12 11.2z',
  moon: 'M15.8 4.2A8.3 8.3 0 1 0 15.8 19.8A9.4 9.4 0 0 1 15.8 4.2z',
  mercury:
    'M12 15.2A4.2 4.2 0 1 0 12 6.8A4.2 4.2 0 1 0 12 15.2zM12 15.2V21.6M8.9 18.5H15.1M7.8 2.6C8.2 5.2 9.8 6.8 12 6.8S15.8 5.2 16.2 2.6',
  venus: 'M12 13.6A4.9 4.9 0 1 0 12 3.8A4.9 4.9 0 1 0 12 13.6zM12 13.6V21.4M8.5 17.6H15.5',
  mars: 'M10 20.4A5.9 5.9 0 1 0 10 8.6A5.9 5.9 0 1 0 10 20.4zM14.2 10.3L20 4.5M14.9 4.2H20.3V9.6',
  jupiter: 'M4.8 6.4C5.4 4.4 7 3.2 8.9 3.2C11.3 3.2 12.8 5 12.8 7.3C12.8 11.1 8.6 13.7 4.4 16H19.6M16.2 8.6V21.4',
  saturn:
    'M8.6 2.6V13M5 5.8H12.6M8.6 12.6C9.6 10.2 11.3 9 13 9C15.3 9 16.8 10.7 16.8 13C16.8 15.8 14.2 16.9 14.2 19.1C14.2 20.5 15.2 21.3 16.4 21.3C17.3 21.3 18 20.9 18.5 20.2',
  uranus:
    'M12 21.4A2.5 2.5 0 1 0 12 16.4A2.5 2.5 0 1 0 12 21.4zM12 16.4V3.6M6.4 9.8H17.6M4.6 4C6 4.7 6.4 5.8 6.4 7.2V12.4C6.4 13.8 6 14.9 4.6 15.6M19.4 4C18 4.7 17.6 5.8 17.6 7.2V12.4C17.6 13.8 18 14.9 19.4 15.6',
  neptune:
    'M12 21.4V4.4M8.4 17.4H15.6M5 5.4C5 10.2 7.6 13 12 13S19 10.2 19 5.4M10.2 5.6L12 3L13.8 5.6M3.4 7L5 4.6L6.6 7M17.4 7L19 4.6L20.6 7',
  pluto:
    'M12 12.4A3.6 3.6 0 1 0 12 5.2A3.6 3.6 0 1 0 12 12.4zM5.6 8.4C5.6 12.6 8 15.4 12 15.4S18.4 12.6 18.4 8.4M12 15.4V21.6M8.8 18.6H15.2',
  northNode:
    'M8.4 16.8C6.6 14.4 5 12.2 5 9.4C5 5.9 8 3.2 12 3.2S19 5.9 19 9.4C19 12.2 17.4 14.4 15.6 16.8M6.9 21A2.3 2.3 0 1 0 6.9 16.4A2.3 2.3 0 1 0 6.9 21zM17.1 21A2.3 2.3 0 1 0 17.1 16.4A2.3 2.3 0 1 0 17.1 21z',
  southNode:
    'M8.4 7.2C6.6 9.6 5 11.8 5 14.6C5 18.1 8 20.8 12 20.8S19 18.1 19 14.6C19 11.8 17.4 9.6 15.6 7.2M6.9 3A2.3 2.3 0 1 0 6.9 7.6A2.3 2.3 0 1 0 6.9 3zM17.1 3A2.3 2.3 0 1 0 17.1 7.6A2.3 2.3 0 1 0 17.1 3z',
  chiron:
    'M10 14.6V2.8M16.4 3.6L10 8.6L16.4 13.2M10 14.6C13.4 14.6 15.4 16 15.4 18S13.4 21.4 10 21.4S4.6 20 4.6 18S6.6 14.6 10 14.6z',
  lilith: 'M14.6 2.8A6.2 6.2 0 1 0 14.6 14.2A7.4 7.4 0 0 1 14.6 2.8zM11 14.6V21.6M7.6 18.2H14.4',
  fortune: 'M12 4A8 8 0 1 0 12 20A8 8 0 1 0 12 4zM6.4 6.4L17.6 17.6M17.6 6.4L6.4 17.6',
  ascendant: 'M2.6 17H21.4M5 17L12 5L19 17M12 5V21',
  midheaven: 'M12 21.4V4M7 9L12 3.4L17 9M5 14.4H19',
} as const;
export const ASPECT = {
  conjunction: 'M9 19A4 4 0 1 0 9 11A4 4 0 1 0 9 19zM12 12L19 5',
  opposition:
    'M6.6 20.4A3 3 0 1 0 6.6 14.4A3 3 0 1 0 6.6 20.4zM17.4 9.6A3 3 0 1 0 17.4 3.6A3 3 0 1 0 17.4 9.6zM8.8 15.2L15.2 8.8',
  square: 'M5 5H19V19H5z',
  trine: 'M12 4.4L20.4 19H3.6z',
  sextile: 'M12 4V20M5.1 8L18.9 16M5.1 16L18.9 8',
  quincunx: 'M4.6 18.4H19.4M12 18.4L6 7.6M12 18.4L18 7.6',
  semisextile: 'M4.6 5.6H19.4M12 5.6L6 16.4M12 5.6L18 16.4',
  semisquare: 'M18.4 5.4L5.6 18.6H19.6',
  sesquiquadrate: 'M5 3.6H15V13.6H5zM21 8.6L10.6 20.4H20.4',
} as const;

/** The glyph of a point of the chart. Both ways of reckoning the node have one sign. */
export const BODY_OF: Record<AspectPoint, Body> = {
  Sun: 'sun',
  Moon: 'moon',
  Mercury: 'mercury',
  Venus: 'venus',
  Mars: 'mars',
  Jupiter: 'jupiter',
  Saturn: 'saturn',
  Uranus: 'uranus',
  Neptune: 'neptune',
  Pluto: 'pluto',
  TrueNode: 'northNode',
  MeanNode: 'northNode',
  MeanLilith: 'lilith',
  Chiron: 'chiron',
  Ascendant: 'ascendant',
  Midheaven: 'midheaven',
};

export type Sign = keyof typeof ZODIAC;
export type Body = keyof typeof BODY;
export type Aspect = keyof typeof ASPECT;

/** Path of any sign, body or aspect. */
export const glyphPath = (name: Sign | Body | Aspect): string => ({ ...ZODIAC, ...BODY, ...ASPECT })[name];
/** The glyph centred on cx, cy, size units high. */
export function glyph(
  name: Sign | Body | Aspect,
  cx: number,
  cy: number,
  size: number,
  stroke: string,
  weight = 1.6,
): string {
  const k = size / 24;
  return `<path transform="translate(${+(cx - size / 2).toFixed(2)} ${+(cy - size / 2).toFixed(2)}) scale(${+k.toFixed(3)})" d="${glyphPath(name)}" fill="none" stroke="${stroke}" stroke-width="${+(weight / k).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
