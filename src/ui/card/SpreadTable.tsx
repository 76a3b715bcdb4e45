import { type CSSProperties, type ReactNode, useRef } from 'react';
import { narrowestStep, type Spread, tableSize } from '../../domain/spread/spread.ts';
import css from './SpreadTable.module.css';
import { useNameFit } from './useNameFit.ts';

interface SpreadTableProps {
  spread: Spread;
  /** What lies on a place; called in reading order. */
  renderPlace: (index: number) => ReactNode;
  /** What stands under a place; left out where the table is too dense for words. */
  renderName?: (index: number) => ReactNode;
}

/** A spread as it lies on a table. Names stand under the cards while there are at most five. */
export function SpreadTable({ spread, renderPlace, renderName }: SpreadTableProps) {
  const { columns, rows } = tableSize(spread);
  const named = spread.positions.length <= 5;
  const list = useRef<HTMLOListElement>(null);
  useNameFit(list, css.name!);
  const size = { '--columns': columns, '--rows': rows, '--step': Math.max(1, narrowestStep(spread)) } as CSSProperties;
  return (
    <ol ref={list} className={`${css.table} ${named ? css.named : ''}`} style={size}>
      {spread.positions.map((position, index) => (
        <li
          key={position.key}
          className={`${css.place} ${position.crossing ? css.crossing : ''}`}
          style={{ '--x': position.x - 0.5, '--y': position.y - 0.5 } as CSSProperties}
        >
          <div className={css.card}>{renderPlace(index)}</div>
          {named && renderName && <div className={css.name}>{renderName(index)}</div>}
        </li>
      ))}
    </ol>
  );
}
