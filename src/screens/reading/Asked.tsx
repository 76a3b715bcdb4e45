import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SealedDraw } from '../../domain/draw/draw.ts';
import { momentWords } from '../../i18n/moment.ts';
import css from './Asked.module.css';

interface AskedProps {
  draw: SealedDraw;
  byHand?: string;
  /** What was understood of it. */
  children?: ReactNode;
}

/** What was asked, and when. `byHand`: how a draw with cards of one's own is called. */
export function Asked({ draw, byHand, children }: AskedProps) {
  const { t } = useLingui();
  return (
    <header className={css.asked}>
      <p className={css.question}>{draw.question || t`Without a question`}</p>
      {children}
      <time dateTime={draw.drawnAt} className="figures">
        {momentWords(draw.drawnAt)}
      </time>
      {draw.byHand && byHand && <p>{byHand}</p>}
    </header>
  );
}
