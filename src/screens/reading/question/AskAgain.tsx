import { useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import type { JournalRow } from '../../../storage/store/rows.ts';
import { Button } from '../../../ui/Button.tsx';
import css from './AskAgain.module.css';
import { useAskAgain } from './useAskAgain.ts';

/** Begins a new draw about what a reading was asked; nothing where nothing was asked. */
export function AskAgain({ row }: { row: JournalRow }) {
  const { t } = useLingui();
  const askAgain = useAskAgain();
  if (row.draw.question === '') return null;
  return (
    <div className={css.again}>
      <Button
        wide
        icon={<RotateCcw size={18} strokeWidth={1.5} aria-hidden="true" />}
        onClick={() => void askAgain(row.key)}
      >
        {t`Ask again about this`}
      </Button>
    </div>
  );
}
