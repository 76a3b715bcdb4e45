import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CardId } from '../../art/deck.ts';
import { isLenormandId } from '../../domain/decks/lenormand.ts';
import type { DrawnCard } from '../../domain/draw/draw.ts';
import type { LenormandReading } from '../../domain/lenormand/reading/narrator.ts';
import { CardImage } from '../../ui/card/CardImage.tsx';
import { CardItem } from '../../ui/card/CardItem.tsx';
import { Paragraph, ReadingText } from '../reading/ReadingText.tsx';
import { useCardType } from '../reading/useCardType.ts';
import { cardName } from '../tarot/card-words.ts';
import css from './Parts.module.css';
import type { LenormandWords } from './useLenormand.ts';

interface PartsProps {
  reading: LenormandReading;
  cards: readonly DrawnCard[];
  library: LenormandWords;
  /** The cards in a row that stays above what is said of them. */
  strip: ReactNode;
}

/** More cards than this are on the table anyway. */
const MAX_PLACES = 4;

/** The reading composed on this phone, part by part, each with the cards it speaks of. */
export function Parts({ reading, cards, library, strip }: PartsProps) {
  const { t } = useLingui();
  return (
    <ReadingText rules={library.phrases.rules} linkTo={linkToCard}>
      <section className={css.answer}>
        <h2 className="display">{t`The answer`}</h2>
        <Paragraph sentences={reading.answer} />
      </section>
      {strip}
      {reading.parts.map(({ key, title, places, paragraphs }) => (
        <section key={key}>
          {places.length === 1 ? (
            <OneCard title={title} place={places[0]!} cards={cards} library={library} />
          ) : (
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
          )}
          {paragraphs.map((sentences, place) => (
            <Paragraph key={place} sentences={sentences} />
          ))}
        </section>
      ))}
      <NextSteps reading={reading} />
    </ReadingText>
  );
}

interface OneCardProps extends Pick<PartsProps, 'cards' | 'library'> {
  title: string;
  /** From 1, in the order of the spread. */
  place: number;
}

/** A part that speaks of one card has it as its head. */
function OneCard({ title, place, cards, library }: OneCardProps) {
  const typeOf = useCardType();
  const card = cards[place - 1]!;
  return (
    <CardItem
      icon={card}
      name={cardName(card.id)}
      type={typeOf(card)}
      tip={library.meanings[Number(card.id.slice(3))]?.gist}
      index={place - 1}
      border
      place={title}
      heading="h2"
    />
  );
}

/** What a reading ends with: one thing to do, and one question to write about. */
export function NextSteps({ reading: { deed, prompt } }: { reading: LenormandReading }) {
  const { t } = useLingui();
  if (deed.length === 0) return null;
  return (
    <>
      <section>
        <h2 className="display">{t`One thing to do this week`}</h2>
        <Paragraph sentences={deed} />
      </section>
      <section>
        <h2 className="display">{t`To write about`}</h2>
        <Paragraph sentences={prompt} />
      </section>
    </>
  );
}

/** The page of the library for a card of a reading. */
export function linkToCard(id: string) {
  return isLenormandId(id) ? { id, name: cardName(id), to: '/lenormandMean', search: { card: id } } : null;
}
