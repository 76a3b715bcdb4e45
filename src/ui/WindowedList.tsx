import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import css from './WindowedList.module.css';

interface WindowedListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** The usual height of a row; each is measured when it is seen. */
  estimatePx: number;
  className?: string | undefined;
  children: (item: Item) => ReactNode;
}

/** Rows beyond the window on either side that are in the page, so that quick fingers and the keyboard find them. */
const BEYOND = 8;

/** A list of any length on a page that scrolls: only the rows near the window are in the page. */
export function WindowedList<Item>({ items, keyOf, estimatePx, className = '', children }: WindowedListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const above = (list.current?.getBoundingClientRect().top ?? 0) + scrollY;
    setOffset(Math.round(above));
  });
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimatePx,
    overscan: BEYOND,
    scrollMargin: offset,
    getItemKey: (index) => keyOf(items[index]!),
  });
  return (
    <ul ref={list} className={`${css.list} ${className}`} style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ key, index, start }) => (
        <li
          key={key}
          ref={rows.measureElement}
          data-index={index}
          className={css.row}
          aria-posinset={index + 1}
          aria-setsize={items.length}
          style={{ transform: `translateY(${start - offset}px)` }}
        >
          {children(items[index]!)}
        </li>
      ))}
    </ul>
  );
}
