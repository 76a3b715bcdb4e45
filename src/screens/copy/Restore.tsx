import { Plural, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { restoreCopy } from '../../actions/copy/choose.ts';
import { Button } from '../../ui/Button.tsx';
import { Sentences } from '../../ui/Sentences.tsx';
import { useAttempt } from '../login/useAttempt.ts';
import { EndCopy } from './EndCopy.tsx';
import css from './JournalCopy.module.css';

interface RestoreProps {
  readings: number;
  onChanged: () => void;
}

/** The account has a copy that this phone has no words for. */
export function Restore({ readings, onChanged }: RestoreProps) {
  const { t } = useLingui();
  const id = useId();
  const { busy, said, attempt } = useAttempt();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState('');
  const [isEnding, setEnding] = useState(false);
  async function restore() {
    setWrong('');
    const outcome = await restoreCopy(typed);
    if (outcome === 'restored') return onChanged();
    setWrong(
      outcome === 'other'
        ? t`These words belong to another copy.`
        : t`These are not twelve recovery words. Perhaps one is misspelt or missing.`,
    );
  }
  return (
    <form
      className={css.part}
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(restore);
      }}
    >
      <p>
        <Sentences>
          <Plural value={readings} one="Your copy holds # reading." other="Your copy holds # readings." />
          {t`Enter your recovery words, and they come to this phone. What is here already stays.`}
        </Sentences>
      </p>
      <div className={css.entry}>
        <label htmlFor={id}>{t`Recovery words`}</label>
        <textarea
          id={id}
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={`${id}error`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p id={`${id}error`} role="alert" className={css.error}>
          {wrong}
        </p>
      </div>
      <Button kind="primary" wide type="submit" busy={busy} disabled={typed.trim() === ''}>{t`Open the copy`}</Button>
      <Button kind="quiet" wide onClick={() => setEnding(true)}>{t`I no longer have the words`}</Button>
      <p aria-live="polite" className={css.said}>
        {said}
      </p>
      {isEnding && (
        <EndCopy
          why={t`Without the words nobody can open this copy. You can delete it and begin a new one with the journal of this phone.`}
          onClose={() => setEnding(false)}
          onEnded={onChanged}
        />
      )}
    </form>
  );
}
