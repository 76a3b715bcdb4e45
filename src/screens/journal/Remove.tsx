import { useLingui } from '@lingui/react/macro';
import type { EntryLine } from '../../domain/journal/line.ts';
import { removeReading } from '../../storage/journal.ts';
import { RemoveSheet } from '../../ui/RemoveSheet.tsx';
import css from './sheet.module.css';

interface RemoveProps {
  row: EntryLine;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a reading leaves the phone for good. */
export function Remove({ row, onRemoved, onClose }: RemoveProps) {
  const { t } = useLingui();
  return (
    <RemoveSheet
      title={t`Remove this reading?`}
      onRemove={() => removeReading(row.key).then(onRemoved)}
      onClose={onClose}
    >
      <p className={css.quote}>{row.draw.question || t`Without a question`}</p>
      <p>
        {row.sold
          ? t`It leaves this phone with its note. The text you ordered stays under Orders.`
          : t`It leaves this phone with its note, and cannot be brought back.`}
      </p>
    </RemoveSheet>
  );
}
