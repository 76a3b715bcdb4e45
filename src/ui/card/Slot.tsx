import { Begonia } from '../Begonia.tsx';
import { Star } from '../Star.tsx';
import css from './Slot.module.css';

/** An empty place of the table; the star stands in the one that waits for the next card. */
export function Slot({ waiting }: { waiting: boolean }) {
  return (
    <span className={`${css.slot} ${waiting ? css.waiting : ''}`}>
      <Begonia width={100} height={170} notch={9} dashed={!waiting} className={css.edge} />
      {waiting && <Star size={34} />}
    </span>
  );
}
