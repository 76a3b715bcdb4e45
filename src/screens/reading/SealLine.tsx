import { useLingui } from '@lingui/react/macro';
import { ShieldCheck, ShieldX, Stamp } from 'lucide-react';
import { useState } from 'react';
import type { SealedDraw } from '../../domain/draw/draw.ts';
import { isSealIntact } from '../../domain/draw/seal.ts';
import css from './SealLine.module.css';

/** The seal of a draw, and a way to check it on this phone. */
export function SealLine({ draw }: { draw: SealedDraw }) {
  const { t } = useLingui();
  const covered = useCover(draw);
  const [intact, setIntact] = useState<boolean>();
  const Icon = intact === undefined ? Stamp : intact ? ShieldCheck : ShieldX;
  return (
    <section className={css.seal}>
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
      <div>
        <p>
          {intact === undefined
            ? covered
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

/** What the seal covers, and what it cannot vouch for. */
function useCover({ deck, byHand }: SealedDraw): string {
  const { t } = useLingui();
  if (byHand && deck === 'stardice')
    return t`Sealed as you entered them: the faces, the question and the time. The throw itself was yours.`;
  if (byHand) return t`Sealed as you laid them: cards, orientation, places, question and time. The shuffle was yours.`;
  if (deck === 'stardice')
    return t`Sealed before the dice rolled. The seal covers their faces, the question and the time.`;
  return t`Sealed before a card was shown. The seal covers order, orientation, positions, question and time.`;
}
