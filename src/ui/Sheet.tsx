import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './Sheet.module.css';
import { useAboveKeyboard } from './useAboveKeyboard.ts';
import { useModal } from './useModal.ts';

interface SheetProps {
  title: string;
  /** Called when the person sends the sheet away: by its button, by Escape or by a tap beside it. */
  onClose: () => void;
  children: ReactNode;
}

/** A sheet over the page. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const { t } = useLingui();
  const dialog = useModal();
  useAboveKeyboard(dialog);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser's own
    <dialog
      ref={dialog}
      className={css.sheet}
      tabIndex={-1}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={css.body}>
        <header className={css.head}>
          <h2 className="display">{title}</h2>
          <button type="button" className={css.close} onClick={onClose} aria-label={t`Close`}>
            <X size={22} strokeWidth={1.5} />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
