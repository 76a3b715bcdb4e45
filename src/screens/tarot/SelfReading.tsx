import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import type { CardId } from '../../art/deck.ts';
import { isTarotId } from '../../domain/decks/tarot.ts';
import type { SealedDraw } from '../../domain/draw/draw.ts';
import { composeReading } from '../../domain/reading/compose.ts';
import type { ReadingPhrases } from '../../domain/reading/texts.ts';
import type { ToldSpread } from '../../domain/spread/told.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { names } from '../../i18n/names.ts';
import { loadReadingPhrases } from '../../library/reading/load.ts';
import { CardFace } from '../../ui/card/CardFace.tsx';
import { useMeanings } from '../library/useMeanings.ts';
import { Paragraph, ReadingText } from '../reading/ReadingText.tsx';
import css from './SelfReading.module.css';

/** The reading composed on this phone. Every sentence can be tapped to see where it comes from. */
export function SelfReading({ draw, told }: { draw: SealedDraw; told: ToldSpread }) {
  const { t } = useLingui();
  const meanings = useMeanings();
  const phrases = usePhrases();
  const say = names();
  const reading = useMemo(
    () =>
      meanings && phrases
        ? composeReading({ draw, spread: told.spread, meanings, spreadText: told.text, phrases, names: say })
        : null,
    [draw, told, meanings, phrases, say],
  );
  const verdicts = { yes: t`Yes`, no: t`No`, unclear: t`Unclear` };
  if (!reading || !phrases) return <p className={css.wait}>{t`Opening the library…`}</p>;
  return (
    <ReadingText
      rules={phrases.rules}
      linkTo={(id) => (isTarotId(id) ? { id, name: say.tarot[id], to: '/tarotMean', search: { card: id } } : null)}
    >
      {reading.count && (
        <section className={css.count}>
          <h2 className="display">{verdicts[reading.count.verdict]}</h2>
          <Paragraph sentences={reading.count.sentences} />
        </section>
      )}
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
          <p className={css.asks}>{told.text.positions[part.position]?.meaning}</p>
          {part.paragraphs.map((sentences, place) => (
            <Paragraph key={place} sentences={sentences} />
          ))}
        </section>
      ))}
      {reading.together.length > 0 && (
        <section>
          <h2 className="display">{t`Together`}</h2>
          <Paragraph sentences={reading.together} />
        </section>
      )}
      {reading.beside.length > 0 && (
        <section>
          <h2 className="display">{t`Beside the spread`}</h2>
          {reading.beside.map(({ card, sentences }) => (
            <Paragraph key={card} sentences={sentences} />
          ))}
        </section>
      )}
      <section>
        <h2 className="display">{t`In short`}</h2>
        <Paragraph sentences={reading.summary} />
      </section>
    </ReadingText>
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
