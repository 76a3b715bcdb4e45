import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { MatterChange } from '../../../domain/question/asked.ts';
import type { Topic } from '../../../domain/topic.ts';
import { AboutLine } from './AboutLine.tsx';
import css from './MatterLine.module.css';
import { MatterSheet } from './MatterSheet.tsx';
import { useMatter } from './useMatter.ts';

interface MatterLineProps {
  question: string;
  topic: Topic;
  change: MatterChange | undefined;
  /** Left out where nothing can be set right any more. */
  onChange?: (change: MatterChange) => void;
}

/** What was understood of the question, in one line; a tap sets it right. Nothing where nothing was asked. */
export function MatterLine({ question, topic, change, onChange }: MatterLineProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const understood = useMatter(question, topic, change, 'ask again');
  if (question === '' || !understood) return null;
  const { matter, about } = understood;
  const { intent, person, options, span, sure } = matter;
  return (
    <p className={css.line}>
      <span className={css.about}>
        <AboutLine matter={{ intent, person, options, span, sure }} about={about} />
      </span>
      {onChange && (
        <button type="button" className={css.change} onClick={() => setOpen(true)}>
          {t`Change`}
        </button>
      )}
      {open && onChange && (
        <MatterSheet matter={matter} about={about} onChange={onChange} onClose={() => setOpen(false)} />
      )}
    </p>
  );
}
