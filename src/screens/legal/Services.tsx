import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { isOnline, onConnection } from '../../actions/app/connection.ts';
import { useParams } from '../../actions/app/params.ts';
import type { Service } from '../../domain/operator-facts.ts';
import css from './Legal.module.css';

interface ServicesProps {
  /** Undefined while the server has not said. */
  used: readonly Service[] | undefined;
}

/** The outside services that the server of this app uses, by its own word. */
export function Services({ used }: ServicesProps) {
  const { t } = useLingui();
  // asks the server, whose word is kept
  useParams();
  const up = useSyncExternalStore(onConnection, isOnline, isOnline);
  const services: Readonly<Record<Exclude<Service, 'none'>, readonly [name: string, what: string]>> = {
    phone: [t`Text messages`, t`sends your login code to your number`],
    email: [t`E-mail`, t`sends your login code to your address`],
    wechat: [t`WeChat`, t`tells the server which WeChat account is yours, when you log in with it`],
    facebook: [t`Facebook`, t`tells the server which account is yours, when you log in with it`],
    model: [t`Language model`, t`gets your question and the cards, without anything about you`],
    tiles: [t`Map tiles`, t`get the part of the map that you look at while you choose a place`],
  };
  return (
    <section>
      <h2 className="display">{t`Services in use here`}</h2>
      {!used && !up && <p>{t`The server tells this list; it cannot be reached just now.`}</p>}
      {used?.includes('none') && <p data-when="none">{t`None: this server talks to nobody else.`}</p>}
      <ul className={css.list}>
        {used?.map(
          (service) =>
            service !== 'none' && (
              <li key={service} data-when={service}>
                {services[service][0]} <span>{services[service][1]}</span>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
