import { useLingui } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { keptReading } from '../../actions/reading/kept-reading.ts';
import type { CardId } from '../../art/deck.ts';
import type { DealtCard, DrawnCard } from '../../domain/draw/draw.ts';
import { shadowOf } from '../../domain/draw/jumper.ts';
import type { NamedSpread } from '../../domain/spread/named.ts';
import { owner, useSession } from '../../session.ts';
import { useSettings } from '../../storage/settings.ts';
import { useLive } from '../../storage/store/live.ts';
import type { JournalRow } from '../../storage/store/rows.ts';
import { CardFace } from '../../ui/card/CardFace.tsx';
import { SpreadTable } from '../../ui/card/SpreadTable.tsx';
import { Page } from '../../ui/Page.tsx';
import { Panes } from '../../ui/Panes.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { Asked } from '../reading/Asked.tsx';
import { CardStrip } from '../reading/CardStrip.tsx';
import { Levels } from '../reading/Levels.tsx';
import { NoReading } from '../reading/NoReading.tsx';
import { Note } from '../reading/Note.tsx';
import { AskAgain } from '../reading/question/AskAgain.tsx';
import { RowMatter } from '../reading/question/RowMatter.tsx';
import { SealLine } from '../reading/SealLine.tsx';
import css from './Answer.module.css';
import { Beside } from './Beside.tsx';
import { Clarify } from './Clarify.tsx';
import { cardWords } from './card-words.ts';
import { SelfReading } from './SelfReading.tsx';
import { ShareReading } from './ShareReading.tsx';
import { useSpread } from './useSpread.ts';

const route = getRouteApi('/tarot/answer');

/** A sealed draw and its reading; the one of the address, else the last that was drawn here. */
export function Answer() {
  const { seal } = route.useSearch();
  useSession();
  const me = owner();
  const row = useLive(() => keptReading('tarot', seal), [seal, me], route.useLoaderData());
  if (row === null) return <NoReading deck="tarot" />;
  return row ? <TarotEntry row={row} /> : <Page>{null}</Page>;
}

/** A sealed draw of the journal and its reading. */
export function TarotEntry({ row }: { row: JournalRow }) {
  const named = useSpread({ ...row.draw, ...(row.options ? { options: row.options } : {}) });
  return named ? <Reading row={row} named={named} /> : <Page>{null}</Page>;
}

function Reading({ row, named }: { row: JournalRow; named: NamedSpread }) {
  const { t } = useLingui();
  const { spread, text } = named;
  const { draw, clarifier } = row;
  const { shadow } = useSettings();
  const [sharing, setSharing] = useState(false);
  const [large, setLarge] = useState<{ card: DealtCard; place: string } | null>(null);
  const positionOf = (card: DrawnCard) => text.positions[card.position]?.name ?? '';

  const placeOf = (card: DrawnCard) => `${positionOf(card)}. ${text.positions[card.position]?.meaning ?? ''}`;

  return (
    <Page wide className={css.page}>
      <TopBar title={text.title} up="/tarot/home">
        <button type="button" aria-label={t`Share`} onClick={() => setSharing(true)}>
          <Share2 size={22} strokeWidth={1.5} />
        </button>
      </TopBar>
      <Panes
        aside={
          <>
            <SpreadTable
              spread={spread}
              renderPlace={(index) => {
                const card = draw.cards[index];
                return card ? (
                  <button type="button" className={css.card} onClick={() => setLarge({ card, place: placeOf(card) })}>
                    <CardFace
                      id={card.id as CardId}
                      reversed={card.reversed}
                      label={`${positionOf(card)}: ${cardWords(card)}`}
                    />
                    {clarifier?.position === card.position && (
                      <span className={css.clarifier}>
                        <CardFace id={clarifier.id as CardId} reversed={clarifier.reversed} label="" />
                      </span>
                    )}
                  </button>
                ) : null;
              }}
              renderName={(index) => draw.cards[index] && positionOf(draw.cards[index])}
            />
            <Beside
              draw={draw}
              shadow={shadow ? shadowOf(draw) : null}
              clarifier={clarifier && { card: clarifier, place: positionOf(clarifier) }}
              onOpen={(card, place) => setLarge({ card, place })}
            />
          </>
        }
      >
        <Asked draw={draw} byHand={t`Drawn by hand, with a deck at home`}>
          <RowMatter row={row} />
        </Asked>
        <Levels
          row={row}
          strip={
            <CardStrip
              cards={draw.cards.map((card) => ({
                key: card.position,
                id: card.id,
                reversed: card.reversed,
                label: `${positionOf(card)}: ${cardWords(card)}`,
              }))}
              onChoose={(index) => setLarge({ card: draw.cards[index]!, place: placeOf(draw.cards[index]!) })}
            />
          }
          self={
            <>
              <SelfReading row={row} named={named} />
              <Clarify row={row} named={named} />
            </>
          }
        />
        <AskAgain row={row} />
        <Note seal={row.key} note={row.note} />
        <SealLine draw={draw} clarifier={clarifier} />
      </Panes>
      {sharing && <ShareReading row={row} named={named} onClose={() => setSharing(false)} />}
      {large && (
        <Sheet title={cardWords(large.card)} onClose={() => setLarge(null)}>
          <div className={css.large}>
            <CardFace id={large.card.id as CardId} reversed={large.card.reversed} label={cardWords(large.card)} />
          </div>
          <p className={css.position}>{large.place}</p>
          <Link to="/tarotMean" search={{ card: large.card.id }} className={css.more}>
            {t`All about this card`}
          </Link>
        </Sheet>
      )}
    </Page>
  );
}
