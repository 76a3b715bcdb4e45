import { foldCharacters } from './fold.ts';
import type { Knowledge } from './vocabulary.ts';

/**
 * The two things between which the asker chooses, as typed without the verb of choosing. Null where there are none,
 * and for a doubt that only looks like a choice ("real or a game?").
 */
export function optionsOf(text: string, { english, chinese }: Knowledge): [string, string] | null {
  const folded = foldCharacters(text);
  if (folded.length !== text.length) return null;
  const found = chinese?.optionsOf(folded) ?? english?.optionsOf(folded);
  if (!found) return null;
  const [first, second] = found.map(([from, to]) => text.slice(from, to).replace(EDGES, '')) as [string, string];
  return first === '' || second === '' || first === second ? null : [first, second];
}

const EDGES = /^[\s,，、。.?？!！:：;；“”"'「」]+|[\s,，、。.?？!！:：;；“”"'「」]+$/gu;
