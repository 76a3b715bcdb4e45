import { useLingui } from '@lingui/react/macro';
import { ShieldCheck, ShieldX, Stamp } from 'lucide-react';
import { useState } from 'react';
import { type Clarifier, isClarifierIntact } from '../../domain/draw/clarifier.ts';
import type { SealedDraw } from '../../domain/draw/draw.ts';
import { isSealIntact } from '../../domain/draw/seal.ts';
import css from './SealLine.module.css';

interface SealLineProps {
  draw: SealedDraw;
  /** The card that was drawn to it afterwards. */
  clarifier?: Clarifier | undefined;
}

/** A way to check on this phone the seals of a draw and of what was drawn to it; what they cover is said with the answer. */
export function SealLine({ draw, clarifier }: SealLineProps) {
  const { t } = useLingui();
  const covered = useCover(draw);
  const [intact, setIntact] = useState<boolean>();
  const Icon = intact === undefined ? Stamp : intact ? ShieldCheck : ShieldX;
  return (
    <section className={css.seal}>
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
      <div>
        <button
          type="button"
          onClick={() => setIntact(isSealIntact(draw) && (!clarifier || isClarifierIntact(draw, clarifier)))}
        >
          {t`Check the seal`}
        </button>
        {intact !== undefined && (
          <>
            <p role="status">
              {intact
                ? t`The seal is whole: nothing of this draw has been changed.`
                : t`The seal does not fit: something of this draw was changed after it was sealed.`}
            </p>
            <p>{covered}</p>
            <code>{draw.seal}</code>
            {clarifier && (
              <>
                <p>{t`The clarifier comes from the same sealed pile; this seal covers which card was taken for which place.`}</p>
                <code>{clarifier.seal}</code>
              </>
            )}
          </>
        )}
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
