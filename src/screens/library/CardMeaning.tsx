import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TAROT, type TarotId, tarotCard } from '../../domain/decks/tarot.ts';
import { names } from '../../i18n/names.ts';
import { Chips } from '../../ui/Chips.tsx';
import { CardFace } from '../../ui/card/CardFace.tsx';
import { Keywords } from '../../ui/Keywords.tsx';
import { type Neighbour, Neighbours } from '../../ui/Neighbours.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import css from './CardMeaning.module.css';
import { Correspondence } from './Correspondence.tsx';
import { ShareCard } from './ShareCard.tsx';
import { useAltTexts } from './useAltTexts.ts';
import { useMeanings } from './useMeanings.ts';

/** One card: its picture, and what it says upright and reversed. */
export function CardMeaning({ id }: { id: TarotId }) {
  const { t } = useLingui();
  const meanings = useMeanings();
  const alt = useAltTexts();
  const [reversed, setReversed] = useState(false);
  const terms = names();
  const card = tarotCard(id);
  const meaning = meanings?.[id];
  const side = meaning?.[reversed ? 'reversed' : 'upright'];
  const called = `${terms.tarot[id]}, ${reversed ? terms.reversed : terms.upright}`;
  const shown = reversed ? `${terms.tarot[id]} · ${terms.reversed}` : (terms.tarot[id] ?? '');
  const place = TAROT.indexOf(card);
  const sections = side && [
    [terms.topics.love, side.love],
    [terms.topics.work, side.work],
    [terms.topics.money, side.money],
    [terms.topics.study, side.study],
    [terms.topics.spirit, side.spirit],
    [t`Advice`, side.advice],
  ];
  return (
    <Page>
      <TopBar title={terms.tarot[id]} up="/tarotMean">
        {side && <ShareCard id={id} reversed={reversed} name={shown} keywords={side.keywords} text={side.text} />}
      </TopBar>
      <div className={css.top}>
        <CardFace id={id} reversed={reversed} label={alt ? `${called}. ${alt[id]}` : called} />
      </div>
      <Chips
        form="bar"
        label={t`Side of the card`}
        value={reversed ? 'reversed' : 'upright'}
        options={[
          ['upright', terms.upright],
          ['reversed', terms.reversed],
        ]}
        onChange={(side) => setReversed(side === 'reversed')}
      />
      {side && (
        <article className={css.body}>
          <Keywords words={side.keywords} />
          {side.text.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {sections?.map(([head, text]) => (
            <section key={head}>
              <h2 className="display">{head}</h2>
              <p>{text}</p>
            </section>
          ))}
          <section>
            <h2 className="display">{t`In the picture`}</h2>
            <p>{meaning?.symbols}</p>
          </section>
          <Correspondence id={id} className={css.element} />
        </article>
      )}
      <Neighbours label={t`Neighbouring cards`} before={beside(place - 1)} after={beside(place + 1)} />
    </Page>
  );
}

function beside(place: number): Neighbour | undefined {
  const card = TAROT[place];
  return card && { name: names().tarot[card.id] ?? '', to: '/tarotMean', search: { card: card.id } };
}
