import type { Area, Intent } from '../matter-kinds.ts';
import type { Token } from './tokens.ts';

const AREAS: readonly (readonly [Area, string])[] = [
  ['love', 'feelings contact reconcile meet confess bond commit loyalty leave'],
  ['work', 'offer change calling rise colleagues business'],
  ['study', 'exam study'],
  ['money', 'money purchase'],
  ['self', 'self mood'],
  ['home', 'family friend move'],
];
const AREA_OF = new Map(
  AREAS.flatMap(([area, intents]) => intents.split(' ').map((intent) => [intent, area] as const)),
);

/** The area of an intent by itself; null where it belongs to none. */
export function usualArea(intent: Intent): Area | null {
  return AREA_OF.get(intent) ?? null;
}

/** The area that follows from the intent; for the outlook the one that the asker named, and none for a word about money or papers. */
export function areaOf(intent: Intent, tokens: readonly Token[]): Area | null {
  const text = tokens.map(({ word }) => word).join(' ');
  const joined = text.replaceAll(' ', '');
  if (intent === 'contact' && [text, joined].some((one) => OF_AFFAIRS.test(one))) return null;
  if (intent !== 'outlook') return usualArea(intent);
  return NAMED.find(([, pattern]) => pattern.test(text) || pattern.test(joined))?.[0] ?? null;
}

/** Of what one writes to somebody without love: an ex about the costs of a child. */
const OF_AFFAIRS =
  /学费|抚养费|赡养费|房租|押金|费用|欠款|账单|合同|合约|手续|\b(?:fees?|rent|deposit|invoice|alimony|maintenance|custody|refund|bills?|contract|lease|paperwork)\b/;

const NAMED: readonly (readonly [Area, RegExp])[] = [
  [
    'love',
    /感情|爱情|恋爱|桃花|姻缘|婚姻|恋情|\b(?:love|lovelife|romance|romantic|romantically|dating|relationship)\b/,
  ],
  ['work', /事业|工作|职场|职业|上班|职涯|官运|\b(?:work|career|job|professional|professionally)\b/],
  ['study', /学业|读书|学习|考试|课业|\b(?:study|studies|school|academic|academics|exams?)\b/],
  ['money', /财运|金钱|财务|\b(?:money|finance|finances|financial|financially)\b/],
  ['home', /家庭|家运|人际|人缘|\b(?:family|home|friends|social)\b/],
];
