import { useLingui } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { rowPicture } from '../../ui/share/cards-picture.ts';
import { ShareSheet } from '../reading/ShareSheet.tsx';
import css from './CardMeaning.module.css';

interface ShareCardProps {
  id: string;
  reversed: boolean;
  name: string;
  keywords: readonly string[];
  /** What the card says; its first paragraph goes with the picture. */
  text: string;
}

/** A card of the library for others: its picture, its keywords, the first of what it says. */
export function ShareCard({ id, reversed, name, keywords, text }: ShareCardProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const shown = useMemo(
    () => ({
      title: name,
      picture: rowPicture([{ id, reversed }], 1.5),
      lines: [{ place: '', name: keywords.slice(0, 4).join(' · ') }],
      summary: text.split('\n\n')[0] ?? '',
    }),
    [id, reversed, name, keywords, text],
  );
  const library = id.startsWith('len') ? '/lenormandMean' : '/tarotMean';
  return (
    <>
      <button type="button" className={css.tool} aria-label={t`Share`} onClick={() => setOpen(true)}>
        <Share2 size={22} strokeWidth={1.5} aria-hidden="true" />
      </button>
      {open && (
        <ShareSheet
          {...shown}
          question=""
          invitation={t`Look up every card`}
          path={`${library}?card=${id}`}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
