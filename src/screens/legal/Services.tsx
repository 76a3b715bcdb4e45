import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { isOnline, onConnection } from '../../actions/app/connection.ts';
import { useParams } from '../../actions/app/params.ts';
import css from './Legal.module.css';

/** The outside services that the server of this app uses, by its own word. */
export function Services() {
  const { t } = useLingui();
  const params = useParams();
  const up = useSyncExternalStore(onConnection, isOnline, isOnline);
  const services =
    params &&
    ([
      [params.login.phone, t`Text messages`, t`sends your login code to your number`],
      [params.login.email, t`E-mail`, t`sends your login code to your address`],
      [params.login.wechat, t`WeChat`, t`tells the server which WeChat account is yours, when you log in with it`],
      [
        params.login.facebook_app_id !== null,
        t`Facebook`,
        t`tells the server which account is yours, when you log in with it`,
      ],
      [
        params.ai_reader === 'model',
        t`Language model`,
        t`gets your question and the cards, without anything about you`,
      ],
      [params.tiles !== null, t`Map tiles`, t`get the part of the map that you look at while you choose a place`],
    ] as const);
  const used = services?.filter(([here]) => here);
  return (
    <section>
      <h2 className="display">{t`Services in use here`}</h2>
      {!used && !up && <p>{t`The server tells this list; it cannot be reached just now.`}</p>}
      {used?.length === 0 && <p>{t`None: this server talks to nobody else.`}</p>}
      <ul className={css.list}>
        {used?.map(([, name, what]) => (
          <li key={name}>
            {name} <span>{what}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
