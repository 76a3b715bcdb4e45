import { Begonia } from '../Begonia.tsx';
import { Star } from '../Star.tsx';
import css from './Slot.module.css';

/** An empty place of the table; the star stands in the one that waits for the next card and is filled while it comes. */
export function Slot({ state }: { state: 'coming' | 'waiting' | 'empty' }) {
  const waiting = state !== 'empty';
  return (
    <span className={[css.slot, waiting && css.waiting, state === 'coming' && css.coming].filter(Boolean).join(' ')}>
      <Begonia width={100} height={170} notch={9} dashed={!waiting} className={css.edge} />
      {waiting && <Star size={34} />}
    </span>
  );
}
