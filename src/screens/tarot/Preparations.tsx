import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { backToTable, prepareDraw } from '../../actions/draw.ts';
import type { Draft } from '../../domain/draw/draft.ts';
import type { NamedSpread } from '../../domain/spread/named.ts';
import { changeSettings } from '../../storage/settings.ts';
import { Beginning } from './Beginning.tsx';
import { cardName } from './card-words.ts';
import css from './Preparations.module.css';
import { SignificatorSheet } from './SignificatorSheet.tsx';

/** What is settled before the shuffle: where a dated spread begins, the free table, the significator. */
export function Preparations({ draft, named: { spread } }: { draft: Draft; named: NamedSpread }) {
  const { t } = useLingui();
  const [choosing, setChoosing] = useState(false);
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
      <button type="button" className={css.row} onClick={() => setChoosing(true)}>
        <span>{t`Significator`}</span>
        <strong>{significator ? cardName(significator) : t`Without one`}</strong>
        <ChevronRight size={18} strokeWidth={1.5} aria-hidden="true" />
      </button>
      {choosing && (
        <SignificatorSheet
          chosen={significator ?? null}
          onClose={() => setChoosing(false)}
          onChoose={(card) => {
            setChoosing(false);
            changeSettings({ significator: card });
            void prepareDraw(draft, { significator: card });
          }}
        />
      )}
    </div>
  );
}
