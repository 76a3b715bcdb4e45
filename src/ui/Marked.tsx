import { marked } from '../domain/search/marks.ts';

/** A text with what is looked for marked in it. */
export function Marked({ text, query }: { text: string; query: string }) {
  let at = 0;
  return marked(text, query).map((piece) => {
    at += piece.text.length;
    return piece.hit ? <mark key={at}>{piece.text}</mark> : piece.text;
  });
}
