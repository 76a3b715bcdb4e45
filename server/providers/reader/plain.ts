/** What a screen shows is plain text: no links, no marks of Markdown, no signs that turn the direction of writing. */
const LINK = /\[([^\]]*)\]\([^)]*\)|https?:\/\/\S+|www\.\S+/giu;
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

/** Cleans a stream: what is not yet complete waits for the rest of its sentence. */
export async function* plainly(pieces: AsyncIterable<string>): AsyncIterable<string> {
  let waiting = '';
  for await (const piece of pieces) {
    waiting += piece;
    let end = 0;
    for (const found of waiting.matchAll(CUT)) end = found.index + found[0].length;
    if (end === 0) continue;
    const ready = plainText(waiting.slice(0, end));
    waiting = waiting.slice(end);
    if (ready !== '') yield ready;
  }
  const rest = plainText(waiting);
  if (rest !== '') yield rest;
}
