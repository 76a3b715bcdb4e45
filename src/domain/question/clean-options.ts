import { patternOf } from '../pattern.ts';

/** An option longer than this, or this much longer than its fellow, has taken in more than the thing that is chosen. */
const MAX_WORDS = 8;
const MAX_WORDS_APART = 4;
const MAX_HAN = 16;
const MAX_HAN_APART = 8;

/**
 * The options of a question as long as each can stand in a sentence as a noun or a deed; null where one of them is a
 * fragment: the answer then says the first and the second.
 */
export function cleanOptions(options: readonly [string, string] | null): readonly [string, string] | null {
  if (!options) return null;
  const [first, second] = options.map(sizeOf) as [Size, Size];
  const apart =
    Math.abs(first.words - second.words) > MAX_WORDS_APART || Math.abs(first.han - second.han) > MAX_HAN_APART;
  return !apart && options.every(isWhole) ? options : null;
}

function isWhole(option: string): boolean {
  const { words, han } = sizeOf(option);
  return words <= MAX_WORDS && han <= MAX_HAN && !isFragment(option);
}

/** Whether words were cut where no name of a thing or a deed ends, or hold words of asking. */
export function isFragment(option: string): boolean {
  return FRAGMENT.test(option.normalize('NFKC').toLowerCase().replace(/’/gu, "'"));
}

interface Size {
  words: number;
  han: number;
}

function sizeOf(option: string): Size {
  const han = option.match(/\p{Script=Han}/gu)?.length ?? 0;
  return { words: option.split(/[\s\p{Script=Han}]+/u).filter((word) => word !== '').length, han };
}

/** Begins as a clause or with what joins, ends with what wants something after it, or holds words of asking. */
const FRAGMENT = patternOf(
  String.raw`^(?:and|or|but|so|than|if|that|which|because|i|i'[a-z]+|we|we'[a-z]+|you|he|she|they|it|it's|there|is|are|am|was|were|do|does|did|have|has|will|would|should|can|could)\b|\s(?:and|or|but|than|the|an?|my|your|of|with|from|is|are|be|would|should|will|which|that|if|because)$|\b(?:which|would|should|shall|whether|better|best|suits?|i've|i'm)\b|^(?:和|[与與]|或|但|而|的|了|[吗嗎]|呢|吧|啊|都|就|[还還]是|因[为為]|如果|[虽雖]然|我(?!$|们|們|的|家|妈|媽|爸))|(?:[吗嗎]|呢|啊|呀|嘛|[与與]|或者?|[还還]是|因[为為]|(?<![暖温溫平缓緩随隨])和|是|比)$|哪|[谁誰]|怎[么麼]|什[么麼]|容易|比[较較]|[适適]合|[应應][该該]|[会會]不[会會]|到底|究竟|最好|[，。？！；：]`,
  'u',
);
