import { useLingui } from '@lingui/react/macro';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { CardId } from '../../art/deck.ts';
import type { DrawnCard } from '../../domain/draw/draw.ts';
import { joinSentences } from '../../domain/language.ts';
import type { Asked } from '../../domain/lenormand/reading/asked.ts';
import { composeLenormand, withoutRepeats } from '../../domain/lenormand/reading/compose.ts';
import type { SpreadText } from '../../domain/reading/texts.ts';
import { lenormandSpread } from '../../domain/spread/lenormand.ts';
import { GRAND_TABLEAU, type Spread } from '../../domain/spread/spread.ts';
import { currentLanguage } from '../../i18n/language.ts';
import type { JournalRow } from '../../storage/store/rows.ts';
import { CardFace } from '../../ui/card/CardFace.tsx';
import { SpreadTable } from '../../ui/card/SpreadTable.tsx';
import { Page } from '../../ui/Page.tsx';
import { Panes } from '../../ui/Panes.tsx';
import { cardsPicture } from '../../ui/share/cards-picture.ts';
import { Asked as AskedHead } from '../reading/Asked.tsx';
import { CardStrip } from '../reading/CardStrip.tsx';
import { Levels } from '../reading/Levels.tsx';
import { NoReading } from '../reading/NoReading.tsx';
import { Note } from '../reading/Note.tsx';
import { AskAgain } from '../reading/question/AskAgain.tsx';
import { RowMatter } from '../reading/question/RowMatter.tsx';
import { SealLine } from '../reading/SealLine.tsx';
import { useKeepAnswer } from '../reading/useKeepAnswer.ts';
import { useKeepSaid } from '../reading/useKeepSaid.ts';
import { cardName } from '../tarot/card-words.ts';
import { AnswerBar } from './AnswerBar.tsx';
import { CardSheet } from './CardSheet.tsx';
import css from './LenormandAnswer.module.css';
import { Parts } from './Parts.tsx';
import { useAsked } from './useAsked.ts';
import { useKept } from './useKept.ts';
import { type LenormandWords, useLenormand, useSpreadTexts } from './useLenormand.ts';

const route = getRouteApi('/lenormand/answer');

/** A sealed line or nine, and its reading part by part. */
export function LenormandAnswer() {
  const { seal } = route.useSearch();
  const row = useKept(seal, route.useLoaderData());
  if (row?.draw.spreadId === GRAND_TABLEAU) {
    return <Navigate to="/lenormand/grandTableauAnswer" search={{ seal: row.key }} replace />;
  }
  if (row === null) return <NoReading deck="lenormand" />;
  return row ? <LenormandEntry row={row} /> : <Page>{null}</Page>;
}

/** A sealed line or nine of the journal and its reading. */
export function LenormandEntry({ row }: { row: JournalRow }) {
  const texts = useSpreadTexts();
  const library = useLenormand();
  const spread = lenormandSpread(row.draw.spreadId);
  if (!spread) return <NoReading deck="lenormand" />;
  const text = texts?.[spread.key];
  if (!text || !library) return <Page>{null}</Page>;
  return <Asking row={row} spread={spread} text={text} library={library} />;
}

/** Waits until the question is understood. */
function Asking(props: Omit<ReadingProps, 'asked'>) {
  const asked = useAsked(props.row);
  return asked ? <Reading {...props} asked={asked} /> : <Page>{null}</Page>;
}

interface ReadingProps {
  row: JournalRow;
  spread: Spread;
  text: SpreadText;
  library: LenormandWords;
  asked: Asked;
}

function Reading({ row, spread, text, library, asked }: ReadingProps) {
  const { t } = useLingui();
  const { draw } = row;
  const [large, setLarge] = useState<DrawnCard | null>(null);
  const reading = useMemo(
    () => composeLenormand({ ...library, ...asked, draw, spread }),
    [library, asked, draw, spread],
  );
  useKeepSaid(
    row,
    useMemo(() => withoutRepeats(reading), [reading]),
  );
  useKeepAnswer(row, reading.answer);
  const positionOf = (card: DrawnCard) => text.positions[card.position]?.name ?? '';
  const poster = useMemo(
    () => ({
      picture: cardsPicture(spread, draw.cards),
      lines: draw.cards.map((card) => ({ place: text.positions[card.position]?.name ?? '', name: cardName(card.id) })),
      summary: joinSentences(reading.answer, currentLanguage()),
      path: `/lenormand/index?type=${spread.id}`,
    }),
    [spread, draw.cards, text, reading],
  );
  const strip = (
    <CardStrip
      cards={draw.cards.map((card) => ({
        key: card.position,
        id: card.id,
        label: `${positionOf(card)}: ${cardName(card.id)}`,
      }))}
      onChoose={(index) => setLarge(draw.cards[index]!)}
    />
  );
  return (
    <Page wide>
      <AnswerBar title={text.title} question={draw.question} poster={poster} />
      <Panes
        aside={
          <div className={css.table}>
            <SpreadTable
              spread={spread}
              renderPlace={(index) => {
                const card = draw.cards[index];
                return card ? (
                  <button type="button" className={css.card} onClick={() => setLarge(card)}>
                    <CardFace id={card.id as CardId} label={`${positionOf(card)}: ${cardName(card.id)}`} />
                  </button>
                ) : null;
              }}
              renderName={(index) => draw.cards[index] && cardName(draw.cards[index].id)}
            />
          </div>
        }
      >
        <AskedHead draw={draw} byHand={t`Laid by hand`}>
          <RowMatter row={row} />
        </AskedHead>
        <Levels
          row={row}
          strip={strip}
          self={<Parts reading={reading} cards={draw.cards} library={library} strip={strip} />}
        />
        <AskAgain row={row} />
        <Note seal={row.key} note={row.note} />
        <SealLine draw={draw} />
      </Panes>
      {large && (
        <CardSheet
          id={large.id}
          place={`${positionOf(large)}. ${text.positions[large.position]?.meaning ?? ''}`}
          library={library}
          onClose={() => setLarge(null)}
        />
      )}
    </Page>
  );
}
