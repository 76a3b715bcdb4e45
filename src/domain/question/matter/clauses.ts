import type { Token } from './tokens.ts';

/** A part of the question that could stand by itself. */
export interface Clause {
  /** Places of its first token and behind its last. */
  from: number;
  to: number;
  /** English and Chinese as they are matched: words between single spaces, characters without. */
  text: string;
  /** Whether it asks; the others tell how things came to be. */
  asks: boolean;
  /** Whether it ends with a question mark. */
  marked: boolean;
}

/** The clauses of a question in order, at least one for any text. */
export function clausesOf(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  const close = (to: number, marked: boolean) => {
    const part = tokens.slice(from, to).filter(({ kind }) => kind !== 'mark' && kind !== 'emoji');
    if (part.length > 0) {
      const text = textOf(part);
      clauses.push({ from, to, text, marked, asks: marked || ASKS_ZH.test(text) || ASKS_EN.test(text) });
    }
    from = to;
  };
  tokens.forEach((token, at) => {
    if (token.kind === 'mark' && ENDS.test(token.word)) close(at + 1, /[?？]/.test(token.word));
    else if (token.kind === 'emoji') close(at + 1, false);
    else if (at > from && opens(tokens, at, from)) close(at, false);
  });
  close(tokens.length, false);
  return clauses;
}

/** Words between single spaces with one at either end, Chinese characters without any. */
export function textOf(tokens: readonly Token[]): string {
  let text = '';
  let latin = false;
  for (const token of tokens) {
    const isWord = token.kind === 'latin' || token.kind === 'number';
    if (isWord || latin) text += ' ';
    text += token.word;
    latin = isWord;
  }
  return isLatin(text) ? ` ${text.trim()} ` : text;
}

const isLatin = (text: string) => /[a-z]/.test(text);
const ENDS = /^[,.;:!?…，。；：！？、~～—|/]$/;

/** Whether a new clause starts here without a mark before it. */
function opens(tokens: readonly Token[], at: number, from: number): boolean {
  const token = tokens[at]!;
  const before = tokens[at - 1]!;
  if (token.kind === 'han') {
    if (token.apart && before.kind === 'han') return true;
    return before.word === '了' && AFTER_LE.test(wordsFrom(tokens, at));
  }
  if (token.kind !== 'latin' || before.kind === 'mark') return false;
  const next = tokens[at + 1]?.word ?? '';
  const behind = tokens.slice(from, at).map(({ word }) => word);
  if (behind.some((word) => WH.has(word) || word === 'if' || word === 'whether')) return false;
  if (AUX.has(token.word) && SUBJECT.has(next)) {
    return behind.length > 1 && !JOINS.has(before.word) && !SUBJECT.has(before.word);
  }
  return WH.has(token.word) && AUX.has(next) && behind.length > 2;
}

function wordsFrom(tokens: readonly Token[], at: number): string {
  return tokens
    .slice(at, at + 4)
    .map(({ word }) => word)
    .join('');
}

const AFTER_LE =
  /^(?:还会|还能|还有|会不会|能不能|该不|该怎|要不要|怎么|是不是|我该|我要|我还|他还|她还|什么时|为什么)/;
const WH = new Set('what when where who why how which whose wich whom'.split(' '));
const AUX = new Set('will do does did is are am was can could should shall would has have may might must'.split(' '));
const SUBJECT = new Set('i he she we they it this that my his her our the you there someone anyone'.split(' '));
const JOINS = new Set('and or than as that if know so because'.split(' '));

const ASKS_ZH =
  /吗|呢|[么嘛不没吧]$|怎|如何|什么|啥|谁|哪|几时|几点|几月|几岁|何时|何年|为何|多久|多少|是否|能否|可否|还是|或者|(.)[不没]\1|(..)[不没]\2|有没有|该|要不|是不是|咋|点解|点样|想知道|想问|想看|想了解|看看|看下|求|值得|难道/u;
const ASKS_EN =
  /^ (?:(?:so|and|but|or|ok|hey|please|now|then|well) )?(?:what|when|where|who|why|how|which|wich|whose|will|do|does|did|is|are|am|can|could|should|shall|would|has|have|may|must|any) | (?:wonder|tell me|show me|know if|know when|know whether|see if|see when|decide|help me|curious|find out|should i|will i|why|which|what|how) /;
