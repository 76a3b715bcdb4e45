import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import css from './WindowedList.module.css';

interface WindowedListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** The usual height of a row; each is measured when it is seen. */
  estimatePx: number;
  /** What the list scrolls in; the window where it is left out. */
  scroller?: RefObject<HTMLElement | null> | undefined;
  /** The key of a row that is brought into sight once, as soon as it is there, in a list with a scroller of its own. */
  first?: string | undefined;
  className?: string | undefined;
  children: (item: Item) => ReactNode;
}

/** Rows beyond the window on either side that are in the page, so that quick fingers and the keyboard find them. */
const BEYOND = 8;

/** A list of any length on a page or in a pane that scrolls: only the rows near what is seen are in the page. */
export function WindowedList<Item>({ scroller, ...list }: WindowedListProps<Item>) {
  return scroller ? <InScroller {...list} scroller={scroller} /> : <InWindow {...list} />;
}

function InWindow<Item>(props: WindowedListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const offset = useOffset(list, (box) => box.top + scrollY);
  return <Rows {...props} list={list} offset={offset} rows={useWindowVirtualizer(optionsOf(props, offset))} />;
}

function InScroller<Item>(props: WindowedListProps<Item> & { scroller: RefObject<HTMLElement | null> }) {
  const { items, keyOf, scroller, first } = props;
  const list = useRef<HTMLUListElement>(null);
  const offset = useOffset(list, (box) => {
    const frame = scroller.current;
    return frame ? box.top - frame.getBoundingClientRect().top + frame.scrollTop : 0;
  });
  const rows = useVirtualizer<HTMLElement, HTMLLIElement>({
    ...optionsOf(props, offset),
    getScrollElement: () => scroller.current,
  });
  const isBrought = useRef(false);
  useEffect(() => {
    // until it has been rendered twice the list does not know what it scrolls in
    if (isBrought.current || !rows.scrollElement) return;
    const place = items.findIndex((item) => keyOf(item) === first);
    isBrought.current = place >= 0;
    if (place > 0) rows.scrollToIndex(place);
  });
  return <Rows {...props} list={list} offset={offset} rows={rows} />;
}

/** How far below the beginning of what scrolls a list begins, px. */
function useOffset(list: RefObject<HTMLElement | null>, measure: (box: DOMRect) => number): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    if (list.current) setOffset(Math.round(measure(list.current.getBoundingClientRect())));
  });
  return offset;
}

function optionsOf<Item>({ items, keyOf, estimatePx }: WindowedListProps<Item>, offset: number) {
  return {
    count: items.length,
    estimateSize: () => estimatePx,
    overscan: BEYOND,
    scrollMargin: offset,
    getItemKey: (index: number) => keyOf(items[index]!),
  };
}

interface RowsProps<Item, Scroller extends Element | Window> extends WindowedListProps<Item> {
  list: RefObject<HTMLUListElement | null>;
  offset: number;
  rows: Virtualizer<Scroller, HTMLLIElement>;
}

function Rows<Item, Scroller extends Element | Window>(props: RowsProps<Item, Scroller>) {
  const { items, className = '', list, offset, rows, children } = props;
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
