import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isClarifiable } from '../../domain/draw/clarifier.ts';
import type { NamedSpread } from '../../domain/spread/named.ts';
import type { JournalRow } from '../../storage/store/rows.ts';
import { Button } from '../../ui/Button.tsx';
import { useMatter } from '../reading/question/useMatter.ts';
import css from './Clarify.module.css';
import { ClarifySheet } from './ClarifySheet.tsx';

/** Offers one more card for one place, once. A single card that was asked for yes or no stays alone: drawing on would be asking again. */
export function Clarify({ row, named }: { row: JournalRow; named: NamedSpread }) {
  const { t } = useLingui();
  const { draw, clarifier } = row;
  const [open, setOpen] = useState(false);
  const form = useMatter(draw.question, draw.topic, row.matter)?.matter.form;
  const alone = draw.cards.length === 1 && form === 'whether';
  const offered = !clarifier && form !== undefined && !alone && isClarifiable(draw);
  return (
    <>
      {offered && (
        <section className={css.clarify}>
          <p>{t`Is one place still unclear? You can draw one card to it, once. It adds to that place; the answer stays as it is.`}</p>
          <Button onClick={() => setOpen(true)}>{t`Draw a clarifier`}</Button>
        </section>
      )}
      {open && <ClarifySheet row={row} named={named} onClose={() => setOpen(false)} />}
    </>
  );
}
