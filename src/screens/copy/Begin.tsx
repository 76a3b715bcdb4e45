import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { beginCopy, makeWords, type NewWords } from '../../actions/copy/choose.ts';
import { splitWords } from '../../actions/copy/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useAttempt } from '../login/useAttempt.ts';
import css from './JournalCopy.module.css';
import { WordList } from './WordList.tsx';

/** What a copy is, its words, two of them asked for, and then it begins. */
export function Begin({ onBegun }: { onBegun: () => void }) {
  const { t } = useLingui();
  const { busy, said, attempt } = useAttempt();
  const [made, setMade] = useState<NewWords>();
  const [isWritten, setWritten] = useState(false);
  if (made && isWritten) return <Check made={made} onBack={() => setWritten(false)} onBegun={onBegun} />;
  if (made)
    return (
      <>
        <p>{t`These are your recovery words. Write them on paper in this order, and keep them where nobody else looks.`}</p>
        <WordList words={made.words} />
        <p
          className={css.quiet}
        >{t`Whoever has them can open the copy from your account. Nobody of ours will ever ask you for them.`}</p>
        <Button kind="primary" wide onClick={() => setWritten(true)}>{t`I have written them down`}</Button>
      </>
    );
  return (
    <>
      <p>{t`Your journal lives on this phone alone. If you like, our server keeps a copy of it, sealed on this phone: we see how many readings there are, their sizes and when they change, but not a word of them.`}</p>
      <p>{t`Twelve recovery words open it. With them your journal comes to a new phone. If you lose the words and your phones, the copy is lost: nobody can open it, and neither can we.`}</p>
      <Button kind="primary" wide busy={busy} onClick={() => void attempt(async () => setMade(await makeWords()))}>
        {t`Show me my recovery words`}
      </Button>
      <p aria-live="polite" className={css.said}>
        {said}
      </p>
    </>
  );
}

interface CheckProps {
  made: NewWords;
  onBack: () => void;
  onBegun: () => void;
}

/** Two of the words are asked for before anything is copied. */
function Check({ made, onBack, onBegun }: CheckProps) {
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
  const first = Math.floor(Math.random() * count);
  const second = (first + 1 + Math.floor(Math.random() * (count - 1))) % count;
  return first < second ? [first, second] : [second, first];
}
