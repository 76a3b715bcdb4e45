import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { endCopy } from '../../actions/copy/choose.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useAttempt } from '../login/useAttempt.ts';
import css from './JournalCopy.module.css';

interface EndCopyProps {
  why: string;
  onClose: () => void;
  onEnded: () => void;
}

/** Deletes the copy, after it was asked for twice. */
export function EndCopy({ why, onClose, onEnded }: EndCopyProps) {
  const { t } = useLingui();
  const { busy, said, attempt } = useAttempt();
  const [isSure, setSure] = useState(false);
  return (
    <Sheet title={t`Delete the copy`} onClose={onClose}>
      <div className={css.part}>
        <p>{why}</p>
        {isSure ? (
          <>
            <p>{t`Once deleted, the copy cannot be brought back. Delete it?`}</p>
            <Button wide busy={busy} onClick={() => void attempt(() => endCopy().then(onEnded))}>
              {t`Yes, delete it for good`}
            </Button>
          </>
        ) : (
          <Button wide onClick={() => setSure(true)}>{t`Delete the copy`}</Button>
        )}
        <p aria-live="polite" className={css.said}>
          {said}
        </p>
      </div>
    </Sheet>
  );
}
