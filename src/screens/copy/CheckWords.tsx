import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { beginCopy, type NewWords } from '../../actions/copy/choose.ts';
import { splitWords } from '../../actions/copy/words.ts';
import { randomBelow } from '../../domain/chance/random.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useAttempt } from '../login/useAttempt.ts';
import css from './JournalCopy.module.css';

interface CheckWordsProps {
  made: NewWords;
  onBack: () => void;
  onBegun: () => void;
}

/** Two of the words are asked for before anything is copied. */
export function CheckWords({ made, onBack, onBegun }: CheckWordsProps) {
  const { t } = useLingui();
  const { busy, said, attempt } = useAttempt();
  const [places] = useState(() => twoPlaces(made.words.length));
  const [typed, setTyped] = useState<readonly string[]>(['', '']);
  const [wrong, setWrong] = useState<readonly boolean[]>([false, false]);
  function check() {
    const mistakes = places.map((place, at) => splitWords(typed[at] ?? '').join('') !== made.words[place]);
    setWrong(mistakes);
    if (!mistakes.includes(true)) void attempt(() => beginCopy(made).then(onBegun));
  }
  return (
    <form
      className={css.part}
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <p>{t`Please enter two of them, so that you can be sure of your notes.`}</p>
      {places.map((place, at) => (
        <Field
          key={place}
          label={t`Word ${place + 1}`}
          value={typed[at] ?? ''}
          error={wrong[at] ? t`Another word stood here. Please look at your notes.` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => {
            const { value } = event.target;
            setTyped((before) => before.map((one, other) => (other === at ? value : one)));
          }}
        />
      ))}
      <Button kind="primary" wide type="submit" busy={busy}>{t`Begin the copy`}</Button>
      <Button kind="quiet" wide onClick={onBack}>{t`Show the words again`}</Button>
      <p aria-live="polite" className={css.said}>
        {said}
      </p>
    </form>
  );
}

/** Two different places, the earlier first. */
function twoPlaces(count: number): readonly [number, number] {
  const first = randomBelow(count);
  const second = (first + 1 + randomBelow(count - 1)) % count;
  return first < second ? [first, second] : [second, first];
}
