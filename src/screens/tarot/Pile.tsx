import type { CSSProperties } from 'react';
import { brand } from '../../brand.ts';
import { useBack } from '../../ui/card/useBack.ts';
import css from './Pile.module.css';

/** Backs that stand for the whole pile. */
const LAYERS = 12;

interface PileProps {
  state: 'rest' | 'stirring' | 'raised' | 'swapping';
  /** How much of the pile is taken off from its top, from 0 to 1, where it is cut. */
  share?: number;
}

/** The pile on the table: one and the same while it is stirred, parted and put together again. */
export function Pile({ state, share = 0 }: PileProps) {
  const back = useBack(brand.id, 120);
  const upper = Math.min(LAYERS - 1, Math.max(1, Math.round(share * LAYERS)));
  return (
    <div className={css.pile} data-state={state} aria-hidden="true">
      {Array.from({ length: LAYERS }, (_, layer) => (
        <span
          key={layer}
          className={css.layer}
          data-upper={layer >= LAYERS - upper ? '' : undefined}
          style={{ '--layer': layer } as CSSProperties}
        >
          {back && <img src={back} alt="" draggable={false} />}
        </span>
      ))}
      <span className={css.thread} style={{ '--layer': LAYERS - upper } as CSSProperties} />
    </div>
  );
}
