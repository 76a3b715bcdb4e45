import { useLingui } from '@lingui/react/macro';
import { Minus, Plus, Scan } from 'lucide-react';
import { type CSSProperties, useRef } from 'react';
import { lenormandId } from '../../../domain/decks/lenormand.ts';
import { cellOf, type Layout, POSITIONS, widthOf } from '../../../domain/lenormand/cell.ts';
import { cardName } from '../../tarot/card-words.ts';
import { TableCard } from './TableCard.tsx';
import css from './TableMap.module.css';
import { usePinch } from './usePinch.ts';
import { walk } from './walk.ts';

interface TableMapProps {
  layout: Layout;
  /** The number of the card at a position, or null where none lies yet. */
  cardAt: (position: number) => number | null;
  /** Positions that stay bright; all of them when it is left out. */
  lit?: ReadonlySet<number> | undefined;
  /** The position that is ringed. */
  chosen?: number | null;
  /** Where the person asking lies. */
  home?: number | null;
  onTap?: ((position: number) => void) | undefined;
  /** `dealt`: the cards come one after another. `stays`: the table stays above while the page is read. */
  manner?: 'dealt' | 'stays';
}

/** All 36 at a glance; two fingers, a double tap or the buttons bring them nearer, arrow keys go from card to card. */
export function TableMap({ layout, cardAt, lit, chosen = null, home = null, onTap, manner }: TableMapProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const { zoomBy, showAll } = usePinch(frame);
  const current = chosen ?? home ?? 1;

  return (
    <div className={manner ? `${css.map} ${css[manner]}` : css.map}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section ref={frame} className={css.frame} data-layout={layout} aria-label={t`The table`} tabIndex={0}>
        <ol className={css.grid} style={{ '--columns': widthOf(layout) } as CSSProperties}>
          {POSITIONS.map((position) => {
            const { row, column } = cellOf(layout, position);
            const card = cardAt(position);
            const name = card === null ? '' : cardName(lenormandId(card));
            const house = cardName(lenormandId(position));
            const face =
              card === null ? (
                <Empty position={position} />
              ) : (
                <TableCard number={card} name={name} className={css.picture} />
              );
            return (
              <li
                key={position}
                className={css.cell}
                style={{ gridRow: row, gridColumn: column, '--place': position } as CSSProperties}
                data-dim={lit && !lit.has(position) && position !== home ? '' : undefined}
                data-chosen={position === chosen ? '' : undefined}
                data-home={position === home ? '' : undefined}
              >
                {onTap ? (
                  <button
                    type="button"
                    data-position={position}
                    tabIndex={position === current ? 0 : -1}
                    aria-label={
                      card === null
                        ? t`Place ${position}, empty`
                        : t`${card} ${name}, place ${position}, house of ${house}`
                    }
                    aria-pressed={position === chosen}
                    onClick={() => onTap(position)}
                    onKeyDown={(event) => walk(event, layout, position)}
                  >
                    {face}
                  </button>
                ) : (
                  face
                )}
              </li>
            );
          })}
        </ol>
      </section>
      <Tools layout={layout} zoomBy={zoomBy} showAll={showAll} />
    </div>
  );
}

interface ToolsProps {
  layout: Layout;
  zoomBy: (factor: number) => void;
  showAll: () => void;
}

function Tools({ layout, zoomBy, showAll }: ToolsProps) {
  const { t } = useLingui();
  return (
    <div className={css.tools} data-layout={layout}>
      <button type="button" aria-label={t`The whole table`} onClick={showAll}>
        <Scan size={20} strokeWidth={1.5} />
      </button>
      <span />
      <button type="button" aria-label={t`Farther away`} onClick={() => zoomBy(1 / 1.5)}>
        <Minus size={20} strokeWidth={1.5} />
      </button>
      <button type="button" aria-label={t`Nearer`} onClick={() => zoomBy(1.5)}>
        <Plus size={20} strokeWidth={1.5} />
      </button>
    </div>
  );
}

function Empty({ position }: { position: number }) {
  return <span className={`${css.empty} figures`}>{position}</span>;
}
