import { useLingui } from '@lingui/react/macro';
import { ShieldCheck, ShieldX, Stamp } from 'lucide-react';
import { useState } from 'react';
import type { SealedDraw } from '../../domain/draw/draw.ts';
import { isSealIntact } from '../../domain/draw/seal.ts';
import css from './SealLine.module.css';

/** The seal of a draw, and a way to check it on this phone. */
export function SealLine({ draw }: { draw: SealedDraw }) {
  const { t } = useLingui();
  const [intact, setIntact] = useState<boolean>();
  const Icon = intact === undefined ? Stamp : intact ? ShieldCheck : ShieldX;
  return (
    <section className={css.seal}>
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
      <div>
        <p>
          {intact === undefined
            ? draw.deck === 'stardice'
              ? t`Sealed before the dice rolled. The seal covers their faces, the question and the time.`
              : t`Sealed before a card was shown. The seal covers order, orientation, positions, question and time.`
            : intact
              ? t`The seal is whole: nothing of this draw has been changed.`
              : t`The seal does not fit: something of this draw was changed after it was sealed.`}
        </p>
        <code>{draw.seal}</code>
        <button type="button" onClick={() => setIntact(isSealIntact(draw))}>
          {t`Check the seal`}
        </button>
      </div>
    </section>
  );
}
