import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { saveNote } from '../../storage/journal.ts';
import css from './Note.module.css';

/** A note to a reading, kept as it is typed. */
export function Note({ seal, note }: { seal: string; note: string }) {
  const { t } = useLingui();
  const id = useId();
  const [text, setText] = useState(note);
  const bell = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(text);
  latest.current = text;
  useEffect(() => {
    const now = () => {
      clearTimeout(bell.current);
      void saveNote(seal, latest.current);
    };
    // A phone that is put away may never come back to this page.
    document.addEventListener('visibilitychange', now);
    return () => {
      document.removeEventListener('visibilitychange', now);
      now();
    };
  }, [seal]);
  return (
    <div className={css.note}>
      <label htmlFor={id}>{t`Your note`}</label>
      <textarea
        id={id}
        rows={3}
        value={text}
        onBlur={() => void saveNote(seal, latest.current)}
        placeholder={t`What struck you? What happened since?`}
        onChange={(event) => {
          setText(event.target.value);
          clearTimeout(bell.current);
          bell.current = setTimeout(() => void saveNote(seal, latest.current), 400);
        }}
      />
    </div>
  );
}
