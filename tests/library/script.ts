/**
 * The Han characters of a text that the everyday plane of a national character set lacks, each once: what a converter
 * or a slip of the keyboard brought in from the other script.
 */
export function strangeTo(script: 'Taiwan' | 'mainland', text: string): string[] {
  const known = script === 'Taiwan' ? TAIWAN : MAINLAND;
  return [...new Set(text.match(/\p{Script=Han}/gu) ?? [])].filter((character) => !known.has(character));
}

/** Big5, level 1: rows A4 to C6, the 5,401 characters of daily use in Taiwan. */
const TAIWAN = charactersOf('big5', [0xa4, 0xc6], [0x40, 0xfe], (row, cell) => row < 0xc6 || cell < 0x7f);

/** GB 2312, both levels: rows B0 to F7. */
const MAINLAND = charactersOf('gbk', [0xb0, 0xf7], [0xa1, 0xfe], () => true);

function charactersOf(
  encoding: string,
  [firstRow, lastRow]: readonly [number, number],
  [firstCell, lastCell]: readonly [number, number],
  belongs: (row: number, cell: number) => boolean,
): Set<string> {
  const decoder = new TextDecoder(encoding);
  const found = new Set<string>();
  for (let row = firstRow; row <= lastRow; row += 1) {
    for (let cell = firstCell; cell <= lastCell; cell += 1) {
      if (belongs(row, cell)) found.add(decoder.decode(new Uint8Array([row, cell])));
    }
  }
  return found;
}
