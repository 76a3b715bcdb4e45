import { foldCharacters } from './matter/fold.ts';

/**
 * The part of a question that asks, for patterns: simplified characters, small letters, English words between single
 * spaces with one at either end and with contractions written out. What tells how things came to be is left out.
 */
export function askingClause(question: string): string {
  const text = plain(question);
  const parts = text.split(/[,.;:!?…，。；：！？、~～—|]+/u).filter((part) => part.trim() !== '');
  const asking = parts.filter((part) => ASKS.test(part));
  const clause = (asking.length > 0 ? asking : parts).join(' ');
  return ` ${clause.replace(AFTER_TOLD, '').replace(/\s+/gu, ' ').trim()} `;
}

/** A whole question for patterns, its marks kept. */
export function plain(question: string): string {
  return question
    .normalize('NFKC')
    .replace(/\p{Script=Han}/gu, foldCharacters)
    .toLowerCase()
    .replace(/[’‘`]/gu, "'")
    .replace(/\bwon'?t\b/gu, 'will not')
    .replace(/\bcan'?t\b|\bcannot\b/gu, 'can not')
    .replace(/\b(do|does|did|is|are|was|were|has|have|had|would|could|should)n'?t\b/gu, '$1 not')
    .replace(/\bgonna\b/gu, 'going to');
}

const ASKS =
  /[吗呢么嘛吧没不]\s*$|怎|如何|什么|谁|哪|何时|多久|多少|是否|能否|可否|(.)[不没]\1|有没有|该|要不|值得|^\s*(?:(?:so|and|but|or|ok|hey|please|now|then|well) )?(?:what|when|where|who|why|how|which|will|do|does|did|is|are|am|can|could|should|shall|would|has|have|may|must)\b/u;

/** What was told before the question where no mark stands between them: 他三天没联系我了会不会…. */
const AFTER_TOLD = /^.{3,}了(?=(?:他|她|我|还)?(?:会不会|是不是|能不能|要不要|该不该|还会|还能|还有))/u;
