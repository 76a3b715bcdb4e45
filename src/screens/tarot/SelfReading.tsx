import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import type { CardId } from '../../art/deck.ts';
import { isTarotId } from '../../domain/decks/tarot.ts';
import type { SealedDraw } from '../../domain/draw/draw.ts';
import { composeReading } from '../../domain/reading/compose.ts';
import type { Sentence } from '../../domain/reading/sentence.ts';
import type { ReadingPhrases } from '../../domain/reading/texts.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { names } from '../../i18n/names.ts';
import { loadReadingPhrases } from '../../library/reading/load.ts';
import { CardFace } from '../../ui/card/CardFace.tsx';
import { useMeanings } from '../library/useMeanings.ts';
import css from './SelfReading.module.css';
import { SourceSheet } from './SourceSheet.tsx';
import type { ToldSpread } from './useSpread.ts';

/** The reading composed on this phone. Every sentence can be tapped to see where it comes from. */
export function SelfReading({ draw, told }: { draw: SealedDraw; told: ToldSpread }) {
  const { t } = useLingui();
  const meanings = useMeanings();
  const phrases = usePhrases();
  const [asked, setAsked] = useState<Sentence | null>(null);
  const say = names();
  const reading = useMemo(
    () =>
      meanings && phrases
        ? composeReading({ draw, spread: told.spread, meanings, spreadText: told.text, phrases, names: say })
        : null,
    [draw, told, meanings, phrases, say],
  );
  if (!reading || !phrases) return <p className={css.wait}>{t`Opening the library…`}</p>;
  const paragraph = (sentences: readonly Sentence[], key: number | string) => (
    <p key={key}>
      {sentences.map((sentence, place) => (
        <Tappable key={place} sentence={sentence} onAsk={setAsked} />
      ))}
    </p>
  );
  return (
    <article className={css.reading}>
      {reading.parts.map((part) => (
        <section key={part.position} className={css.part}>
          <div className={css.thumb}>
            <CardFace id={part.card as CardId} reversed={part.reversed} label="" />
          </div>
          <h2 className="display">
            {told.text.positions[part.position]?.name}
            <small>
              {isTarotId(part.card) ? say.tarot[part.card] : part.card} · {part.reversed ? say.reversed : say.upright}
            </small>
          </h2>
          {part.paragraphs.map(paragraph)}
        </section>
      ))}
      {reading.together.length > 0 && (
        <section>
          <h2 className="display">{t`Together`}</h2>
          {paragraph(reading.together, 'together')}
        </section>
      )}
      <section>
        <h2 className="display">{t`In short`}</h2>
        {paragraph(reading.summary, 'summary')}
      </section>
      {asked && <SourceSheet sentence={asked} phrases={phrases} onClose={() => setAsked(null)} />}
    </article>
  );
}

/** A sentence that tells on a tap where it comes from; for keyboard and screen reader it is a button in the text. */
function Tappable({ sentence, onAsk }: { sentence: Sentence; onAsk: (sentence: Sentence) => void }) {
  const space = currentLanguage() === 'en' ? ' ' : '';
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a button is a box of its own and would break the paragraph */}
      <span
        role="button"
        tabIndex={0}
        className={css.sentence}
        onClick={() => onAsk(sentence)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          onAsk(sentence);
        }}
      >
        {sentence.text}
      </span>
      {space}
    </>
  );
}

function usePhrases(): ReadingPhrases | undefined {
  const [phrases, setPhrases] = useState<ReadingPhrases>();
  const [failed, setFailed] = useState<unknown>();
  useEffect(() => {
    loadReadingPhrases(currentLanguage()).then((loaded) => setPhrases(() => loaded), setFailed);
  }, []);
  if (failed) throw failed;
  return phrases;
}
