import { compareThrows } from '../../domain/dice/compare.ts';
import type { NatalGround } from '../../domain/dice/natal.ts';
import { type DiceLibrary, type DiceSentence, readThrow } from '../../domain/dice/reading.ts';
import { throwsOf } from '../../domain/dice/seal.ts';
import type { JournalRow } from '../../storage/rows.ts';

interface Section {
  key: string;
  title: string;
  paragraphs: DiceSentence[][];
}

interface Sections {
  parts: Section[];
  summary: DiceSentence[];
}

/** The reading of a throw part by part, or of two throws with what sets them apart; `natal` is the person's own chart. */
export function sectionsOf(
  row: JournalRow,
  before: JournalRow | undefined,
  dice: DiceLibrary,
  natal: NatalGround | null,
): Sections {
  const [first, second] = throwsOf(row.draw);
  if (!first) return { parts: [], summary: [] };
  if (second) {
    const { options, comparison } = compareThrows(
      { ...dice, ...(natal ? { natal } : {}) },
      first,
      second,
      row.options as [string, string],
    );
    const names = row.options ?? dice.phrases.options;
    return {
      parts: [
        ...options.map((sentences, index) => ({ key: `${index}`, title: names[index]!, paragraphs: [sentences] })),
        { key: 'comparison', title: dice.phrases.titles.comparison, paragraphs: [comparison] },
      ],
      summary: [],
    };
  }
  const [earlier] = before?.draw.deck === 'stardice' ? throwsOf(before.draw) : [];
  return readThrow({
    ...dice,
    thrown: first,
    topic: row.draw.topic,
    ...(earlier ? { before: earlier } : {}),
    ...(natal ? { natal } : {}),
  });
}

/** What a reading comes to: in short, else what sets two throws apart. */
export function answerIn({ parts, summary }: Sections): DiceSentence[] {
  return summary.length > 0 ? summary : (parts.at(-1)?.paragraphs.flat() ?? []);
}
