import { useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { askQuestion, beginDraw, type OwnSpread, startDraw } from '../../actions/draw/draw.ts';
import type { Draft } from '../../domain/draw/draft.ts';
import type { NamedSpread } from '../../domain/spread/named.ts';
import { FREE_TABLE } from '../../domain/spread/tarot/free.ts';
import { owner } from '../../session.ts';
import { readDraft } from '../../storage/drafts.ts';
import { readLayout } from '../../storage/layouts.ts';
import { useLive } from '../../storage/store/live.ts';
import { Button } from '../../ui/Button.tsx';
import { Ground } from '../../ui/Ground.tsx';
import { Page } from '../../ui/Page.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { toast } from '../../ui/toast.ts';
import { FreeTable } from '../layouts/FreeTable.tsx';
import { AboutSpread } from './AboutSpread.tsx';
import { Choose } from './Choose.tsx';
import css from './Draw.module.css';
import { Handling } from './Handling.tsx';
import { Question } from './Question.tsx';
import { quoted } from './quoted.ts';
import { Steps } from './Steps.tsx';
import { useSpread } from './useSpread.ts';
import { isWanted } from './wanted.ts';

const route = getRouteApi('/tarot');

/** Milliseconds after which a draw is begun again that the store does not have. */
const BEGIN_AGAIN_MS = 2000;

/** The draw: question, shuffle, cut and choice on one screen, kept after every step. */
export function Draw() {
  const { t } = useLingui();
  const { drawType, layout } = route.useSearch();
  const navigate = useNavigate();
  const me = owner();
  const kept = useLive(
    async () => ({ draft: await readDraft('tarot'), own: layout ? await readLayout(me, layout) : undefined }),
    [layout, me],
  );
  const draft = kept?.draft && isWanted(kept.draft, drawType, layout) ? kept.draft : undefined;
  const own = layout && kept?.own ? { layout, table: kept.own.table } : undefined;
  const places = draft ?? (own ? { spreadId: FREE_TABLE.id, table: own.table } : drawType && { spreadId: drawType });
  const named = useSpread(places || undefined);
  const chosenSpread = drawType !== undefined || layout !== undefined;
  const lost = kept !== undefined && named === null;

  useEffect(() => {
    if (!lost) return;
    if (chosenSpread) toast(t`Parameter error`);
    void navigate({ to: '/tarot/home', replace: true });
  }, [lost, chosenSpread, navigate, t]);

  if (!named || !kept) return <Page>{null}</Page>;
  return <Table key={layout ?? named.spread.id} named={named} draft={draft} own={own} />;
}

interface TableProps {
  named: NamedSpread;
  draft: Draft | undefined;
  own?: OwnSpread | undefined;
  /** The page one comes from. */
  up?: string;
  /** What is settled before the shuffle, for a spread with settings of its own. */
  renderSettings?: (draft: Draft) => ReactNode;
  /** The cards going to their places, where they are not chosen one by one. */
  renderLaying?: (draft: Draft) => ReactNode;
}

/** The steps of a draw of cards, of any deck. */
export function Table({ named, draft, own, up = '/tarot/home', renderSettings, renderLaying }: TableProps) {
  const { t } = useLingui();
  const { spread, text } = named;
  const [continued, setContinued] = useState(() => !isInterrupted(draft));

  useEffect(() => {
    if (draft) return;
    const begin = () => void beginDraw(spread, own);
    begin();
    // The store may be thrown away under the draw that has just begun; one that is under way stays.
    const timer = setInterval(begin, BEGIN_AGAIN_MS);
    return () => clearInterval(timer);
  }, [draft, spread, own]);

  return (
    <Page className={css.page}>
      <Ground />
      <TopBar title={text.title} up={up}>
        <AboutSpread named={named} />
      </TopBar>
      {draft && draft.stage !== 'question' && draft.question && (
        <p className={css.question}>{quoted(draft.question)}</p>
      )}
      {draft && <Steps stage={draft.stage} whole={renderLaying !== undefined} />}
      {draft && <Stage draft={draft} named={named} renderSettings={renderSettings} renderLaying={renderLaying} />}
      {draft && !continued && (
        <Sheet title={t`A draw is under way`} onClose={() => setContinued(true)}>
          <p className={css.resume}>{t`The table is as you left it.`}</p>
          <div className={css.pair}>
            <Button onClick={() => void startDraw(spread, own).then(() => setContinued(true))}>{t`Start again`}</Button>
            <Button kind="primary" onClick={() => setContinued(true)}>
              {t`Continue`}
            </Button>
          </div>
        </Sheet>
      )}
    </Page>
  );
}

type StageProps = { draft: Draft; named: NamedSpread } & Pick<TableProps, 'renderSettings' | 'renderLaying'>;

function Stage({ draft, named, renderSettings, renderLaying }: StageProps) {
  switch (draft.stage) {
    case 'table':
      return <FreeTable draft={draft} spread={named.spread} />;
    case 'question':
      return (
        <Question
          draft={draft}
          named={named}
          onAsk={(question, topic, matter, options) => void askQuestion(draft, question, topic, { matter, options })}
        >
          {renderSettings?.(draft)}
        </Question>
      );
    case 'shuffle':
    case 'cut':
      return <Handling draft={draft} spread={named.spread} />;
    default:
      if (renderLaying) return renderLaying(draft);
      return <Choose draft={draft} named={named} />;
  }
}

function isInterrupted(draft: Draft | undefined): boolean {
  return draft !== undefined && !['table', 'question', 'sealed'].includes(draft.stage);
}
