import { useLingui } from '@lingui/react/macro';
import type { DiceLibrary } from '../../domain/dice/material.ts';
import { Paragraph, ReadingText } from '../reading/ReadingText.tsx';
import type { ComposedThrow } from './composed-throw.ts';
import { faceName } from './faceName.ts';

/** The reading of a throw, or of two throws for two options, composed on this phone. */
export function DiceReading({ composed, library }: { composed: ComposedThrow; library: DiceLibrary }) {
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
        <Paragraph sentences={composed.answer} />
      </section>
      {composed.parts.map(({ key, title, paragraphs }) => (
        <section key={key}>
          <h2 className="display">{title}</h2>
          {paragraphs.map((sentences, place) => (
            <Paragraph key={place} sentences={sentences} />
          ))}
        </section>
      ))}
      {composed.deed.length > 0 && (
        <>
          <section>
            <h2 className="display">{t`One thing to do this week`}</h2>
            <Paragraph sentences={composed.deed} />
          </section>
          <section>
            <h2 className="display">{t`To write about`}</h2>
            <Paragraph sentences={composed.prompt} />
          </section>
        </>
      )}
    </ReadingText>
  );
}
