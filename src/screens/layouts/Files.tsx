import { Plural, useLingui } from '@lingui/react/macro';
import { Download, Upload } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { bringLayouts, giveLayouts } from '../../actions/layouts.ts';
import type { LayoutRow } from '../../storage/rows.ts';
import { Button } from '../../ui/Button.tsx';
import css from './Files.module.css';

/** Spreads as files: given to others, brought in whole or not at all. */
export function Files({ rows }: { rows: readonly LayoutRow[] }) {
  const { t } = useLingui();
  const picker = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState<ReactNode>(null);
  async function bring({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    const brought = await bringLayouts(file, t`Untitled spread`);
    if (brought.kind === 'broken') setTold(t`This file is damaged. Nothing was changed; ask for another copy of it.`);
    else if (brought.kind === 'foreign') setTold(t`This is not a file of spreads. Nothing was changed.`);
    else if (brought.kind === 'newer')
      setTold(t`This file comes from a newer version. Update the app, then bring it in again.`);
    else
      setTold(
        <>
          {brought.added > 0 && (
            <>
              <Plural value={brought.added} one="# spread was added." other="# spreads were added." />{' '}
            </>
          )}
          {brought.known > 0 && <Plural value={brought.known} one="# was here already." other="# were here already." />}
        </>,
      );
  }
  return (
    <section className={css.files}>
      <h2 className="display">{t`To give and to take`}</h2>
      <p>{t`A spread travels as a small file: send it to a friend, or bring in one that you were sent.`}</p>
      <div className={css.ways}>
        <Button
          icon={<Upload size={18} strokeWidth={1.5} aria-hidden="true" />}
          onClick={() => picker.current?.click()}
        >
          {t`Bring a file in`}
        </Button>
        {rows.length > 1 && (
          <Button
            icon={<Download size={18} strokeWidth={1.5} aria-hidden="true" />}
            onClick={() => void giveLayouts(rows.map((row) => row.table))}
          >
            {t`All as one file`}
          </Button>
        )}
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
