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
  const { folded, places } = foldedPlaces(text);
  const parts = folded.includes(wanted) ? [wanted] : wanted.split(/\s+/).filter((part) => folded.includes(part));
  const hits = new Array<boolean>(text.length).fill(false);
  for (const part of parts)
    for (let at = folded.indexOf(part); at >= 0; at = folded.indexOf(part, at + part.length))
      hits.fill(true, places[at], places[at + part.length]);
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = pieces.at(-1);
    if (last && last.hit === hits[at]) last.text += text[at];
    else pieces.push({ text: text[at]!, hit: hits[at]! });
  }
  return pieces;
}

/** The folded text, and where in the text each of its units begins. */
function foldedPlaces(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const sign of text) {
    const plain = /\s/u.test(sign) ? sign : fold(sign);
    for (let unit = 0; unit < plain.length; unit += 1) places.push(at);
    folded += plain;
    at += sign.length;
  }
  places.push(text.length);
  return { folded, places };
}
