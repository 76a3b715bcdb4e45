import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { saveNote } from '../../storage/journal.ts';
import css from './Note.module.css';

/** What is typed is kept after so long a pause. */
const TYPING_PAUSE_MS = 400;

interface NoteProps {
  seal: string;
  note: string;
}

/** A note to a reading, kept as it is typed. */
export function Note(props: NoteProps) {
  return <Writing key={props.seal} {...props} />;
}

/** What is kept is shown until somebody types here; only what was typed here is kept. */
function Writing({ seal, note }: NoteProps) {
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unkept = useRef<string>(undefined);
  const keep = useCallback(() => {
    clearTimeout(timer.current);
    const words = unkept.current;
    unkept.current = undefined;
    if (words !== undefined) void saveNote(seal, words);
  }, [seal]);
  useEffect(() => {
    // A phone that is put away may never come back to this page.
    document.addEventListener('visibilitychange', keep);
    return () => {
      document.removeEventListener('visibilitychange', keep);
      keep();
    };
  }, [keep]);
  return (
    <div className={css.note}>
      <label htmlFor={id}>{t`Your note`}</label>
      <textarea
        id={id}
        rows={3}
        value={typed ?? note}
        onBlur={keep}
        placeholder={t`What struck you? What happened since?`}
        onChange={(event) => {
          setTyped(event.target.value);
          unkept.current = event.target.value;
          clearTimeout(timer.current);
          timer.current = setTimeout(keep, TYPING_PAUSE_MS);
        }}
      />
    </div>
  );
}
