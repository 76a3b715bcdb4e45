import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import css from './Login.module.css';

interface DoorProps {
  /** What the brand is called. */
  name: string;
  /** The ways in; none stand in the painted page, as it does not know them. */
  children?: ReactNode;
}

/** The login page without its ways in: what an account is for. */
export function Door({ name, children }: DoorProps) {
  const { t } = useLingui();
  return (
    <Page>
      <TopBar title={t`Log in`} up="/user" />
      <div className={css.door}>
        <p className={`display ${css.welcome}`}>{t`Welcome to ${name}`}</p>
        <p
          className={css.why}
        >{t`With an account your paid readings and your coins follow you. Drawing and reading work without one.`}</p>
        {children}
      </div>
    </Page>
  );
}
