import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { NatalGround } from '../../domain/dice/natal.ts';
import type { DiceLibrary } from '../../domain/dice/reading.ts';
import type { JournalRow } from '../../storage/rows.ts';
import { Paragraph, ReadingText } from '../reading/ReadingText.tsx';
import { useKeepAnswer } from '../reading/useKeepAnswer.ts';
import { faceName } from './faceName.ts';
import { answerIn, sectionsOf } from './sections.ts';

interface DiceReadingProps {
  row: JournalRow;
  before: JournalRow | undefined;
  dice: DiceLibrary;
  natal: NatalGround | null;
}

/** The reading of a throw, or of two throws for two options, composed on this phone. */
export function DiceReading({ row, before, dice, natal }: DiceReadingProps) {
  const { t } = useLingui();
  const sections = useMemo(() => sectionsOf(row, before, dice, natal), [row, before, dice, natal]);
  const answer = useMemo(() => answerIn(sections), [sections]);
  useKeepAnswer(row, answer);
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
