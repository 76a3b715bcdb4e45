import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { DraftStage } from '../../domain/draw/draft.ts';
import { Star } from '../../ui/Star.tsx';
import css from './Steps.module.css';

const ORDER: DraftStage[] = ['shuffle', 'cut', 'choose'];

/** Where the draw stands: shuffle, cut, choose; `whole`: the whole pile is laid out. */
export function Steps({ stage, whole }: { stage: DraftStage; whole?: boolean }) {
  const { t } = useLingui();
  if (stage === 'question') return null;
  const words = { shuffle: t`Shuffle`, cut: t`Cut`, choose: whole ? t`Lay` : t`Choose` } as Record<DraftStage, string>;
  const now = stage === 'sealed' ? ORDER.length : ORDER.indexOf(stage);
  return (
    <ol className={css.steps}>
      {ORDER.map((step, place) => (
        <li
          key={step}
          className={place < now ? css.done : place === now ? css.now : undefined}
          aria-current={place === now ? 'step' : undefined}
        >
          {place < now && <Check size={14} strokeWidth={2} aria-hidden="true" />}
          {place === now && <Star />}
          {words[step]}
        </li>
      ))}
    </ol>
  );
}
