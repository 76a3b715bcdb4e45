import { useLingui } from '@lingui/react/macro';
import { removeLayout } from '../../storage/layouts.ts';
import type { LayoutRow } from '../../storage/rows.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import css from './RemoveLayout.module.css';

/** Asks before a spread leaves the phone for good; the readings made with it stay. */
export function RemoveLayout({ row, onClose }: { row: LayoutRow; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Sheet title={t`Remove “${row.table.title}”?`} onClose={onClose}>
      <div className={css.body}>
        <p>{t`The readings you made with it stay in the journal. The spread itself cannot be brought back, unless you keep a file of it.`}</p>
        <Button wide onClick={() => void removeLayout(row.key).then(onClose)}>
          {t`Remove`}
        </Button>
        <Button kind="quiet" wide onClick={onClose}>
          {t`Keep it`}
        </Button>
      </div>
    </Sheet>
  );
}
