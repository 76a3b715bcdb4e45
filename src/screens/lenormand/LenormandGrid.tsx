import { useLingui } from '@lingui/react/macro';
import { GraduationCap } from 'lucide-react';
import { Page } from '../../ui/Page.tsx';
import { Row } from '../../ui/Row.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import css from '../library/CardGrid.module.css';
import { LenormandList } from './LenormandList.tsx';

/** The library of the 36; each card leads to its page. `painted`: under its own address, where it comes painted. */
export function LenormandGrid({ painted }: { painted?: boolean }) {
  const { t } = useLingui();
  return (
    <Page wide>
      <TopBar title={t`Lenormand meanings`} up="/lenormand/home" />
      <nav className={css.ways}>
        <Row Icon={GraduationCap} name={t`Learn the cards`} to="/lessons" />
      </nav>
      <LenormandList painted={painted} />
    </Page>
  );
}
