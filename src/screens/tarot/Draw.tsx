import { useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { CircleHelp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { reshuffle, startDraw } from '../../actions/draw.ts';
import type { Draft } from '../../domain/draw/draft.ts';
import { readDraft } from '../../storage/drafts.ts';
import { useLive } from '../../storage/live.ts';
import { Button } from '../../ui/Button.tsx';
import { Ground } from '../../ui/Ground.tsx';
import { Page } from '../../ui/Page.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { toast } from '../../ui/toast.ts';
import { Choose } from './Choose.tsx';
import { Cut } from './Cut.tsx';
import css from './Draw.module.css';
import { Question } from './Question.tsx';
import { Shuffle } from './Shuffle.tsx';
import { Steps } from './Steps.tsx';
import { type ToldSpread, useSpread } from './useSpread.ts';

const route = getRouteApi('/tarot');

/** The draw: question, shuffle, cut and choice on one screen, kept after every step. */
export function Draw() {
  const { t } = useLingui();
  const { drawType } = route.useSearch();
  const navigate = useNavigate();
  const kept = useLive(async () => ({ draft: await readDraft('tarot') }), []);
  const id = drawType ?? kept?.draft?.spreadId;
  const told = useSpread(id);
  const lost = (drawType !== undefined && told === null) || (kept !== undefined && id === undefined);

  useEffect(() => {
    if (!lost) return;
    if (drawType !== undefined) toast(t`Parameter error`);
    void navigate({ to: '/tarot/home', replace: true });
  }, [lost, drawType, navigate, t]);

  if (!told || !kept) return <Page>{null}</Page>;
  return <Table key={told.spread.id} told={told} kept={kept.draft} />;
}

function Table({ told, kept }: { told: ToldSpread; kept: Draft | undefined }) {
  const { t } = useLingui();
  const { spread, text } = told;
  const [helped, setHelped] = useState(false);
  const [continued, setContinued] = useState(() => !isInterrupted(kept, spread.id));
  const draft = kept?.spreadId === spread.id ? kept : undefined;

  useEffect(() => {
    if (!draft) void startDraw(spread);
  }, [draft, spread]);

  return (
    <Page className={css.page}>
      <Ground />
      <TopBar title={text.title} up="/tarot/home">
        <button type="button" className={css.help} aria-label={t`About this spread`} onClick={() => setHelped(true)}>
          <CircleHelp size={24} strokeWidth={1.5} />
        </button>
      </TopBar>
      {draft && draft.stage !== 'question' && draft.question && (
        <p className={css.question}>{quoted(draft.question)}</p>
      )}
      {draft && <Steps stage={draft.stage} />}
      {draft && <Stage draft={draft} told={told} />}
      {draft && !continued && (
        <Sheet title={t`A draw is under way`} onClose={() => setContinued(true)}>
          <p className={css.resume}>{t`The table is as you left it.`}</p>
          <div className={css.pair}>
            <Button onClick={() => void startDraw(spread).then(() => setContinued(true))}>{t`Start again`}</Button>
            <Button kind="primary" onClick={() => setContinued(true)}>
              {t`Continue`}
            </Button>
          </div>
        </Sheet>
      )}
      {helped && (
        <Sheet title={text.title} onClose={() => setHelped(false)}>
          <p className={css.resume}>{text.purpose}</p>
          <ol className={css.places}>
            {spread.positions.map((position) => (
              <li key={position.key}>
                <strong>{text.positions[position.key]?.name}</strong>
                <span>{text.positions[position.key]?.meaning}</span>
              </li>
            ))}
          </ol>
        </Sheet>
      )}
    </Page>
  );
}

function Stage({ draft, told }: { draft: Draft; told: ToldSpread }) {
  switch (draft.stage) {
    case 'question':
      return <Question draft={draft} />;
    case 'shuffle':
      return <Shuffle draft={draft} />;
    case 'cut':
      return <Cut draft={draft} spread={told.spread} />;
    default:
      return <Choose draft={draft} told={told} onReshuffle={() => void reshuffle(draft)} />;
  }
}

function isInterrupted(draft: Draft | undefined, spreadId: number): boolean {
  return draft?.spreadId === spreadId && draft.stage !== 'question' && draft.stage !== 'sealed';
}

function quoted(question: string): string {
  const [open, close] = { en: '“”', 'zh-CN': '“”', 'zh-TW': '「」' }[document.documentElement.lang] ?? '“”';
  return `${open}${question}${close}`;
}
