import { useLingui } from '@lingui/react/macro';
import { Hourglass, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OutboxRow } from '../../storage/outbox/outbox-rows.ts';
import { useServiceTerms } from '../../storage/params.ts';
import type { ServedReading } from '../../storage/store/rows.ts';
import { Sentences } from '../../ui/Sentences.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import css from './ServedText.module.css';
import { Unsent } from './Unsent.tsx';
import { useFollow } from './useFollow.ts';
import { useNow } from './useNow.ts';
import { when } from './when.ts';

/** An ask to a person that waits on this phone for the network. */
export function PersonUnsent({ waiting }: { waiting: OutboxRow }) {
  const { t } = useLingui();
  const hours = useServiceTerms().refundHours;
  return (
    <section className={css.served}>
      <Unsent row={waiting}>
        <p>{t`The ${hours} hours begin when it has been sent.`}</p>
      </Unsent>
    </section>
  );
}

interface PersonReadingProps {
  seal: string;
  served: ServedReading;
  /** The cards in a row that stays above the text. */
  strip?: ReactNode;
}

/** A reading by a person: how it stands, and its text when it is there. */
export function PersonReading({ seal, served, strip }: PersonReadingProps) {
  const { t } = useLingui();
  const now = useNow();
  const { state, reader } = served;
  const waiting = state === 'waiting' || state === 'writing';
  useFollow(seal, 'person', waiting);
  if (!waiting)
    return (
      <section className={css.served}>
        <p className={css.local}>{reader ? t`Written by ${reader}.` : t`Written by a person.`}</p>
        {strip}
        <Paragraphs text={served.text} />
      </section>
    );
  const back = served.refundAt ? when(new Date(served.refundAt), now) : '';
  const Icon = state === 'writing' ? PenLine : Hourglass;
  return (
    <section className={css.served}>
      <p className={css.waiting} role="status">
        <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
        {state === 'writing'
          ? reader
            ? t`${reader} has your cards before them and is writing.`
            : t`A reader has your cards before them and is writing.`
          : t`Your question lies on the desk and waits for a reader.`}
      </p>
      <p>
        <Sentences>
          {back && t`If no answer is there by ${back}, your ${served.price} coins come back by themselves.`}
          {t`You may leave; the answer will be here and under Orders.`}
        </Sentences>
      </p>
    </section>
  );
}
