import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useState } from 'react';
import { keep, kept } from '../../storage/store/kept.ts';
import type { Owner } from '../../storage/store/rows.ts';
import css from './CopyOffer.module.css';

/** Readings after which a copy is offered. */
const SOME = 3;

/** One line that offers the encrypted copy to who is logged in and has none; sent away, it does not come back. */
export function CopyOffer({ me, count }: { me: Owner; count: number }) {
  const { t } = useLingui();
  const [isAway, setAway] = useState(() => kept('CopyOfferAway') !== null);
  if (me === '' || count < SOME || isAway || kept('JournalCopy')) return null;
  return (
    <p className={css.offer}>
      <Link to="/user/copy">{t`Keep an encrypted copy, in case this phone is lost`}</Link>
      <button
        type="button"
        aria-label={t`Do not offer this again`}
        onClick={() => {
          keep('CopyOfferAway', '1');
          setAway(true);
        }}
      >
        <X size={18} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </p>
  );
}
