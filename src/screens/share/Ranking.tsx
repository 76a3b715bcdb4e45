import { useLingui } from '@lingui/react/macro';
import type { Invitation } from '../../actions/account/invite.ts';
import css from './Share.module.css';

/** Who brought most friends. Empty until somebody has. */
export function Ranking({ rows }: { rows: Invitation['ranking'] }) {
  const { t } = useLingui();
  if (rows.length === 0) return null;
  return (
    <section className={css.ranking}>
      <h2 className="display">{t`Most friends invited`}</h2>
      <ol>
        {rows.map(({ rank, username, invited, me }) => (
          <li key={rank} data-me={me ? '' : undefined}>
            <span className="figures">{rank}</span>
            <span>{me ? t`${username} (you)` : username}</span>
            <strong className="figures">{invited}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
}
