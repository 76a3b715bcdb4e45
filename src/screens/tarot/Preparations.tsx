import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { backToTable, prepareDraw } from '../../actions/draw/draw.ts';
import type { Draft } from '../../domain/draw/draft.ts';
import type { NamedSpread } from '../../domain/spread/named.ts';
import { changeSettings } from '../../storage/settings.ts';
import { Beginning } from './Beginning.tsx';
import { cardName } from './card-words.ts';
import { LayingSheet } from './LayingSheet.tsx';
import css from './Preparations.module.css';
import { SignificatorSheet } from './SignificatorSheet.tsx';

/** What can be settled before the shuffle: where a dated spread begins, the free table, how the person lays cards. */
export function Preparations({ draft, named: { spread } }: { draft: Draft; named: NamedSpread }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'laying' | 'significator'>();
  const { significator } = draft;
  return (
    <div className={css.preparations}>
      {spread.dated && (
        <Beginning
          dated={spread.dated}
          begins={draft.begins}
          onChange={(begins) => void prepareDraw(draft, { begins })}
        />
      )}
      {spread.free && !draft.layout && (
        <button type="button" className={css.row} onClick={() => void backToTable(draft)}>
          <span>{t`The table`}</span>
          <strong>{t`${spread.positions.length} places`}</strong>
          <ChevronRight size={18} strokeWidth={1.5} aria-hidden="true" />
        </button>
      )}
      <button type="button" className={css.row} onClick={() => setOpen('laying')}>
        <span>{t`How I lay cards`}</span>
        <strong>{significator && cardName(significator)}</strong>
        <ChevronRight size={18} strokeWidth={1.5} aria-hidden="true" />
      </button>
      {open === 'laying' && (
        <LayingSheet
          counts={spread.counts === true}
          significator={significator}
          onSignificator={() => setOpen('significator')}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'significator' && (
        <SignificatorSheet
          chosen={significator ?? null}
          onClose={() => setOpen('laying')}
          onChoose={(card) => {
            setOpen('laying');
            changeSettings({ significator: card });
            void prepareDraw(draft, { significator: card });
          }}
        />
      )}
    </div>
  );
}
