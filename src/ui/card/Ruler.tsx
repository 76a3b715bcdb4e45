import { Star } from '../Star.tsx';
import css from './Ruler.module.css';

/** Where the middle of the fan stands: a tick a card, the star at the present one. */
export function Ruler({ at, count }: { at: number; count: number }) {
  return (
    <div className={css.ruler} aria-hidden="true">
      <svg viewBox={`0 0 ${count * 4} 24`} preserveAspectRatio="none" className={css.ticks} aria-hidden="true">
        <path
          d={Array.from({ length: count }, (_, tick) => `M${tick * 4 + 2} ${tick % 10 === 0 ? 2 : 8}V22`).join('')}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span className={css.here} style={{ left: `calc((100% - 5rem) * ${(at + 0.5) / count} + 0.5rem)` }}>
        <Star size={20} />
      </span>
      <span className={`figures ${css.count}`}>{`${at + 1} / ${count}`}</span>
    </div>
  );
}
