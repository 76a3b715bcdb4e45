import { useLingui } from '@lingui/react/macro';
import type { DiceLibrary } from '../../domain/dice/material.ts';
import { Paragraph, ReadingText } from '../reading/ReadingText.tsx';
import { faceName } from './faceName.ts';
import type { ToldThrow } from './told.ts';

/** The reading of a throw, or of two throws for two options, composed on this phone. */
export function DiceReading({ told, library }: { told: ToldThrow; library: DiceLibrary }) {
  const { t } = useLingui();
  return (
    <ReadingText
      rules={library.phrases.rules}
      linkTo={(id) => {
        const name = faceName(library.words, id);
        return name ? { id, name, to: '/stardice/mean', search: { face: id } } : null;
      }}
    >
      <section>
        <h2 className="display">{t`The answer`}</h2>
        <Paragraph sentences={told.answer} />
      </section>
      {told.parts.map(({ key, title, paragraphs }) => (
        <section key={key}>
          <h2 className="display">{title}</h2>
          {paragraphs.map((sentences, place) => (
            <Paragraph key={place} sentences={sentences} />
          ))}
        </section>
      ))}
      {told.deed.length > 0 && (
        <>
          <section>
            <h2 className="display">{t`One thing to do this week`}</h2>
            <Paragraph sentences={told.deed} />
          </section>
          <section>
            <h2 className="display">{t`To write about`}</h2>
            <Paragraph sentences={told.prompt} />
          </section>
        </>
      )}
    </ReadingText>
  );
}
