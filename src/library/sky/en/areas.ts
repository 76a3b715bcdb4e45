const AREAS: Readonly<Record<string, string>> = {
  Sun: 'purpose and pride',
  Moon: 'mood and home',
  Mercury: 'talk and errands',
  Venus: 'love, friendship and taste',
  Mars: 'drive and temper',
  Jupiter: 'hope and learning',
  Saturn: 'duty and limits',
  Uranus: 'freedom and change',
  Neptune: 'dreams and sympathy',
  Pluto: 'power and letting go',
  Ascendant: 'how you come across',
  Midheaven: 'calling and standing',
};

/** What a planet is about, as nouns after "in matters of". */
export function areaOf(planet: string): string {
  return AREAS[planet] ?? 'all that it stands for';
}
