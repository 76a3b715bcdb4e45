import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { fetchPart } from '../../platform/part.ts';
import { owner, useSession } from '../../session.ts';
import { type JournalLines, watchLines } from '../../storage/journal-lines.ts';
import type { Owner } from '../../storage/store/rows.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useWide } from '../../ui/useWide.ts';
import type { ToReadingProps } from '../reading/ToReading.tsx';
import { Copy } from './Copy.tsx';
import { CopyOffer } from './CopyOffer.tsx';
import type { ReadingLoaders } from './Entry.tsx';
import css from './Journal.module.css';
import type { JournalPanesProps } from './JournalPanes.tsx';
import { FollowUp } from './LookBack.tsx';
import { Patterns } from './Patterns.tsx';
import { Readings } from './Readings.tsx';

const route = getRouteApi('/user/journal');

type View = 'readings' | 'patterns';

/** What the journal fetches when it is wanted; the list of screens gives it, which knows the files. */
export interface JournalParts {
  panes: () => Promise<ComponentType<JournalPanesProps>>;
  way: () => Promise<ComponentType<ToReadingProps>>;
  readings: ReadingLoaders;
}

/** The journal with its parts. */
export function journalOf({ panes, way, readings }: JournalParts): ComponentType {
  const parts = { Panes: lazily(panes), Way: lazily(way), readings };
  return () => <Journal {...parts} />;
}

function lazily<Props>(bring: () => Promise<ComponentType<Props>>) {
  return lazy(() => fetchPart(async () => ({ default: await bring() })));
}

interface JournalProps {
  Panes: ComponentType<JournalPanesProps>;
  Way: ComponentType<ToReadingProps>;
  readings: ReadingLoaders;
}

/** Every reading kept on this phone: to find again, to follow up, and what they have in common. */
function Journal({ Panes, Way, readings }: JournalProps) {
  const { t } = useLingui();
  useSession();
  const me = owner();
  const { seal, order } = route.useSearch();
  const wide = useWide();
  const { lines, whole } = useLines(me) ?? {};
  const [view, setView] = useState<View>('readings');
  const some = lines && lines.length > 0;
  const patterns = some && whole && <Patterns lines={lines} />;
  const top = some && (
    <>
      {whole && <FollowUp lines={lines} />}
      <CopyOffer me={me} count={lines.length} />
      <div className={css.views}>
        <Chips
          form="bar"
          label={t`What to show`}
          value={view}
          options={[
            ['readings', t`Readings`],
            ['patterns', t`Patterns`],
          ]}
          onChange={setView}
        />
      </div>
    </>
  );
  const copy = lines && <Copy owner={me} isEmpty={lines.length === 0} />;
  if (wide && some && !order)
    return (
      <Suspense
        fallback={
          <Page wide>
            <TopBar title={t`Journal`} up="/user" />
          </Page>
        }
      >
        <Panes
          lines={lines}
          seal={seal}
          top={top}
          end={copy}
          instead={view === 'patterns' && patterns}
          loaders={readings}
          onOpen={() => setView('readings')}
        />
      </Suspense>
    );
  return (
    <Page>
      {(order || (seal && !wide)) && (
        <Suspense>
          <Way owner={me} seal={seal} order={order} />
        </Suspense>
      )}
      <TopBar title={t`Journal`} up="/user" />
      {top}
      {some && (view === 'readings' ? <Readings lines={lines} /> : patterns)}
      {whole && lines?.length === 0 && (
        <p className={css.none}>
          {t`Nothing is kept here yet. Every reading you make on this phone will stand here, with your notes.`}
        </p>
      )}
      {copy}
    </Page>
  );
}

/** The thin rows of the journal, followed while the screen stands. */
function useLines(owner: Owner): JournalLines | undefined {
  const [read, setRead] = useState<JournalLines>();
  useEffect(() => watchLines(owner, setRead), [owner]);
  return read;
}
