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

/** The area that follows from the intent; for the outlook the one that the asker named. */
export function areaOf(intent: Intent, tokens: readonly Token[]): Area | null {
  if (intent !== 'outlook') return AREA_OF.get(intent) ?? null;
  const text = tokens.map(({ word }) => word).join(' ');
  const joined = text.replaceAll(' ', '');
  return NAMED.find(([, pattern]) => pattern.test(text) || pattern.test(joined))?.[0] ?? null;
}

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
