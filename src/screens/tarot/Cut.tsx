import { Plural, useLingui } from '@lingui/react/macro';
import { Scissors } from 'lucide-react';
import type { CSSProperties } from 'react';
import { cutPile } from '../../actions/draw/draw.ts';
import type { Draft } from '../../domain/draw/draft.ts';
import type { Spread } from '../../domain/spread/spread.ts';
import { Button } from '../../ui/Button.tsx';
import { shakeHand } from '../../ui/haptics.ts';
import { lessMotion } from '../../ui/motion.ts';
import { playSound } from '../../ui/sound/sound.ts';
import css from './Cut.module.css';
import { StepHeading } from './StepHeading.tsx';

/** How long the packets of the pile take to change places. */
const SWAP_MS = 420;

interface CutProps {
  draft: Draft;
  spread: Spread;
  /** How many cards are taken off. */
  depth: number;
  onDepth: (depth: number) => void;
  /** It is being cut. */
  parted: boolean;
  onPart: () => void;
}

/** Where the pile is cut. */
export function Cut({ draft, spread, depth, onDepth, parted, onPart }: CutProps) {
  const { t } = useLingui();
  const count = draft.pile.length;
  const cutHere = (at: number) => {
    if (parted) return;
    onPart();
    shakeHand(12);
    playSound('turn');
    setTimeout(() => void cutPile(draft, spread, at), lessMotion() ? 0 : SWAP_MS);
  };
  const share = depth / count;
  return (
    <>
      <StepHeading>{t`Where do you cut?`}</StepHeading>
      <div className={css.depth}>
        <input
          type="range"
          min={1}
          max={count - 1}
          aria-label={t`Where do you cut?`}
          value={depth}
          style={{ '--share': `${(share * 100).toFixed(1)}%` } as CSSProperties}
          aria-valuetext={t`below card ${depth} of ${count}`}
          onChange={(event) => onDepth(Number(event.target.value))}
        />
      </div>
      {draft.jumpers && (
        <p className={css.fallen} role="status">
          <Plural
            value={draft.jumpers.length}
            one="A card fell out while you shuffled. It lies face down beside the pile until you have cut."
            other="# cards fell out while you shuffled. They lie face down beside the pile until you have cut."
          />
        </p>
      )}
      <div className={css.pair}>
        <Button onClick={() => cutHere(0)}>{t`Do not cut`}</Button>
        <Button
          kind="primary"
          icon={<Scissors size={18} strokeWidth={1.5} aria-hidden="true" />}
          onClick={() => cutHere(depth)}
        >
          {t`Cut here`}
        </Button>
      </div>
    </>
  );
}
