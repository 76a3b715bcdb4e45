import type { Language } from '../../domain/language.ts';
import type { AspectPoint } from '../../domain/sky/aspects.ts';

export type NamedPoint = AspectPoint | 'Fortune';

const en: Record<NamedPoint, string> = {
  Sun: 'Sun',
  Moon: 'Moon',
  Mercury: 'Mercury',
  Venus: 'Venus',
  Mars: 'Mars',
  Jupiter: 'Jupiter',
  Saturn: 'Saturn',
  Uranus: 'Uranus',
  Neptune: 'Neptune',
  Pluto: 'Pluto',
  TrueNode: 'North Node',
  MeanNode: 'Mean Node',
  MeanLilith: 'Lilith',
  Chiron: 'Chiron',
  Ascendant: 'Ascendant',
  Midheaven: 'Midheaven',
  Fortune: 'Part of Fortune',
};

const cn: Record<NamedPoint, string> = {
  Sun: '太阳',
  Moon: '月亮',
  Mercury: '水星',
  Venus: '金星',
  Mars: '火星',
  Jupiter: '木星',
  Saturn: '土星',
  Uranus: '天王星',
  Neptune: '海王星',
  Pluto: '冥王星',
  TrueNode: '北交点',
  MeanNode: '平均交点',
  MeanLilith: '莉莉丝',
  Chiron: '凯龙星',
  Ascendant: '上升点',
  Midheaven: '天顶',
  Fortune: '福点',
};

const tw: Record<NamedPoint, string> = {
  Sun: '太陽',
  Moon: '月亮',
  Mercury: '水星',
  Venus: '金星',
  Mars: '火星',
  Jupiter: '木星',
  Saturn: '土星',
  Uranus: '天王星',
  Neptune: '海王星',
  Pluto: '冥王星',
  TrueNode: '北交點',
  MeanNode: '平均交點',
  MeanLilith: '莉莉絲',
  Chiron: '凱龍星',
  Ascendant: '上升點',
  Midheaven: '天頂',
  Fortune: '福點',
};

/** What the points of a chart are called in each language. */
export const POINT_NAMES: Readonly<Record<Language, Readonly<Record<NamedPoint, string>>>> = {
  en,
  'zh-CN': cn,
  'zh-TW': tw,
};
