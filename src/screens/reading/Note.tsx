import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
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
  /** What stood here when the typing began, or was kept last. */
  const before = useRef(note);
  const keep = useCallback(() => {
    clearTimeout(timer.current);
    const words = unkept.current;
    unkept.current = undefined;
    if (words === undefined) return;
    void saveNote(seal, words, before.current);
    before.current = words;
  }, [seal]);
  useEffect(() => {
    // A phone that is put away may never come back to this page.
    document.addEventListener('visibilitychange', keep);
    return () => {
      document.removeEventListener('visibilitychange', keep);
      keep();
    };
  }, [keep]);
  // What another phone or tab wrote is shown as soon as nobody is typing here.
  const showKept = useEffectEvent((kept: string) => {
    if (kept !== typed && unkept.current === undefined && document.activeElement?.id !== id) setTyped(undefined);
  });
  useEffect(() => showKept(note), [note]);
  return (
    <div className={css.note}>
      <label htmlFor={id}>{t`Your note`}</label>
      <textarea
        id={id}
        rows={3}
        value={typed ?? note}
        onBlur={() => {
          if (unkept.current === undefined) setTyped(undefined);
          keep();
        }}
        placeholder={t`What struck you? What happened since?`}
        onChange={(event) => {
          if (typed === undefined) before.current = note;
          setTyped(event.target.value);
          unkept.current = event.target.value;
          clearTimeout(timer.current);
          timer.current = setTimeout(keep, TYPING_PAUSE_MS);
        }}
      />
    </div>
  );
}
