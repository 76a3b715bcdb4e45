import { useLingui } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { shareText } from '../../actions/share.ts';
import type { SealedDraw } from '../../domain/draw/draw.ts';
import { currentLanguage } from '../../i18n/language.ts';
import type { Poster } from '../../ui/share/poster.ts';
import { TopBar } from '../../ui/TopBar.tsx';
import { toast } from '../../ui/toast.ts';
import { ShareSheet } from '../reading/ShareSheet.tsx';
import css from './AnswerBar.module.css';

interface AnswerBarProps {
  title: string;
  question: string;
  /** The cards as they lie, in words, for those it is shared with. */
  told: string;
  /** What a picture of the reading shows; without it the words alone are shared. */
  poster?: Pick<Poster, 'lines' | 'summary' | 'picture'> & { path: string };
  children?: ReactNode;
}

/** The top of a reading, from which it can be shared. */
export function AnswerBar({ title, question, told, poster, children }: AnswerBarProps) {
  const { t } = useLingui();
  const [sharing, setSharing] = useState(false);
  async function share() {
    if (poster) return setSharing(true);
    const done = await shareText(title, [title, question, told].filter(Boolean).join('\n'));
    if (done === 'copied') toast(t`Copy success`);
    if (done === 'failed') toast(t`The current browser does not support replication`);
  }
  return (
    <TopBar title={title} up="/lenormand/home">
      {children}
      <button type="button" className={css.tool} aria-label={t`Share`} onClick={() => void share()}>
        <Share2 size={22} strokeWidth={1.5} />
      </button>
      {sharing && poster && (
        <ShareSheet {...poster} title={title} question={question} onClose={() => setSharing(false)} />
      )}
    </TopBar>
  );
}

/** What was asked, and when. */
export function Asked({ draw }: { draw: SealedDraw }) {
  const { t } = useLingui();
  return (
    <header className={css.asked}>
      <p className={css.question}>{draw.question || t`Without a question`}</p>
      <time dateTime={draw.drawnAt} className="figures">
        {new Date(draw.drawnAt).toLocaleString(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
      {draw.byHand && <p>{t`Laid by hand`}</p>}
    </header>
  );
}
