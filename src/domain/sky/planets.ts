/** The ten planets of a chart, Sun and Moon among them, in the order in which they are always listed. */
export const PLANETS = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
] as const;
export type PlanetName = (typeof PLANETS)[number];
