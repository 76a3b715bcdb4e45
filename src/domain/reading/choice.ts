import { hashOf } from './said.ts';

/** Chooses one of some ways to say a thing. `slot` names the thing, so that two of them in a reading are chosen apart. */
export type Choose = (slot: string, ways: readonly string[]) => string;

/**
 * Chooses by the seal, so that the same draw always reads the same, and leaves out what the person has read lately as long
 * as another way is left. `read`: hashes of the sentences of earlier readings; those of this reading are added by itself.
 */
export function chooser(seed: number, read: ReadonlySet<number>): Choose {
  const said = new Set<string>();
  return (slot, ways) => {
    const start = (seed + hashOf(slot)) % Math.max(1, ways.length);
    const inOrder = ways.map((_, index) => ways[(start + index) % ways.length]!);
    const fresh = inOrder.filter((way) => !said.has(way));
    const chosen = fresh.find((way) => !read.has(hashOf(way))) ?? fresh[0] ?? inOrder[0] ?? '';
    said.add(chosen);
    return chosen;
  };
}
