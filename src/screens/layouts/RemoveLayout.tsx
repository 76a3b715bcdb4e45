import { useLingui } from '@lingui/react/macro';
import { removeLayout } from '../../storage/layouts.ts';
import type { LayoutRow } from '../../storage/store/rows.ts';
import { RemoveSheet } from '../../ui/RemoveSheet.tsx';

/** Asks before a spread leaves the phone for good; the readings made with it stay. */
export function RemoveLayout({ row, onClose }: { row: LayoutRow; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <RemoveSheet title={t`Remove “${row.table.title}”?`} onRemove={() => removeLayout(row.key)} onClose={onClose}>
      <p>{t`The readings you made with it stay in the journal. The spread itself cannot be brought back, unless you keep a file of it.`}</p>
    </RemoveSheet>
  );
}
