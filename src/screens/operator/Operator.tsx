import { useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { isLocked, onLock } from '../../actions/account/operator.ts';
import { refreshUser } from '../../actions/account/refresh-user.ts';
import { useSession } from '../../session.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Nothing } from '../../ui/Nothing.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { Locked } from './Locked.tsx';
import { Money } from './Money.tsx';
import css from './Operator.module.css';
import { Person } from './Person.tsx';
import { Settings } from './Settings.tsx';
import { Today } from './Today.tsx';

const PARTS = { today: Today, money: Money, person: Person, settings: Settings } satisfies Record<
  string,
  ComponentType
>;
type Part = keyof typeof PARTS;

const route = getRouteApi('/operator');

/** What operators see and do, by passkey alone. */
export function Operator() {
  const { t } = useLingui();
  const { user } = useSession();
  const locked = useSyncExternalStore(onLock, isLocked);
  const isOperator = user?.operator === true;
  useEffect(() => {
    if (!isOperator) refreshUser().catch(() => {});
  }, [isOperator]);
  return (
    <Page>
      <TopBar title={t`Operations`} up="/user" />
      {isOperator && (locked ? <Locked /> : <Parts />)}
      {user && !isOperator && (
        <Nothing>
          <p>{t`This page is for the operators of this service. A seat is given by a command on the server.`}</p>
        </Nothing>
      )}
    </Page>
  );
}

function Parts() {
  const { t } = useLingui();
  const { part } = route.useSearch();
  const navigate = useNavigate();
  const open: Part = part !== undefined && Object.hasOwn(PARTS, part) ? (part as Part) : 'today';
  const Shown = PARTS[open];
  return (
    <>
      <Chips
        form="bar"
        label={t`Parts of this page`}
        value={open}
        options={[
          ['today', t`Today`],
          ['money', t`Money`],
          ['person', t`Person`],
          ['settings', t`Settings`],
        ]}
        onChange={(next) => void navigate({ to: '/operator', search: { part: next }, replace: true })}
      />
      <div className={css.part}>
        <Shown />
      </div>
    </>
  );
}
