import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, useState } from 'react';
import { lenormandId } from '../../domain/decks/lenormand.ts';
import { cellOf, type Layout, POSITIONS, widthOf } from '../../domain/lenormand/cell.ts';
import { cardAt, type Laid } from '../../domain/lenormand/laid.ts';
import { TableCard } from '../lenormand/tableau/TableCard.tsx';
import { walk } from '../lenormand/tableau/walk.ts';
import { cardName } from '../tarot/card-words.ts';
import css from './DrillTable.module.css';

interface DrillTableProps {
  layout: Layout;
  table: Laid;
  /** The position of the card that is asked about. */
  home: number | null;
  chosen: ReadonlySet<number>;
  /** The right positions, once the answer is given. */
  right: ReadonlySet<number> | null;
  onTap?: (position: number) => void;
}

/** All 36 cards to tap; arrow keys go from card to card. Without `onTap` the cards that are meant stand out. */
export function DrillTable({ layout, table, home, chosen, right, onTap }: DrillTableProps) {
  const { t } = useLingui();
  const [current, setCurrent] = useState(home ?? 1);

  function nameOf(position: number): string {
    const card = cardAt(table, position);
    const name = `${card} ${cardName(lenormandId(card))}`;
    if (right?.has(position)) return t`${name}, right`;
    if (right && chosen.has(position)) return t`${name}, wrong`;
    return position === home ? t`${name}, the card asked about` : name;
  }

  return (
    <ol className={css.table} aria-label={t`The table`} style={{ '--columns': widthOf(layout) } as CSSProperties}>
      {POSITIONS.map((position) => {
        const { row, column } = cellOf(layout, position);
        const card = cardAt(table, position);
        const meant = position === home || chosen.has(position);
        const face = <TableCard number={card} className={css.picture} />;
        return (
          <li
            key={position}
            style={{ gridRow: row, gridColumn: column }}
            data-home={position === home ? '' : undefined}
            data-mark={markOf(position)}
            data-dim={isDim(position) ? '' : undefined}
          >
            {onTap ? (
              <button
                type="button"
                data-position={position}
                tabIndex={position === current ? 0 : -1}
                aria-label={nameOf(position)}
                aria-pressed={chosen.has(position)}
                onFocus={() => setCurrent(position)}
                onClick={() => position !== home && onTap(position)}
                onKeyDown={(event) => walk(event, layout, position)}
              >
                {face}
              </button>
            ) : (
              <span className={css.still}>
                {face}
                <span className="unseen">{meant ? t`${nameOf(position)}, place ${position}` : ''}</span>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );

  /** Once it is told, and where nothing is to be tapped, only the cards that matter stay bright. */
  function isDim(position: number): boolean {
    if (position === home) return false;
    if (right) return !right.has(position);
    return !onTap && !chosen.has(position);
  }

  function markOf(position: number): string | undefined {
    if (!right) return chosen.has(position) ? (onTap ? 'chosen' : 'meant') : undefined;
    if (right.has(position)) return 'right';
    return chosen.has(position) ? 'wrong' : undefined;
  }
}
