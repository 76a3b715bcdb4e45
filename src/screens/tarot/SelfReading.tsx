import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isTarotId } from '../../domain/decks/tarot.ts';
import type { Reading } from '../../domain/reading/compose.ts';
import type { ReadingPart } from '../../domain/reading/parts.ts';
import type { SpreadText } from '../../domain/reading/texts.ts';
import type { NamedSpread } from '../../domain/spread/named.ts';
import { turnsOn } from '../../domain/spread/spread.ts';
import { names } from '../../i18n/names.ts';
import { useSettings } from '../../storage/settings.ts';
import type { JournalRow } from '../../storage/store/rows.ts';
import { CardItem } from '../../ui/card/CardItem.tsx';
import { CardStrip } from '../reading/CardStrip.tsx';
import { Paragraph, ReadingText } from '../reading/ReadingText.tsx';
import { useCardType } from '../reading/useCardType.ts';
import { Chapter } from './Chapter.tsx';
import { cardName, cardWords } from './card-words.ts';
import css from './SelfReading.module.css';
import { useReading } from './useReading.ts';

/** The reading composed on this phone. Every sentence can be tapped to see where it comes from. */
export function SelfReading({ row, named }: { row: JournalRow; named: NamedSpread }) {
  const { t } = useLingui();
  const terms = names();
  const composed = useReading(row, named);
  const { shadow } = useSettings();
  const verdicts = { yes: t`Yes`, no: t`No`, unclear: t`Unclear` };
  if (!composed) return <p className={css.wait}>{t`Opening the library…`}</p>;
  const { reading, phrases } = composed;
  const beside = reading.beside.filter(({ kind }) => shadow || kind !== 'shadow');
  return (
    <ReadingText
      rules={phrases.rules}
      linkTo={(id) => (isTarotId(id) ? { id, name: terms.tarot[id], to: '/tarotMean', search: { card: id } } : null)}
    >
      {reading.count && (
        <section className={css.count}>
          <h2 className="display">{verdicts[reading.count.verdict]}</h2>
          <Paragraph sentences={reading.count.sentences} />
        </section>
      )}
      <section className={css.answer}>
        <h2 className="display">{t`The answer`}</h2>
        {reading.opening.length > 0 && <Paragraph sentences={reading.opening} />}
        {reading.answer.length > 0 && <Paragraph sentences={reading.answer} />}
        {reading.quarters.length > 0 && <Paragraph sentences={reading.quarters} />}
      </section>
      <Parts reading={reading} named={named} />
      {reading.together.length > 0 && (
        <section>
          <h2 className="display">{t`Together`}</h2>
          {byPairs(reading.together).map((sentences, place) => (
            <Paragraph key={place} sentences={sentences} />
          ))}
        </section>
      )}
      {beside.length > 0 && (
        <section>
          <h2 className="display">{t`Beside the spread`}</h2>
          {beside.map(({ card, sentences }) => (
            <Paragraph key={card} sentences={sentences} />
          ))}
        </section>
      )}
      {reading.deed.length > 0 && (
        <section>
          <h2 className="display">{t`One thing to do this week`}</h2>
          <Paragraph sentences={reading.deed} />
        </section>
      )}
      {reading.prompt.length > 0 && (
        <section>
          <h2 className="display">{t`To write about`}</h2>
          <Paragraph sentences={reading.prompt} />
        </section>
      )}
    </ReadingText>
  );
}

/** More cards than these are chapters that open, so that the whole draw is seen before one of them is read. */
const MAX_OPEN_CARDS = 5;

/** What is said of each card in its place. */
function Parts({ reading, named }: { reading: Reading; named: NamedSpread }) {
  const { parts, clarifier } = reading;
  const [wanted, setWanted] = useState({ position: '', times: 0 });
  const folded = parts.length > MAX_OPEN_CARDS;
  const textOf = (part: ReadingPart) => (
    <>
      {part.paragraphs.map((sentences, place) => (
        <Paragraph key={place} sentences={sentences} />
      ))}
      {clarifier?.position === part.position && <Added part={clarifier} index={named.spread.positions.length} />}
    </>
  );
  if (!folded)
    return parts.map((part) => (
      <section key={part.position}>
        <PartCard part={part} named={named} />
        {textOf(part)}
      </section>
    ));
  return (
    <>
      <CardStrip
        cards={parts.map(({ position, card, reversed }) => ({
          key: position,
          id: card,
          reversed,
          label: `${named.text.positions[position]?.name ?? ''}: ${cardWords({ id: card, reversed })}`,
        }))}
        onChoose={(index) => setWanted(({ times }) => ({ position: parts[index]!.position, times: times + 1 }))}
      />
      <div className={css.chapters}>
        {parts.map((part) => (
          <Chapter
            key={part.position}
            place={named.text.positions[part.position]?.name ?? ''}
            head={<PartCard part={part} named={named} />}
            opensFor={clarifier?.position === part.position ? clarifier.card : null}
            wanted={wanted.position === part.position ? wanted.times : 0}
          >
            {textOf(part)}
          </Chapter>
        ))}
      </div>
    </>
  );
}

/** The card of a place, as the head of what is said of it. */
function PartCard({ part, named: { spread, text } }: { part: ReadingPart; named: NamedSpread }) {
  const typeOf = useCardType();
  const index = spread.positions.findIndex(({ key }) => key === part.position);
  const place = spread.positions[index];
  const card = { id: part.card, reversed: part.reversed };
  return (
    <CardItem
      icon={card}
      name={cardName(part.card)}
      type={typeOf(card)}
      tip={ownMeaning(text, part.position)}
      index={index}
      border={place !== undefined && turnsOn(place)}
      place={text.positions[part.position]?.name}
      heading="h2"
    />
  );
}

/** What a card adds that was drawn to the place afterwards. */
function Added({ part, index }: { part: ReadingPart; index: number }) {
  const { t } = useLingui();
  const typeOf = useCardType();
  const card = { id: part.card, reversed: part.reversed };
  return (
    <div id="clarifier" className={css.added}>
      <CardItem
        icon={card}
        name={cardName(part.card)}
        type={typeOf(card)}
        index={index}
        place={t`What it adds`}
        heading="h3"
      />
      {part.paragraphs.map((sentences, place) => (
        <Paragraph key={place} sentences={sentences} />
      ))}
    </div>
  );
}

/** Places read as pairs have a paragraph of their own before what stands out among all the cards. */
function byPairs(together: Reading['together']): Reading['together'][] {
  const paired = together.filter(({ source: { rule } }) => rule === 'pair' || rule === 'paths');
  const rest = together.filter((one) => !paired.includes(one));
  return [paired, rest].filter((sentences) => sentences.length > 0);
}

/** What the place asks, where it is not the same for every place. */
function ownMeaning({ positions }: SpreadText, position: string): string | undefined {
  const meaning = positions[position]?.meaning;
  const shared = Object.entries(positions).some(([key, place]) => key !== position && place.meaning === meaning);
  return shared ? undefined : meaning;
}
