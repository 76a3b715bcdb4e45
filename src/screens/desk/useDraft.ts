import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isRefusal } from '../../actions/app/failure.ts';
import { keepDraft, keepDraftHere } from '../../actions/reading/desk.ts';

/** Milliseconds of rest after which what was written goes to the desk, and between two tries without a network. */
const SAVE_DELAY_MS = 1200;
const RETRY_DELAY_MS = 8000;

type Standing = 'empty' | 'keeping' | 'kept' | 'here' | 'gone';

/** A draft that is kept while it is written. `settle` stops the keeping, before the letter leaves. */
export function useDraft(orderId: string, first: string) {
  const [text, setText] = useState(first);
  const [standing, setStanding] = useState<Standing>(first === '' ? 'empty' : 'kept');
  const latest = useRef(first);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(Promise.resolve());

  const put = () => {
    clearTimeout(timer.current);
    const written = latest.current;
    running.current = keepDraft(orderId, written).then(
      () => setStanding((now) => (latest.current === written ? 'kept' : now)),
      (reason) => {
        if (isRefusal(reason)) return setStanding('gone');
        setStanding('here');
        timer.current = setTimeout(put, RETRY_DELAY_MS);
      },
    );
  };
  const leave = useEffectEvent(() => {
    clearTimeout(timer.current);
    if (standing === 'keeping') put();
  });
  useEffect(() => () => leave(), []);

  return {
    text,
    standing,
    write(next: string) {
      setText(next);
      latest.current = next;
      setStanding('keeping');
      keepDraftHere(orderId, next);
      clearTimeout(timer.current);
      timer.current = setTimeout(put, SAVE_DELAY_MS);
    },
    async settle() {
      const unkept = standing === 'keeping';
      clearTimeout(timer.current);
      if (unkept) put();
      await running.current;
      clearTimeout(timer.current);
    },
  };
}
