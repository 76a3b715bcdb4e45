/** What a screen shows is plain text: no links, no marks of Markdown, no characters that turn the direction of writing. */
const LINK = /\[([^\][]*)\]\((?:[^()]|\([^()]*\))*\)|https?:\/\/\S+|www\.\S+/giu;
const MARKS = /^[ \t]*(#{1,6}[ \t]+|[-*_]{3,}[ \t]*$)|\*\*|__|`/gmu;
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|(?![\n\t])\p{Cc}/gu;

export function plainText(text: string): string {
  return text
    .replace(LINK, (_, label: string | undefined) => label ?? '')
    .replace(MARKS, '')
    .replace(UNSEEN, '');
}

/** Where text may be cut without a link or a mark being cut in two: behind a line, else behind a full stop. */
const CUT = /\n|[。！？…]|[.!?]\s/gu;
/** A full stop and the space behind it may come in two pieces. */
const CUT_CHARACTERS = 2;
/** The longest sentence: whoever writes on without an end writes no reading. */
const MAX_SENTENCE_CHARACTERS = 2000;

/** Cleans a stream: what is not yet complete waits for the rest of its sentence. @throws where that never comes */
export async function* plainly(pieces: AsyncIterable<string>): AsyncIterable<string> {
  let waiting = '';
  for await (const piece of pieces) {
    const known = Math.max(0, waiting.length + 1 - CUT_CHARACTERS);
    waiting += piece;
    const end = lastCut(waiting, known);
    if (waiting.length - end > MAX_SENTENCE_CHARACTERS) throw new Error('a sentence had no end');
    if (end === 0) continue;
    const ready = plainText(waiting.slice(0, end));
    waiting = waiting.slice(end);
    if (ready !== '') yield ready;
  }
  const rest = plainText(waiting);
  if (rest !== '') yield rest;
}

/** Behind the last place from `from` on where the text may be cut; 0 where there is none. */
function lastCut(text: string, from: number): number {
  let end = 0;
  for (const found of text.slice(from).matchAll(CUT)) end = from + found.index + found[0].length;
  return end;
}
