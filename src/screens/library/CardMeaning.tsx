import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TAROT, type TarotId, tarotCard } from '../../domain/decks/tarot.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { names } from '../../i18n/names.ts';
import { Chips } from '../../ui/Chips.tsx';
import { CardFace } from '../../ui/card/CardFace.tsx';
import { type Neighbour, Neighbours } from '../../ui/Neighbours.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import css from './CardMeaning.module.css';
import { CardSide } from './CardSide.tsx';
import { Correspondence } from './Correspondence.tsx';
import { LibraryPage } from './LibraryPage.tsx';
import { ShareCard } from './ShareCard.tsx';
import { pageOf, TarotList } from './TarotList.tsx';
import { useAltTexts } from './useAltTexts.ts';
import { useMeanings } from './useMeanings.ts';

const SIDES = ['upright', 'reversed'] as const;

interface CardMeaningProps {
  id: TarotId;
  /** Under its own address, where the page comes painted: both sides stand in it, for who reads without scripts. */
  painted?: boolean | undefined;
}

/** One card: its picture, and what it says upright and reversed. */
export function CardMeaning({ id, painted }: CardMeaningProps) {
  return (
    <LibraryPage id={id} list={<TarotList open={id} painted={painted} />}>
      <Meaning key={id} id={id} painted={painted} />
    </LibraryPage>
  );
}

function Meaning({ id, painted }: CardMeaningProps) {
  const { t } = useLingui();
  const meanings = useMeanings();
  const alt = useAltTexts();
  const [reversed, setReversed] = useState(false);
  const terms = names();
  const card = tarotCard(id);
  const meaning = meanings?.[id];
  const chosen = reversed ? 'reversed' : 'upright';
  const side = meaning?.[chosen];
  const called = `${terms.tarot[id]}, ${reversed ? terms.reversed : terms.upright}`;
  const shown = reversed ? `${terms.tarot[id]} · ${terms.reversed}` : (terms.tarot[id] ?? '');
  const place = TAROT.indexOf(card);
  const shared = meaning && (
    <>
      <section>
        <h2 className="display">{t`In the picture`}</h2>
        <p>{meaning.symbols}</p>
      </section>
      <Correspondence id={id} className={css.element} />
    </>
  );
  return (
    <>
      <TopBar title={terms.tarot[id]} up={painted ? `/${currentLanguage()}/tarot` : '/tarotMean'}>
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
      {painted
        ? meaning && (
            <>
              {SIDES.map((one) => (
                <article key={one} className={css.body} hidden={one !== chosen}>
                  {one === 'reversed' && <h2 className={`display ${css.side}`}>{terms.reversed}</h2>}
                  <CardSide side={meaning[one]} />
                </article>
              ))}
              <div className={css.body}>{shared}</div>
            </>
          )
        : side && (
            <article className={css.body}>
              <CardSide side={side} />
              {shared}
            </article>
          )}
      <Neighbours
        label={t`Neighbouring cards`}
        before={beside(place - 1, painted)}
        after={beside(place + 1, painted)}
      />
    </>
  );
}

function beside(place: number, painted: boolean | undefined): Neighbour | undefined {
  const card = TAROT[place];
  if (!card) return undefined;
  return { name: names().tarot[card.id] ?? '', ...pageOf(card.id, painted) };
}
