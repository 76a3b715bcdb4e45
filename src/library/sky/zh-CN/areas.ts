const AREAS: Readonly<Record<string, string>> = {
  太阳: '志气和方向',
  月亮: '心情和家事',
  水星: '说话和学习',
  金星: '感情和喜好',
  火星: '干劲和脾气',
  木星: '眼界和盼头',
  土星: '责任和规矩',
  天王星: '自由和变化',
  海王星: '梦想和体恤',
  冥王星: '信任和取舍',
  上升点: '给人的印象',
  天顶: '前程和名声',
};

/** What a planet is about, as nouns that can stand before 上. */
export function areaOf(planet: string): string {
  return AREAS[planet] ?? '它管的事';
}
