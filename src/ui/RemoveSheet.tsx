import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import css from './RemoveSheet.module.css';
import { Sheet } from './Sheet.tsx';

interface RemoveSheetProps {
  title: string;
  /** What is lost by it, and what is not. */
  children: ReactNode;
  onRemove: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something leaves the phone for good. */
export function RemoveSheet({ title, children, onRemove, onClose }: RemoveSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet title={title} onClose={onClose}>
      <div className={css.body}>
        {children}
        <Button wide onClick={() => void onRemove().then(onClose)}>
          {t`Remove`}
        </Button>
        <Button kind="quiet" wide onClick={onClose}>
          {t`Keep it`}
        </Button>
      </div>
    </Sheet>
  );
}
