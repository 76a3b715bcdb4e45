import { useLingui } from '@lingui/react/macro';
import { GraduationCap } from 'lucide-react';
import { Page } from '../../ui/Page.tsx';
import { Row } from '../../ui/Row.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import css from './CardGrid.module.css';
import { TarotList } from './TarotList.tsx';

/** All cards by suit, and a search; each leads to its page. `painted`: under its own address, where it comes painted. */
export function CardGrid({ painted }: { painted?: boolean }) {
  const { t } = useLingui();
  return (
    <Page wide>
      <TopBar title={t`Card meanings`} up="/tarot/home" />
      <nav className={css.ways}>
        <Row Icon={GraduationCap} name={t`Learn the cards`} to="/lessons" />
      </nav>
      <TarotList painted={painted} />
    </Page>
  );
}
