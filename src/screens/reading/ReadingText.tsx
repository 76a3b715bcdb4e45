import { createContext, type ReactNode, use, useState } from 'react';
import { LANGUAGE_TRAITS } from '../../domain/language.ts';
import type { Sentence } from '../../domain/reading/sentence.ts';
import { currentLanguage } from '../../i18n/language.ts';
import css from './ReadingText.module.css';
import './print.css';
import { type SourceLink, SourceSheet } from './SourceSheet.tsx';

const Asking = createContext<(sentence: Sentence<string>) => void>(() => {});

interface ReadingTextProps {
  /** What each rule says of itself. */
  rules: Readonly<Record<string, string>>;
  /** The page of the library for a card or face; null for none. */
  linkTo: (id: string) => SourceLink | null;
  children: ReactNode;
}

/** A reading composed on this phone. Every sentence in it can be tapped to see where it comes from. */
export function ReadingText({ rules, linkTo, children }: ReadingTextProps) {
  const [asked, setAsked] = useState<Sentence<string> | null>(null);
  return (
    <Asking value={setAsked}>
      <article className={css.reading}>{children}</article>
      {asked && (
        <SourceSheet
          text={asked.text}
          rule={rules[asked.source.rule] ?? ''}
          links={asked.source.cards.flatMap((id) => linkTo(id) ?? [])}
          onClose={() => setAsked(null)}
        />
      )}
    </Asking>
  );
}

export function Paragraph({ sentences }: { sentences: readonly Sentence<string>[] }) {
  return (
    <p>
      {sentences.map((sentence, place) => (
        <Tappable key={place} sentence={sentence} />
      ))}
    </p>
  );
}

/** A sentence that tells on a tap where it comes from; for keyboard and screen reader it is a button in the text. */
function Tappable({ sentence }: { sentence: Sentence<string> }) {
  const ask = use(Asking);
  const { space } = LANGUAGE_TRAITS[currentLanguage()];
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a button is a box of its own and would break the paragraph */}
      <span
        role="button"
        tabIndex={0}
        className={css.sentence}
        onClick={() => ask(sentence)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          ask(sentence);
        }}
      >
        {sentence.text}
      </span>
      {space}
    </>
  );
}
