import { useLingui } from '@lingui/react/macro';
import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import type { NamedSpread } from '../../domain/spread/named.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Places } from '../spread/Places.tsx';
import css from './AboutSpread.module.css';

/** A button of the top bar that tells what a spread is for and what each of its places asks. */
export function AboutSpread({ named: { spread, text } }: { named: NamedSpread }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-label={t`About this spread`} onClick={() => setOpen(true)}>
        <CircleHelp size={24} strokeWidth={1.5} />
      </button>
      {open && (
        <Sheet title={text.title} onClose={() => setOpen(false)}>
          <p className={css.purpose}>{text.purpose}</p>
          <Places positions={spread.positions} texts={text.positions} />
        </Sheet>
      )}
    </>
  );
}
