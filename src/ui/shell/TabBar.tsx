import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CircleUser, House, Spade } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import css from './TabBar.module.css';
import { tabMark } from './tab-mark.ts';

const shownMark = () => tabMark.shown;

export function TabBar() {
  const { t } = useLingui();
  const Mark = useSyncExternalStore(tabMark.on, shownMark, shownMark);
  const tabs = [
    { to: '/', Icon: House, name: t`Home` },
    { to: '/tools', Icon: Spade, name: t`Lenormand` },
    { to: '/user', Icon: CircleUser, name: t`Me` },
  ] as const;
  return (
    <nav className={css.bar} aria-label={t`Main`}>
      {tabs.map(({ to, Icon, name }) => (
        <Link
          key={to}
          to={to}
          className={css.tab}
          activeOptions={{ exact: true }}
          activeProps={{ className: css.here }}
        >
          <Icon size={24} strokeWidth={1.5} aria-hidden="true" />
          <span>{name}</span>
          {Mark && to === '/user' && <Mark />}
        </Link>
      ))}
    </nav>
  );
}
