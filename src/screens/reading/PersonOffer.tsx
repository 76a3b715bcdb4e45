import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import css from './ServedText.module.css';

/** What a reading by a person is; ordered on its own page. */
export function PersonOffer() {
  const { t } = useLingui();
  return (
    <section className={css.served}>
      <p>{t`A human reader answers within 24 hours, on weekdays 10:00-19:00. If no answer comes in time, the coins come back by themselves.`}</p>
      <Link to="/tarot/consultant" className={css.link}>
        {t`Ask a person`}
      </Link>
    </section>
  );
}
