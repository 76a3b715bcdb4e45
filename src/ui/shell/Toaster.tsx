import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { dismissToast, onToast, shownToast } from '../toast.ts';
import css from './Toaster.module.css';

export function Toaster() {
  const { t } = useLingui();
  const toast = useSyncExternalStore(onToast, shownToast, shownToast);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // above a sheet that is open; where a browser has no popovers, above the page alone
    place.current?.hidePopover?.();
    if (toast) place.current?.showPopover?.();
  }, [toast]);
  return (
    <div ref={place} popover="manual" className={css.place} role="status" aria-live="polite">
      {toast && (
        <div className={css.toast}>
          <span>{toast.text}</span>
          {toast.action && (
            <>
              <button
                type="button"
                className={css.action}
                onClick={() => {
                  // what it does may have something to say itself
                  dismissToast();
                  toast.action?.run();
                }}
              >
                {toast.action.label}
              </button>
              <button type="button" className={css.close} onClick={dismissToast} aria-label={t`Close`}>
                <X size={18} strokeWidth={1.5} />
              </button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
