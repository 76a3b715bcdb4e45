import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dropBirth, keepBirth } from '../../actions/sky/charts.ts';
import { type Birth, birthFaults } from '../../domain/sky/birth.ts';
import type { ChartRow } from '../../storage/store/rows.ts';
import { Button } from '../../ui/Button.tsx';
import { Chips } from '../../ui/Chips.tsx';
import { Field } from '../../ui/Field.tsx';
import { useSingly } from '../../ui/useSingly.ts';
import css from './BirthForm.module.css';
import { ClockLine } from './ClockLine.tsx';
import { PlacePicker } from './place/PlacePicker.tsx';
import { useFaultWords } from './useFaultWords.ts';

const NEW: Birth = {
  name: '',
  sex: null,
  date: '',
  time: '',
  place: '',
  latitude: 0,
  longitude: 0,
  zone: 'UTC',
  later: false,
  relation: 'self',
};

interface BirthFormProps {
  row: ChartRow | undefined;
  /** It is kept; resolves when the page is left. */
  onKept: (key: string) => Promise<void>;
  onRemoved: () => void;
}

/** Name, day, hour and place of a birth. What is wrong is said beside its field; nothing typed is lost. */
export function BirthForm({ row, onKept, onRemoved }: BirthFormProps) {
  const { t } = useLingui();
  const [begun] = useState(row);
  const [birth, setBirth] = useState<Birth>(row?.birth ?? NEW);
  const [tried, setTried] = useState(false);
  const [unreal, setUnreal] = useState(false);
  const words = useFaultWords();
  const faults = tried ? birthFaults(birth) : [];
  const wrong = (field: keyof Birth) => {
    const fault = faults.find((one) => one.field === field);
    if (field === 'date' && fault?.fault === 'empty' && unreal) return words({ field, fault: 'no-such-day' });
    return fault && words(fault);
  };
  const change = (part: Partial<Birth>) => setBirth((before) => ({ ...before, ...part }));

  const keep = useSingly(async () => {
    setTried(true);
    if (birthFaults(birth).length > 0) return;
    await onKept(await keepBirth({ ...birth, name: birth.name.trim() }, begun));
  });

  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A 31 February reaches nobody as a value: the field itself knows that something stands in it.
        const day = event.currentTarget.querySelector<HTMLInputElement>('input[type=date]');
        setUnreal(day?.validity.badInput ?? false);
        void keep();
      }}
    >
      <Chips
        form="bar"
        label={t`Whose chart`}
        value={birth.relation}
        options={[
          ['self', t`Mine`],
          ['other', t`Somebody else’s`],
        ]}
        onChange={(relation) => change({ relation })}
      />
      <div className={css.fields}>
        <Field
          label={t({ message: 'Name', context: 'of a person' })}
          autoComplete="off"
          maxLength={60}
          value={birth.name}
          error={wrong('name')}
          onChange={(event) => change({ name: event.target.value })}
        />
        <When birth={birth} wrong={wrong} change={change} />
        <PlacePicker
          value={birth.place ? { ...birth, name: birth.place } : null}
          error={wrong('place')}
          onChange={({ name, latitude, longitude, zone }) =>
            change({ place: name, latitude, longitude, zone, later: false })
          }
        />
        <ClockLine
          birth={birth}
          onLater={(later) => change({ later })}
          onZone={(zone) => change({ zone, later: false })}
        />
        <Sex value={birth.sex} onChange={(sex) => change({ sex })} />
      </div>
      <div className={css.foot}>
        <Button kind="primary" wide type="submit">
          {row ? t`Keep` : t`Cast the chart`}
        </Button>
        {row && <Removal onRemove={() => dropBirth(row.key).then(onRemoved)} />}
      </div>
    </form>
  );
}

interface WhenProps {
  birth: Birth;
  wrong: (field: keyof Birth) => string | undefined;
  change: (part: Partial<Birth>) => void;
}

/** The day, and the hour where it is known. */
function When({ birth, wrong, change }: WhenProps) {
  const { t } = useLingui();
  return (
    <>
      <Field
        label={t`Date of birth`}
        type="date"
        min="1800-01-03"
        max="2399-12-30"
        value={birth.date}
        error={wrong('date')}
        onChange={(event) => change({ date: event.target.value, later: false })}
      />
      <Field
        label={t`Time of birth, by the clock of the place`}
        type="time"
        value={birth.time ?? ''}
        disabled={birth.time === null}
        error={wrong('time')}
        onChange={(event) => change({ time: event.target.value, later: false })}
      />
      <label className={css.check}>
        <input
          type="checkbox"
          checked={birth.time === null}
          onChange={(event) => change({ time: event.target.checked ? null : '', later: false })}
        />
        <span>{t`I do not know the time`}</span>
      </label>
      {birth.time === null && (
        <p className={css.note}>
          {t`Without a time there is no ascendant and there are no houses. Signs and aspects are cast for noon, and what changed its sign that day is marked.`}
        </p>
      )}
    </>
  );
}

function Sex({ value, onChange }: { value: Birth['sex']; onChange: (sex: Birth['sex']) => void }) {
  const { t } = useLingui();
  return (
    <fieldset className={css.sex}>
      <legend>{t`Sex (optional)`}</legend>
      <Chips
        form="bar"
        label={t`Sex (optional)`}
        value={value ?? 'none'}
        options={[
          ['female', t`Female`],
          ['male', t`Male`],
          ['other', t`Other`],
          ['none', t`Unsaid`],
        ]}
        onChange={(sex) => onChange(sex === 'none' ? null : sex)}
      />
    </fieldset>
  );
}

/** Takes the chart away at the second tap. */
function Removal({ onRemove }: { onRemove: () => Promise<void> }) {
  const { t } = useLingui();
  const [leaving, setLeaving] = useState(false);
  return (
    <Button kind="quiet" wide onClick={() => (leaving ? void onRemove() : setLeaving(true))}>
      {leaving ? t`Really remove this chart, on all your devices` : t`Remove this chart`}
    </Button>
  );
}
