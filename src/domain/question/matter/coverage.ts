import type { Found } from './lexicon.ts';
import type { Somebody } from './person.ts';
import type { Token } from './tokens.ts';

/** How much of a question was understood: of the words that say something, the share that was found, from 0 to 1. */
export function coverageOf(tokens: readonly Token[], found: readonly Found[], persons: readonly Somebody[]): number {
  const known = new Set([...found.flatMap(({ places }) => places), ...persons.map(({ at }) => at)]);
  let telling = 0;
  let covered = 0;
  tokens.forEach(({ kind, word }, at) => {
    if (kind === 'mark' || kind === 'emoji' || SMALL.has(word)) return;
    telling += 1;
    if (known.has(at)) covered += 1;
  });
  return telling === 0 ? 0 : covered / telling;
}

/** What stands in any question. */
const SMALL = new Set(
  `i you he she it we they the a an my his her is are do does will would can should am was be to for of in on at with and or
  what when how why who where which if me him them this that get ever still really just going
  的 了 吗 呢 是 我 你 他 她 会 能 不 在 要 还 有 跟 和 什 么 怎 样 为 该 这 那 个 现 今 天 到 底 想 看 帮 知 道`.split(
    /\s+/,
  ),
);
