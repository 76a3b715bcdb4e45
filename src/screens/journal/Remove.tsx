import { useLingui } from '@lingui/react/macro';
import { removeReading } from '../../storage/journal.ts';
import type { JournalRow } from '../../storage/rows.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import css from './sheet.module.css';

/** Asks before a reading leaves the phone for good. */
export function Remove({ row, onClose }: { row: JournalRow; onClose: () => void }) {
  const { t } = useLingui();
  async function remove() {
    await removeReading(row.key);
    onClose();
  }
  return (
    <Sheet title={t`Remove this reading?`} onClose={onClose}>
      <div className={css.body}>
        <p className={css.quote}>{row.draw.question || t`Without a question`}</p>
        <p>
          {row.served || row.servedByPerson
            ? t`It leaves this phone with its note. The text you ordered stays under Orders.`
            : t`It leaves this phone with its note, and cannot be brought back.`}
        </p>
        <Button wide onClick={() => void remove()}>
          {t`Remove`}
        </Button>
        <Button kind="quiet" wide onClick={onClose}>
          {t`Keep it`}
        </Button>
      </div>
    </Sheet>
  );
}
