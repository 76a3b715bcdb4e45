import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { type Table, withChange, withOrder, withoutPlace } from '../../domain/spread/table.ts';
import { MAX_MEANING_CHARACTERS, MAX_NAME_CHARACTERS } from '../../domain/spread/table-words.ts';
import css from './PlacePanel.module.css';

interface PlacePanelProps {
  table: Table;
  index: number;
  onChange: (table: Table) => void;
  onChoose: (key: string | null) => void;
}

/** The place that is chosen on the table: its name, what it asks, when its card is laid, whether it lies across. */
export function PlacePanel({ table, index, onChange, onChoose }: PlacePanelProps) {
  const { t } = useLingui();
  const place = table.places[index]!;
  const { key } = place;
  const remove = () => {
    const next = withoutPlace(table, key);
    onChange(next);
    onChoose(next.places[Math.min(index, next.places.length - 1)]?.key ?? null);
  };
  return (
    <section className={css.panel} aria-label={t`Place ${index + 1}`}>
      <header>
        <h2 className="display">{t`Place ${index + 1}`}</h2>
        <button
          type="button"
          aria-label={t`Lay it earlier`}
          disabled={index === 0}
          onClick={() => onChange(withOrder(table, key, -1))}
        >
          <ArrowLeft size={20} strokeWidth={1.5} aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={t`Lay it later`}
          disabled={index === table.places.length - 1}
          onClick={() => onChange(withOrder(table, key, 1))}
        >
          <ArrowRight size={20} strokeWidth={1.5} aria-hidden="true" />
        </button>
        <button type="button" aria-label={t`Take it away`} disabled={table.places.length === 1} onClick={remove}>
          <Trash2 size={20} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </header>
      <label className={css.field}>
        <span>{t`Name`}</span>
        <input
          value={place.name}
          maxLength={MAX_NAME_CHARACTERS}
          placeholder={t`Past, what helps, the other …`}
          onChange={(event) => onChange(withChange(table, key, { name: event.target.value }))}
        />
      </label>
      <label className={css.field}>
        <span>{t`What this place asks`}</span>
        <textarea
          rows={2}
          value={place.meaning}
          maxLength={MAX_MEANING_CHARACTERS}
          onChange={(event) => onChange(withChange(table, key, { meaning: event.target.value.replace(/\n/g, ' ') }))}
        />
      </label>
      <label className={css.across}>
        <input
          type="checkbox"
          checked={place.crossing === true}
          onChange={(event) => onChange(withChange(table, key, { crossing: event.target.checked }))}
        />
        <span>{t`The card lies across and is read upright`}</span>
      </label>
    </section>
  );
}
