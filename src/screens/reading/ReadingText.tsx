import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, use, useState } from 'react';
import { LANGUAGE_TRAITS } from '../../domain/language.ts';
import type { Sentence } from '../../domain/reading/sentence.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { Button } from '../../ui/Button.tsx';
import css from './ReadingText.module.css';
import './print.css';
import { type SourceLink, SourceSheet } from './SourceSheet.tsx';

/** What a tap on a sentence does; null while the text is only to be read. */
const Asking = createContext<((sentence: Sentence<string>) => void) | null>(null);

interface ReadingTextProps {
  /** What each rule says of itself. */
  rules: Readonly<Record<string, string>>;
  /** The page of the library for a card or face; null for none. */
  linkTo: (id: string) => SourceLink | null;
  /** A sentence or two need no mode: their sources are always to be had. */
  short?: boolean;
  children: ReactNode;
}

/** A reading composed on this phone: text to be read, or, where the person wants it, sentences that tell their source. */
export function ReadingText({ rules, linkTo, short = false, children }: ReadingTextProps) {
  const { t } = useLingui();
  const [showing, setShowing] = useState(short);
  const [asked, setAsked] = useState<Sentence<string> | null>(null);
  return (
    <Asking value={showing ? setAsked : null}>
      <article className={css.reading}>
        {children}
        {!short && (
          <div className={css.sources} data-screen-only>
            <Button aria-pressed={showing} onClick={() => setShowing(!showing)}>
              {showing ? t`Hide the sources` : t`Where does this come from?`}
            </Button>
            <p role="status">{showing && t`Tap a sentence to see the card and the rule behind it.`}</p>
          </div>
        )}
      </article>
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

/** A sentence; while sources are shown it is a button in the text, for keyboard and screen reader too. */
function Tappable({ sentence }: { sentence: Sentence<string> }) {
  const ask = use(Asking);
  const { space } = LANGUAGE_TRAITS[currentLanguage()];
  if (!ask) return sentence.text + space;
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
