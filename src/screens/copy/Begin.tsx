import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { makeWords, type NewWords } from '../../actions/copy/choose.ts';
import { Button } from '../../ui/Button.tsx';
import { useAttempt } from '../login/useAttempt.ts';
import { CheckWords } from './CheckWords.tsx';
import css from './JournalCopy.module.css';
import { WordList } from './WordList.tsx';

/** What a copy is, its words, two of them asked for, and then it begins. */
export function Begin({ onBegun }: { onBegun: () => void }) {
  const { t } = useLingui();
  const { busy, said, attempt } = useAttempt();
  const [made, setMade] = useState<NewWords>();
  const [isWritten, setWritten] = useState(false);
  if (made && isWritten) return <CheckWords made={made} onBack={() => setWritten(false)} onBegun={onBegun} />;
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
