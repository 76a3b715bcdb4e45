import type { ReactNode } from 'react';
import { Page } from '../../ui/Page.tsx';
import { Panes } from '../../ui/Panes.tsx';
import { useWide } from '../../ui/useWide.ts';
import css from './CardGrid.module.css';

interface LibraryPageProps {
  /** Which card is open. */
  id: string;
  /** The library that stands beside the card in a wide window, and stays when another card is opened. */
  list: ReactNode;
  children: ReactNode;
}

/** A card of a library, with the library beside it where there is room. */
export function LibraryPage({ id, list, children }: LibraryPageProps) {
  const wide = useWide();
  return (
    <Page wide key={wide ? 'beside' : id}>
      <Panes className={css.beside!} aside={wide && list}>
        {children}
      </Panes>
    </Page>
  );
}
