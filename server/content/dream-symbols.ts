import { loadDreamNames } from '../../src/library/dream/load.ts';

let known: Promise<ReadonlySet<string>> | undefined;

/** Keys and names of all symbols of the dictionary, in every language. */
export function knownSymbols(): Promise<ReadonlySet<string>> {
  known ??= readSymbols();
  return known;
}

async function readSymbols(): Promise<ReadonlySet<string>> {
  const entries = Object.values(await loadDreamNames())
    .flat()
    .flatMap(([, symbols]) => Object.entries(symbols));
  return new Set(entries.flatMap(([key, [name]]) => [key, name]));
}
