import css from './Chips.module.css';

interface ChipsProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, name: string])[];
  onChange: (value: Value) => void;
  /** `row`: pills that scroll sideways; `bar`: equal parts of one bar. */
  form: 'row' | 'bar';
}

/** A choice of one among a few. */
export function Chips<Value extends string>({ label, value, options, onChange, form }: ChipsProps<Value>) {
  return (
    <fieldset className={css[form]} aria-label={label}>
      {options.map(([one, name]) => (
        <button key={one} type="button" aria-pressed={one === value} onClick={() => onChange(one)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
