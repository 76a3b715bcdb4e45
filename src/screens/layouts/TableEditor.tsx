import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { movedTo, type Table, type TablePlace, withPlace } from '../../domain/spread/table.ts';
import { Button } from '../../ui/Button.tsx';
import { LayingTable } from '../../ui/card/LayingTable.tsx';
import { PlacePanel } from './PlacePanel.tsx';
import css from './TableEditor.module.css';

interface TableEditorProps {
  table: Table;
  most: number;
  onChange: (table: Table) => void;
}

/** Lays the places of a table: where they lie, what they are called, in which order their cards come. */
export function TableEditor({ table, most, onChange }: TableEditorProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string | null>(table.places[0]?.key ?? null);
  const index = table.places.findIndex((place) => place.key === chosen);
  const nameOf = (place: TablePlace, at: number) => {
    const name = place.name || t`without a name`;
    return t`Place ${at + 1}, ${name}. The arrow keys move it.`;
  };
  const add = () => {
    const next = withPlace(table, most);
    if (!next) return;
    onChange(next);
    setChosen(next.places.at(-1)!.key);
  };
  return (
    <>
      <LayingTable
        places={table.places}
        chosen={chosen}
        label={t`The table`}
        nameOf={nameOf}
        renderPlace={(place, at) => (
          <>
            <strong className="figures">{at + 1}</strong>
            {place.name && <span className={css.name}>{place.name}</span>}
          </>
        )}
        onChoose={setChosen}
        onMove={(key, x, y) => onChange(movedTo(table, key, x, y))}
      />
      <div className={css.tools}>
        <p className="figures">{t`${table.places.length} of at most ${most} places`}</p>
        <Button
          icon={<Plus size={18} strokeWidth={1.5} aria-hidden="true" />}
          disabled={table.places.length >= most}
          onClick={add}
        >
          {t`Add a place`}
        </Button>
      </div>
      {index >= 0 && <PlacePanel key={chosen} table={table} index={index} onChange={onChange} onChoose={setChosen} />}
    </>
  );
}
