import { type ComponentType, lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import type { CatalogName } from '../../domain/paths.ts';
import { GRAND_TABLEAU } from '../../domain/spread/spread.ts';
import { loadScreenMessages } from '../../i18n/catalogs.ts';
import { fetchPart } from '../../platform/part.ts';
import { owner } from '../../session.ts';
import { readEntry } from '../../storage/journal.ts';
import { useLive } from '../../storage/store/live.ts';
import type { JournalRow } from '../../storage/store/rows.ts';
import { InPane } from '../../ui/in-pane.ts';
import { NoReading } from '../reading/NoReading.tsx';
import css from './Journal.module.css';

interface EntryProps {
  seal: string;
  /** What the pane is called: the question. */
  label: string;
  /** The reading that the address names. When that changes the focus goes to the pane; Escape leads back. */
  chosen: string | undefined;
  loaders: ReadingLoaders;
  onLeave: () => void;
}

/** The reading that was chosen from the journal, beside its list. */
export function Entry({ seal, label, chosen, loaders, onLeave }: EntryProps) {
  const me = owner();
  const read = useLive(async () => ({ seal, row: await readEntry(me, seal) }), [me, seal]);
  const pane = useRef<HTMLElement>(null);
  const before = useRef(chosen);
  useEffect(() => {
    if (chosen !== before.current) pane.current?.focus({ preventScroll: true });
    before.current = chosen;
  }, [chosen]);
  const row = read?.seal === seal ? read.row : undefined;
  const kind = row && kindOf(row);
  const Reading = useMemo(() => kind && readingOf(kind, loaders), [kind, loaders]);
  return (
    <section
      ref={pane}
      className={css.entry}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={({ key, target }) => {
        if (key === 'Escape' && !(target as Element).closest('dialog')) onLeave();
      }}
    >
      <InPane value>
        <Suspense>
          {row && Reading && <Reading key={row.key} row={row} />}
          {read?.seal === seal && !row && <NoReading deck="tarot" />}
        </Suspense>
      </InPane>
    </section>
  );
}

type Kind = 'tarot' | 'lenormand' | 'tableau' | 'stardice';

/** Fetch the readings of each kind without the screen round them; the list of screens gives them, which knows their files. */
export type ReadingLoaders = Readonly<Record<Kind, () => Promise<ComponentType<{ row: JournalRow }>>>>;

const CATALOGS: Partial<Record<Kind, CatalogName>> = { lenormand: 'lenormand', tableau: 'lenormand', stardice: 'dice' };

function kindOf({ draw }: JournalRow): Kind {
  return draw.spreadId === GRAND_TABLEAU && draw.deck === 'lenormand' ? 'tableau' : draw.deck;
}

/** A kind of reading, with its words, as a component that is fetched when it is first shown. */
function readingOf(kind: Kind, loaders: ReadingLoaders) {
  return lazy(() =>
    fetchPart(async () => {
      const [component] = await Promise.all([loaders[kind](), loadScreenMessages(CATALOGS[kind])]);
      return { default: component };
    }),
  );
}
