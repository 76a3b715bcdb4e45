import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { owner, useSession } from '../../session.ts';
import { readJournal } from '../../storage/journal.ts';
import { useLive } from '../../storage/store/live.ts';
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
  const rows = useLive(() => readJournal(me), [me]);
  const [view, setView] = useState<View>('readings');
  return (
    <Page>
      <TopBar title={t`Journal`} up="/user" />
      {rows && rows.length > 0 && (
        <>
          <FollowUp rows={rows} />
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
          {view === 'readings' ? <Readings rows={rows} /> : <Patterns rows={rows} />}
        </>
      )}
      {rows?.length === 0 && (
        <p className={css.none}>
          {t`Nothing is kept here yet. Every reading you make on this phone will stand here, with your notes.`}
        </p>
      )}
      {rows && <Copy rows={rows} />}
    </Page>
  );
}
