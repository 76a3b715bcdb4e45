import { useLingui } from '@lingui/react/macro';
import { wayFits } from '../../../domain/question/options.ts';
import { cleanQuestion, countCharacters } from '../../../domain/question/question.ts';
import { Field } from '../../../ui/Field.tsx';
import css from './WayFields.module.css';

interface WayFieldsProps {
  ways: readonly [string, string];
  onChange: (ways: [string, string]) => void;
}

/** What the two ways are called between which is chosen. Both may stay empty. */
export function WayFields({ ways: [first, second], onChange }: WayFieldsProps) {
  const { t } = useLingui();
  const error = (name: string) => {
    const count = countCharacters(cleanQuestion(name));
    return wayFits(name) ? undefined : t`At most 20 characters; you have ${count}.`;
  };
  return (
    <fieldset className={css.ways}>
      <legend>{t`What the two ways are called`}</legend>
      <Field
        label={t`First option`}
        value={first}
        error={error(first)}
        onChange={(event) => onChange([event.target.value, second])}
      />
      <Field
        label={t`Second option`}
        value={second}
        error={error(second)}
        onChange={(event) => onChange([first, event.target.value])}
      />
    </fieldset>
  );
}
