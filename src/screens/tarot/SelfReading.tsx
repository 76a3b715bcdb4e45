import { useLingui } from '@lingui/react/macro';
import type { CardId } from '../../art/deck.ts';
import { isTarotId } from '../../domain/decks/tarot.ts';
import type { Reading } from '../../domain/reading/compose.ts';
import type { ReadingPart } from '../../domain/reading/parts.ts';
import type { NamedSpread } from '../../domain/spread/named.ts';
import { names } from '../../i18n/names.ts';
import type { JournalRow } from '../../storage/rows.ts';
import { CardFace } from '../../ui/card/CardFace.tsx';
import { Paragraph, ReadingText } from '../reading/ReadingText.tsx';
import { cardWords } from './card-words.ts';
import css from './SelfReading.module.css';
import { useReading } from './useReading.ts';

/** The reading composed on this phone. Every sentence can be tapped to see where it comes from. */
export function SelfReading({ row, named }: { row: JournalRow; named: NamedSpread }) {
  const { t } = useLingui();
  const terms = names();
  const composed = useReading(row, named);
  const verdicts = { yes: t`Yes`, no: t`No`, unclear: t`Unclear` };
  if (!composed) return <p className={css.wait}>{t`Opening the library…`}</p>;
  const { reading, phrases } = composed;
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
        <Paragraph sentences={reading.opening} />
        {reading.answer.length > 0 && <Paragraph sentences={reading.answer} />}
        {reading.quarters.length > 0 && <Paragraph sentences={reading.quarters} />}
      </section>
      {reading.parts.map((part) => (
        <section key={part.position} className={css.part}>
          <div className={css.thumb}>
            <CardFace id={part.card as CardId} reversed={part.reversed} label="" />
          </div>
          <h2 className="display">
            {named.text.positions[part.position]?.name}
            <small>
              {isTarotId(part.card) ? terms.tarot[part.card] : part.card} ·{' '}
              {part.reversed ? terms.reversed : terms.upright}
            </small>
          </h2>
          <Asks named={named} position={part.position} />
          {part.paragraphs.map((sentences, place) => (
            <Paragraph key={place} sentences={sentences} />
          ))}
          {reading.clarifier?.position === part.position && <Added part={reading.clarifier} />}
        </section>
      ))}
      {reading.together.length > 0 && (
        <section>
          <h2 className="display">{t`Together`}</h2>
          {byPairs(reading.together).map((sentences, place) => (
            <Paragraph key={place} sentences={sentences} />
          ))}
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

/** What a card adds that was drawn to the place afterwards. */
function Added({ part }: { part: ReadingPart }) {
  const { t } = useLingui();
  const words = cardWords({ id: part.card, reversed: part.reversed });
  return (
    <div id="clarifier" className={css.added}>
      <div className={css.thumb}>
        <CardFace id={part.card as CardId} reversed={part.reversed} label="" />
      </div>
      <h3>
        {t`What it adds`} <small>{words}</small>
      </h3>
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
function Asks({ named: { text }, position }: { named: NamedSpread; position: string }) {
  const meaning = text.positions[position]?.meaning;
  const shared = Object.entries(text.positions).some(([key, place]) => key !== position && place.meaning === meaning);
  return shared || !meaning ? null : <p className={css.asks}>{meaning}</p>;
}
