import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useParams } from '../../actions/app/params.ts';
import type { Deck } from '../../domain/spread/spread.ts';
import { useServiceTerms } from '../../storage/params.ts';
import type { JournalRow } from '../../storage/store/rows.ts';
import { useToastOf } from '../../ui/useToastOf.ts';
import { PersonReading, PersonUnsent } from './PersonReading.tsx';
import css from './ServedText.module.css';
import { usePersonReading } from './usePersonReading.ts';

/** The level of a person under a reading: how it stands, or what it is and where it is ordered. */
export function PersonOffer({ row, strip }: { row: JournalRow; strip?: ReactNode }) {
  const { t } = useLingui();
  const standing = usePersonReading(row);
  const params = useParams();
  useToastOf(standing?.failure);
  if (!standing) return null;
  if (standing.unsent) return <PersonUnsent waiting={standing.unsent} />;
  if (standing.served) return <PersonReading seal={row.key} served={standing.served} strip={strip} />;
  return (
    <section className={css.served}>
      {standing.failure && (
        <p role="alert" className={css.failed}>
          {standing.failure}
        </p>
      )}
      {params && !params.person_reader ? (
        <p>{t`No human reader works on this server yet, so nothing is sold here. The self reading of your draw is free, and it is already yours.`}</p>
      ) : (
        <Offered seal={row.key} deck={row.draw.deck} />
      )}
    </section>
  );
}

function Offered({ seal, deck }: { seal: string; deck: Deck }) {
  const { t } = useLingui();
  const { refundHours: hours, supportHours } = useServiceTerms();
  const sitting = supportHours ?? t`weekdays 10:00 to 19:00`;
  return (
    <>
      <p>{t`A human reader answers within ${hours} hours. Working hours: ${sitting}. If no answer comes in time, the coins come back by themselves.`}</p>
      <Link
        to={deck === 'lenormand' ? '/lenormand/consultant' : '/tarot/consultant'}
        search={{ seal }}
        className={css.link}
      >
        {t`Ask a person`}
      </Link>
    </>
  );
}
