import { useLingui } from '@lingui/react/macro';
import { awards } from '../../actions/account/invite.ts';
import { momentWords } from '../../i18n/moment.ts';
import { Nothing } from '../../ui/Nothing.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { NotAsked } from '../login/NotAsked.tsx';
import { useRemembered } from '../login/useRemembered.ts';
import css from './Share.module.css';

/** Coins that were given to the person, newest first. */
export function Awards() {
  const { t } = useLingui();
  const { value, failure, since, ask } = useRemembered(awards);
  return (
    <Page>
      <TopBar title={t`Awards`} up="/share" />
      <div className={css.body}>
        <NotAsked failure={failure} since={since} onAgain={ask} />
        {value?.length === 0 && (
          <Nothing>
            <p>{t`No coins were given yet.`}</p>
          </Nothing>
        )}
        <ul className={css.awards}>
          {value?.map(({ title, coins, created_at }) => (
            <li key={created_at + title}>
              <span>
                {title}
                <small className="figures">{momentWords(created_at)}</small>
              </span>
              <strong className="figures">+{coins}</strong>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}
