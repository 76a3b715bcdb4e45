import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { compareThrows } from '../../domain/dice/compare.ts';
import { type DiceLibrary, type DiceSentence, readThrow } from '../../domain/dice/reading.ts';
import { throwsOf } from '../../domain/dice/seal.ts';
import type { JournalRow } from '../../storage/rows.ts';
import { Paragraph, ReadingText } from '../reading/ReadingText.tsx';
import { faceName } from './faceName.ts';

interface DiceReadingProps {
  row: JournalRow;
  before: JournalRow | undefined;
  dice: DiceLibrary;
}

/** The reading of a throw, or of two throws for two options, composed on this phone. */
export function DiceReading({ row, before, dice }: DiceReadingProps) {
  const { t } = useLingui();
  const sections = useMemo(() => sectionsOf(row, before, dice), [row, before, dice]);
  return (
    <ReadingText
      rules={dice.phrases.rules}
      linkTo={(id) => {
        const name = faceName(dice.words, id);
        return name ? { id, name, to: '/stardice/mean', search: { face: id } } : null;
      }}
    >
      {sections.parts.map(({ key, title, paragraphs }) => (
        <section key={key}>
          <h2 className="display">{title}</h2>
          {paragraphs.map((sentences, place) => (
            <Paragraph key={place} sentences={sentences} />
          ))}
        </section>
      ))}
      {sections.summary.length > 0 && (
        <section>
          <h2 className="display">{t`In short`}</h2>
          <Paragraph sentences={sections.summary} />
        </section>
      )}
    </ReadingText>
  );
}

interface Section {
  key: string;
  title: string;
  paragraphs: DiceSentence[][];
}

function sectionsOf(
  row: JournalRow,
  before: JournalRow | undefined,
  dice: DiceLibrary,
): { parts: Section[]; summary: DiceSentence[] } {
  const [first, second] = throwsOf(row.draw);
  if (!first) return { parts: [], summary: [] };
  if (second) {
    const { options, comparison } = compareThrows(dice, first, second, row.options as [string, string]);
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
  return readThrow({ ...dice, thrown: first, topic: row.draw.topic, ...(earlier ? { before: earlier } : {}) });
}
