import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useServiceTerms } from '../../storage/params.ts';
import type { JournalRow } from '../../storage/rows.ts';
import { PersonReading, PersonUnsent } from './PersonReading.tsx';
import css from './ServedText.module.css';
import { usePersonReading } from './usePersonReading.ts';

/** The level of a person under a reading: how it stands, or what it is and where it is ordered. */
export function PersonOffer({ row }: { row: JournalRow }) {
  const { t } = useLingui();
  const hours = useServiceTerms().refundHours;
  const standing = usePersonReading(row);
  if (!standing) return null;
  if (standing.unsent) return <PersonUnsent waiting={standing.unsent} />;
  if (standing.served) return <PersonReading seal={row.key} served={standing.served} />;
  return (
    <section className={css.served}>
      {standing.failure && (
        <p role="alert" className={css.failed}>
          {standing.failure}
        </p>
      )}
      <p>{t`A human reader answers within ${hours} hours, on weekdays 10:00-19:00. If no answer comes in time, the coins come back by themselves.`}</p>
      <Link
        to={row.draw.deck === 'lenormand' ? '/lenormand/consultant' : '/tarot/consultant'}
        search={{ seal: row.key }}
        className={css.link}
      >
        {t`Ask a person`}
      </Link>
    </section>
  );
}
