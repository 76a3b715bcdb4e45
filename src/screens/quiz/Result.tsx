import { useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { beginAsked } from '../../actions/draw/draw.ts';
import type { Outcome } from '../../domain/quiz/score.ts';
import type { QuizText } from '../../domain/quiz/texts.ts';
import { tarotSpread } from '../../domain/spread/tarot.ts';
import { names } from '../../i18n/names.ts';
import type { QuizRow } from '../../storage/store/rows.ts';
import { Button } from '../../ui/Button.tsx';
import { CardFace } from '../../ui/card/CardFace.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { quoted } from '../tarot/quoted.ts';
import css from './Result.module.css';
import { Scoring } from './Scoring.tsx';
import { ShareResult } from './ShareResult.tsx';
import { Taken } from './Taken.tsx';
import { useResultName } from './useScaleNames.ts';

interface ResultProps {
  row: QuizRow;
  outcome: Outcome;
  text: QuizText;
  /** Of the same test, at other times. */
  others: readonly QuizRow[];
}

const ONE_CARD = 1;

/** What came out of a test: the cards, what they say, the points, a question to go on with. */
export function Result({ row, outcome, text, others }: ResultProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [sharing, setSharing] = useState(false);
  const name = useResultName()(row.testId, outcome);
  const parts = outcome.texts.flatMap((key) => {
    const part = text.results[key];
    return part ? [{ key, ...part }] : [];
  });
  const question = parts[0]?.question ?? '';

  async function ask() {
    await beginAsked(tarotSpread(ONE_CARD)!, question);
    await navigate({ to: '/tarot', search: { drawType: ONE_CARD } });
  }
  return (
    <Page>
      <TopBar title={text.title} up="/tarottest">
        <button type="button" aria-label={t`Share`} onClick={() => setSharing(true)}>
          <Share2 size={22} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </TopBar>
      <ul className={css.cards} data-count={outcome.cards.length}>
        {outcome.cards.map((card) => (
          <li key={card}>
            <Link to="/tarotMean" search={{ card }} aria-label={names().tarot[card]}>
              <CardFace id={card} label="" />
            </Link>
          </li>
        ))}
      </ul>
      <h2 className={`display ${css.name}`}>{name}</h2>
      <SentState row={row} />
      <article className={css.body}>
        {parts.map((part) => (
          <section key={part.key}>
            {part.title !== name && <h3 className="display">{part.title}</h3>}
            {part.text.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </article>
      <Scoring testId={row.testId} born={row.born} outcome={outcome} />
      <section className={css.ask}>
        <h3>{t`A question to take to the cards`}</h3>
        <p className="display">{quoted(question)}</p>
        <Button kind="primary" wide onClick={() => void ask()}>
          {t`Draw a card for it`}
        </Button>
        <Button wide onClick={() => void navigate({ to: '/tarottest/detail', search: { id: row.testId } })}>
          {t`Back to the test`}
        </Button>
      </section>
      <Taken head={t`At other times`} rows={others} />
      {sharing && (
        <ShareResult
          testId={row.testId}
          title={text.title}
          name={name}
          said={parts[0]?.text ?? ''}
          outcome={outcome}
          onClose={() => setSharing(false)}
        />
      )}
    </Page>
  );
}

/** Where the result is kept, unless the account has it. */
function SentState({ row }: { row: QuizRow }) {
  const { t } = useLingui();
  if (row.sent === 'refused')
    return (
      <p role="alert" className={css.state}>
        {t`Kept on this phone alone. The server said: ${row.refusal ?? ''}`}
      </p>
    );
  if (row.sent !== 'waiting') return null;
  return (
    <p role="status" className={css.state}>
      {t`Kept on this phone. It goes to your account as soon as there is a network.`}
    </p>
  );
}
