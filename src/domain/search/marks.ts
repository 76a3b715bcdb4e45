import { fold } from './match.ts';

/** A piece of a text, and whether it is what was looked for. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** A text cut where it fits the query, as `search` compares them: whole, or else word by word. Joined it is the text again. */
export function marked(text: string, query: string): Piece[] {
  const wanted = fold(query);
  if (wanted === '') return [{ text, hit: false }];
  const { folded, starts, ends } = foldedPlaces(text);
  const parts = folded.includes(wanted) ? [wanted] : wanted.split(/\s+/).filter((part) => folded.includes(part));
  const hits = new Array<boolean>(text.length).fill(false);
  for (const part of parts)
    for (let at = folded.indexOf(part); at >= 0; at = folded.indexOf(part, at + part.length))
      hits.fill(true, starts[at], ends[at + part.length - 1]);
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = pieces.at(-1);
    if (last && last.hit === hits[at]) last.text += text[at];
    else pieces.push({ text: text[at]!, hit: hits[at]! });
  }
  return pieces;
}

/** Whether a text has a place that fits the query. */
export function fits(text: string, query: string): boolean {
  return marked(text, query).some(({ hit }) => hit);
}

/** The folded text, and where in the text the sign of each of its units begins and ends: one sign may fold into several. */
function foldedPlaces(text: string): { folded: string; starts: number[]; ends: number[] } {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const sign of text) {
    const plain = /\s/u.test(sign) ? sign : fold(sign);
    for (let unit = 0; unit < plain.length; unit += 1) {
      starts.push(at);
      ends.push(at + sign.length);
    }
    folded += plain;
    at += sign.length;
  }
  return { folded, starts, ends };
}
