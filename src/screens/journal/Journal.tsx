import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { owner, useSession } from '../../session.ts';
import { type JournalLines, watchLines } from '../../storage/journal-lines.ts';
import type { Owner } from '../../storage/store/rows.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { Copy } from './Copy.tsx';
import css from './Journal.module.css';
import { FollowUp } from './LookBack.tsx';
import { Patterns } from './Patterns.tsx';
import { Readings } from './Readings.tsx';

type View = 'readings' | 'patterns';

/** Every reading kept on this phone: to find again, to follow up, and what they have in common. */
export function Journal() {
  const { t } = useLingui();
  useSession();
  const me = owner();
  const { lines, whole } = useLines(me) ?? {};
  const [view, setView] = useState<View>('readings');
  return (
    <Page>
      <TopBar title={t`Journal`} up="/user" />
      {lines && lines.length > 0 && (
        <>
          {whole && <FollowUp lines={lines} />}
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
          {view === 'readings' ? <Readings lines={lines} /> : whole && <Patterns lines={lines} />}
        </>
      )}
      {whole && lines?.length === 0 && (
        <p className={css.none}>
          {t`Nothing is kept here yet. Every reading you make on this phone will stand here, with your notes.`}
        </p>
      )}
      {lines && <Copy owner={me} isEmpty={lines.length === 0} />}
    </Page>
  );
}

/** The thin rows of the journal, followed while the screen stands. */
function useLines(owner: Owner): JournalLines | undefined {
  const [read, setRead] = useState<JournalLines>();
  useEffect(() => watchLines(owner, setRead), [owner]);
  return read;
}
