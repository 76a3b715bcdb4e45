import { type ComparedMaterial, compareThrows } from '../../domain/dice/compare.ts';
import type { DiceLibrary, DiceMatter, DiceSentence } from '../../domain/dice/material.ts';
import { readThrow } from '../../domain/dice/reading.ts';
import { throwsOf } from '../../domain/dice/seal.ts';
import type { JournalRow } from '../../storage/store/rows.ts';

interface Section {
  key: string;
  title: string;
  paragraphs: DiceSentence[][];
}

/** The reading of one throw or of two, as the screen shows it. */
export interface ComposedThrow {
  answer: DiceSentence[];
  parts: Section[];
  deed: DiceSentence[];
  prompt: DiceSentence[];
}

/** The reading of a throw part by part, or of two throws by the names of the options; null for no throw. */
export function composedThrow(
  row: JournalRow,
  before: JournalRow | undefined,
  material: DiceLibrary & DiceMatter,
): ComposedThrow | null {
  const [first, second] = throwsOf(row.draw);
  if (!first) return null;
  if (second) {
    const names = row.options ?? material.matter.options ?? material.phrases.options;
    const compared: ComparedMaterial = { ...material, throws: [first, second], names };
    const { options, ...rest } = compareThrows(compared);
    return {
      ...rest,
      parts: options.map((sentences, index) => ({ key: `${index}`, title: names[index]!, paragraphs: [sentences] })),
    };
  }
  const [earlier] = before?.draw.deck === 'stardice' ? throwsOf(before.draw) : [];
  return readThrow({ ...material, thrown: first, ...(earlier ? { before: earlier } : {}) });
}

/** Every sentence of a reading in its order. */
export function sentencesOf({ answer, parts, deed, prompt }: ComposedThrow): DiceSentence[] {
  return [...answer, ...parts.flatMap(({ paragraphs }) => paragraphs.flat()), ...deed, ...prompt];
}
