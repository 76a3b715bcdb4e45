/** The twelve signs of the tropical zodiac, thirty degrees each, from the equinox. */
export const SIGNS = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const;
export type Sign = (typeof SIGNS)[number];

/** A longitude as it is written: whole degrees and minutes of its sign, both cut, never rounded up. */
export function signPlace(longitude: number): { sign: Sign; degree: number; minute: number } {
  // A longitude computed a hair under a whole minute is that minute: 1e-9 degrees is 4 millionths of an arcsecond.
  const minutes = Math.floor(longitude * 60 + 6e-8) % 21600;
  return { sign: SIGNS[Math.floor(minutes / 1800)]!, degree: Math.floor(minutes / 60) % 30, minute: minutes % 60 };
}
