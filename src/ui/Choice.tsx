import css from './Choice.module.css';

interface ChoiceProps<Value extends string> {
  name: string;
  value: Value;
  options: readonly { value: Value; name: string; lang?: string }[];
  onChange: (value: Value) => void;
}

/** A line of the settings: what it is about, and the list to choose from. */
export function Choice<Value extends string>({ name, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <label className={css.choice}>
      <span>{name}</span>
      <select value={value} onChange={(event) => onChange(event.target.value as Value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  );
}
