const THEMES: Readonly<Record<string, string>> = {
  太陽: '自信和人生方向',
  月亮: '心情和家裡的事',
  水星: '思考和說話',
  金星: '感情和喜好',
  火星: '行動和脾氣',
  木星: '信念和機會',
  土星: '責任和底線',
  天王星: '自由和改變',
  海王星: '夢想和直覺',
  冥王星: '意志和心底的執著',
  上升點: '給人的印象',
  天頂: '工作和聲望',
};

/** What a planet of a birth stands for, by its name, in a few words. */
export function themeOf(planet: string): string {
  return THEMES[planet] ?? '這方面的事';
}
