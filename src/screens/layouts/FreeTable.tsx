import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { layTable } from '../../actions/draw/draw.ts';
import type { Draft } from '../../domain/draw/draft.ts';
import type { Spread } from '../../domain/spread/spread.ts';
import { gathered, MAX_FREE_PLACES, type Table } from '../../domain/spread/table.ts';
import { tidyTable } from '../../domain/spread/table-words.ts';
import { Button } from '../../ui/Button.tsx';
import css from './FreeTable.module.css';
import { TableEditor } from './TableEditor.tsx';

/** The first step of a free draw: the table is laid before a card is shuffled. */
export function FreeTable({ draft, spread }: { draft: Draft; spread: Spread }) {
  const { t } = useLingui();
  const [table, setTable] = useState<Table>(() => draft.table ?? asItStands(spread));
  return (
    <section className={css.stage}>
      <p
        className={css.hint}
      >{t`Lay the places first: drag them where you like and name them, or leave them as they are.`}</p>
      <TableEditor table={table} most={MAX_FREE_PLACES} onChange={setTable} />
      <Button kind="primary" wide className={css.go} onClick={() => void layTable(draft, gathered(tidyTable(table)))}>
        {t`To the question`}
      </Button>
    </section>
  );
}

function asItStands(spread: Spread): Table {
  const places = spread.positions.map(({ key, x, y }) => ({ key, name: '', meaning: '', x, y }));
  return { title: '', places };
}
