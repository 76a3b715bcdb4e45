import { piecesOf } from '../domain/search/match.ts';

/** A word with what was typed marked in it. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  const pieces = piecesOf(text, typed);
  if (!pieces) return text;
  const [before, hit, after] = pieces;
  return (
    <>
      {before}
      <mark>{hit}</mark>
      {after}
    </>
  );
}
