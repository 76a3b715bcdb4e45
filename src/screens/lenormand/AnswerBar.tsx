import { useLingui } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Poster } from '../../ui/share/poster.ts';
import { TopBar } from '../../ui/TopBar.tsx';
import { ShareSheet } from '../reading/ShareSheet.tsx';

interface AnswerBarProps {
  title: string;
  question: string;
  /** What a picture of the reading shows, and where its code leads. */
  poster: Pick<Poster, 'lines' | 'summary' | 'picture'> & { path: string; named?: string };
  children?: ReactNode;
}

/** The top of a reading, from which it can be shared. */
export function AnswerBar({ title, question, poster, children }: AnswerBarProps) {
  const { t } = useLingui();
  const [sharing, setSharing] = useState(false);
  return (
    <TopBar title={title} up="/lenormand/home">
      {children}
      <button type="button" aria-label={t`Share`} onClick={() => setSharing(true)}>
        <Share2 size={22} strokeWidth={1.5} />
      </button>
      {sharing && <ShareSheet {...poster} title={title} question={question} onClose={() => setSharing(false)} />}
    </TopBar>
  );
}
