import { Plural, useLingui } from '@lingui/react/macro';
import { Download, Upload } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { bringJournal, giveJournal } from '../../actions/journal.ts';
import type { JournalRow } from '../../storage/rows.ts';
import { Button } from '../../ui/Button.tsx';
import css from './Copy.module.css';

/** The journal as a file: given out whole, brought in whole or not at all. */
export function Copy({ rows }: { rows: readonly JournalRow[] }) {
  const { t } = useLingui();
  const picker = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState<ReactNode>(null);
  async function bring({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    const brought = await bringJournal(file);
    if (brought.kind === 'broken') setTold(t`This file is damaged. Nothing was changed; try another copy of it.`);
    else if (brought.kind === 'foreign') setTold(t`This is not a journal of ours. Nothing was changed.`);
    else if (brought.kind === 'newer')
      setTold(t`This file comes from a newer version. Update the app, then bring it in again.`);
    else
      setTold(
        <>
          <Plural value={brought.added} one="# reading was added." other="# readings were added." />{' '}
          {brought.altered > 0 && (
            <Plural
              value={brought.altered}
              one="# was left out, since it was changed after it had been sealed."
              other="# were left out, since they were changed after they had been sealed."
            />
          )}
        </>,
      );
  }
  return (
    <section className={css.copy}>
      <h2 className="display">{t`A copy for yourself`}</h2>
      <p>{t`The journal lives on this phone alone. Keep a file of it where you keep what matters.`}</p>
      <div className={css.ways}>
        <Button
          icon={<Download size={18} strokeWidth={1.5} aria-hidden="true" />}
          disabled={rows.length === 0}
          onClick={() => void giveJournal(rows)}
        >
          {t`Save a file`}
        </Button>
        <Button
          icon={<Upload size={18} strokeWidth={1.5} aria-hidden="true" />}
          onClick={() => picker.current?.click()}
        >
          {t`Bring a file in`}
        </Button>
      </div>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t`Bring a file in`}
        onChange={(event) => void bring(event)}
      />
      <p aria-live="polite" className={css.told}>
        {told}
      </p>
    </section>
  );
}
