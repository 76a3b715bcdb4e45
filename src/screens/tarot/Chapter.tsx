import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import css from './Chapter.module.css';

interface ChapterProps {
  /** What the person hears and sees of it while it is closed. */
  head: ReactNode;
  /** The name of its place, for who cannot see the head. */
  place: string;
  /** Something that was added to it, which is shown at once; null for nothing. */
  opensFor: string | null;
  /** How often it was asked for from elsewhere: each time it opens and comes into sight. */
  wanted: number;
  children: ReactNode;
}

/** What is said of one card, opened by a tap on it; on paper it is always open. */
export function Chapter({ head, place, opensFor, wanted, children }: ChapterProps) {
  const { t } = useLingui();
  const id = useId();
  const [open, setOpen] = useState(opensFor !== null);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (opensFor !== null) setOpen(true);
  }, [opensFor]);
  useEffect(() => {
    if (wanted === 0) return;
    setOpen(true);
    toggle.current?.focus({ preventScroll: true });
    toggle.current?.closest('section')?.scrollIntoView();
  }, [wanted]);
  useEffect(() => {
    const openForPaper = () => setOpen(true);
    addEventListener('beforeprint', openForPaper);
    return () => removeEventListener('beforeprint', openForPaper);
  }, []);
  return (
    <section className={open ? css.open : css.closed}>
      <div className={css.head}>
        {head}
        <button
          ref={toggle}
          type="button"
          className={css.toggle}
          aria-expanded={open}
          aria-controls={id}
          aria-label={open ? t`Close: ${place}` : t`Read: ${place}`}
          onClick={() => setOpen(!open)}
        >
          <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
      <div id={id} className={css.text}>
        {open && children}
      </div>
    </section>
  );
}
