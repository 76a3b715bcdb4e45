import { foldCharacters } from './fold.ts';
import { stemsOf } from './stems-en.ts';
import { CHAT_EN } from './words/chat-en.ts';

/** One word of English, one character of Chinese, a sign or an emoji. */
export interface Token {
  /** Folded: lower case, simplified, without accents. */
  word: string;
  /** The words under which it may stand in a lexicon, `word` first. */
  forms: readonly string[];
  kind: 'latin' | 'han' | 'mark' | 'emoji' | 'number';
  /** Place in the typed text, in UTF-16 units. */
  start: number;
  end: number;
  /** Whether white space stands before it. */
  apart: boolean;
  /** Whether it was typed with a capital letter. */
  capital: boolean;
  /** Whether it is the first half of asking by "A or not A", as 要不 in 要不要. */
  echo: boolean;
  /** Whether it is a word of letters that no list has. */
  unknown?: boolean;
}

const PARTS =
  /(?<latin>[\p{Script=Latin}\p{M}][\p{Script=Latin}\p{M}\d]*(?:['’`][\p{Script=Latin}]+)?|\d+[\p{Script=Latin}][\p{Script=Latin}\d]*|w\/)|(?<number>\d+(?:[.,:]\d+)*)|(?<han>[\p{Script=Han}\p{Script=Bopomofo}])|(?<emoji>\p{Extended_Pictographic})|(?<mark>\S)/gu;

/** The question, cut into tokens. Chat spellings and contractions stand there in full. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let before = 0;
  for (const match of text.matchAll(PARTS)) {
    const start = match.index;
    const end = start + match[0].length;
    const kind = KINDS.find((one) => match.groups?.[one] !== undefined)!;
    const apart = start > before || start === 0;
    const place = { kind, start, end, apart, capital: /^\p{Lu}/u.test(match[0]), echo: false };
    before = end;
    if (match[0] === '-' && !apart && /\p{L}/u.test(text[end] ?? '')) continue;
    const numeral =
      NUMERALS[match[0]] !== undefined &&
      (AFTER_NUMERAL.test(text.slice(end)) || BEFORE_NUMERAL.test(text.slice(0, start)));
    for (const word of kind === 'latin'
      ? fullWords(match[0])
      : [numeral ? NUMERALS[match[0]]! : foldCharacters(match[0])]) {
      tokens.push({ ...place, word, forms: kind === 'latin' ? stemsOf(word) : [word] });
    }
  }
  mendLookalikes(tokens);
  markEchoes(tokens);
  return tokens;
}

/** 自己 and 已经 are often typed with each other's character. */
function mendLookalikes(tokens: Token[]): void {
  tokens.forEach((token, at) => {
    const meant =
      token.word === '已' && tokens[at - 1]?.word === '自'
        ? '己'
        : token.word === '己' && /[读经]/.test(tokens[at + 1]?.word ?? '')
          ? '已'
          : null;
    if (meant) tokens[at] = { ...token, word: meant, forms: [meant] };
  });
}

function markEchoes(tokens: Token[]): void {
  for (let at = 1; at + 1 < tokens.length; at++) {
    if (!NOT_ZH.has(tokens[at]!.word)) continue;
    const long = at > 1 && [1, 2].every((step) => tokens[at - step]!.word === tokens[at + 3 - step]?.word);
    if (!long && tokens[at - 1]!.word !== tokens[at + 1]!.word) continue;
    for (let place = at - (long ? 2 : 1); place <= at; place++) tokens[place]!.echo = true;
  }
}

const NOT_ZH = new Set('不没否'.split(''));

/** "how 2 get" and "mean 2 me" are to, "4 me" is for. */
const NUMERALS: Readonly<Record<string, string>> = { 2: 'to', 4: 'for' };
const BEFORE_NUMERAL = /\b(?:how|want|going|wanna|have|need) $/i;
const AFTER_NUMERAL =
  /^ (?:me|us|him|her|u|my|the|be|get|go|do|make|meet|find|see|tell|talk|say|stop|fix|love|know|win|keep|ask|leave)\b/i;

const KINDS = ['latin', 'number', 'han', 'emoji', 'mark'] as const;

let chat: Map<string, string> | undefined;

function fullWords(typed: string): string[] {
  const word = typed.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[’`]/g, "'");
  chat ??= new Map(CHAT_EN.split(/,\s*/).map((line) => line.split('=') as [string, string]));
  const full = chat.get(word);
  if (full !== undefined) return full === '' ? [] : full.split(' ');
  const at = word.indexOf("'");
  if (at < 0) return [shortened(word)];
  const [head, tail] = [word.slice(0, at), word.slice(at + 1)];
  if (tail === 't') return [NOT[head] ?? head.replace(/n$/, ''), 'not'];
  const verb = TAILS[tail];
  if (verb !== undefined && (tail !== 's' || HAS_IS.has(head))) return [head, verb];
  return [shortened(head)];
}

/** "sooo" and "pleaseee" are so and please. */
function shortened(word: string): string {
  return word.replace(/([a-z])\1{2,}/g, '$1');
}

const NOT: Readonly<Record<string, string>> = { won: 'will', can: 'can', shan: 'shall', ain: 'is' };
const TAILS: Readonly<Record<string, string>> = { m: 'am', re: 'are', ve: 'have', ll: 'will', d: 'would', s: 'is' };
const HAS_IS = new Set('he she it that what where who how when why there here this everything let one'.split(' '));
