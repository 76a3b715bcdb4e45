import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import type { EntryLine } from '../../domain/journal/line.ts';
import { Page } from '../../ui/Page.tsx';
import { Panes } from '../../ui/Panes.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { Entry, type ReadingLoaders } from './Entry.tsx';
import css from './Journal.module.css';
import { Readings } from './Readings.tsx';

export interface JournalPanesProps {
  /** At least one. */
  lines: readonly EntryLine[];
  /** The reading that the address names; without one the newest is shown. */
  seal: string | undefined;
  /** What stands above the list, and below it. */
  top: ReactNode;
  end: ReactNode;
  /** Shown instead of a reading, if anything. */
  instead: ReactNode;
  loaders: ReadingLoaders;
  /** A reading was chosen. */
  onOpen: () => void;
}

/** The journal of a wide window: the list, which rolls by itself, and beside it the reading that was chosen. */
export function JournalPanes({ lines, seal, top, end, instead, loaders, onOpen }: JournalPanesProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const aside = useRef<HTMLDivElement>(null);
  const open = seal ?? lines[0]!.key;
  const question = lines.find(({ key }) => key === open)?.draw.question;
  return (
    <Page wide>
      <TopBar title={t`Journal`} up="/user" />
      <Panes
        className={css.beside!}
        asideRef={aside}
        aside={
          <>
            {top}
            <Readings
              lines={lines}
              beside={{
                open,
                scroller: aside,
                onOpen,
                onGone: (next) =>
                  void navigate({ to: '/user/journal', search: next ? { seal: next } : {}, replace: true }),
              }}
            />
            {end}
          </>
        }
      >
        {instead || (
          <Entry
            seal={open}
            chosen={seal}
            loaders={loaders}
            label={question || t`Without a question`}
            onLeave={() => aside.current?.querySelector<HTMLElement>('a[aria-current]')?.focus()}
          />
        )}
      </Panes>
    </Page>
  );
}
