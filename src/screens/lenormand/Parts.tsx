import { useLingui } from '@lingui/react/macro';
import type { CardId } from '../../art/deck.ts';
import { isLenormandId } from '../../domain/decks/lenormand.ts';
import type { DrawnCard } from '../../domain/draw/draw.ts';
import type { LenormandReading } from '../../domain/lenormand/reading/teller.ts';
import { CardImage } from '../../ui/card/CardImage.tsx';
import { Paragraph, ReadingText } from '../reading/ReadingText.tsx';
import { cardName } from '../tarot/card-words.ts';
import css from './Parts.module.css';
import type { LenormandWords } from './useLenormand.ts';

interface PartsProps {
  reading: LenormandReading;
  cards: readonly DrawnCard[];
  library: LenormandWords;
}

/** More cards than this are on the table anyway. */
const MAX_PLACES = 4;

/** The reading composed on this phone, part by part, each with the cards it speaks of. */
export function Parts({ reading, cards, library }: PartsProps) {
  const { t } = useLingui();
  return (
    <ReadingText rules={library.phrases.rules} linkTo={linkToCard}>
      {reading.parts.map(({ key, title, places, paragraphs }) => (
        <section key={key}>
          <h2 className={`display ${css.head}`}>
            {title}
            {places.length <= MAX_PLACES && (
              <span className={css.cards}>
                {places.map((place) => (
                  <CardImage key={place} id={cards[place - 1]!.id as CardId} width={34} alt="" />
                ))}
              </span>
            )}
          </h2>
          {paragraphs.map((sentences, place) => (
            <Paragraph key={place} sentences={sentences} />
          ))}
        </section>
      ))}
      <section>
        <h2 className="display">{t`In short`}</h2>
        <Paragraph sentences={reading.summary} />
      </section>
    </ReadingText>
  );
}

/** The page of the library for a card of a reading. */
export function linkToCard(id: string) {
  return isLenormandId(id) ? { id, name: cardName(id), to: '/lenormandMean', search: { card: id } } : null;
}
