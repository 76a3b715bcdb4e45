import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { GraduationCap } from 'lucide-react';
import { CardImage } from '../../ui/card/CardImage.tsx';
import { Page } from '../../ui/Page.tsx';
import { Row } from '../../ui/Row.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { CardFinder } from './CardFinder.tsx';
import css from './CardGrid.module.css';

/** All cards by suit, and a search; each leads to its page. */
export function CardGrid() {
  const { t } = useLingui();
  return (
    <Page>
      <TopBar title={t`Card meanings`} up="/tarot/home" />
      <nav className={css.ways}>
        <Row Icon={GraduationCap} name={t`Learn the cards`} to="/lessons" />
      </nav>
      <CardFinder
        renderCard={(id, name) => (
          <Link to="/tarotMean" search={{ card: id }} className={css.cell}>
            <CardImage id={id} width={104} alt="" />
            <span>{name}</span>
          </Link>
        )}
      />
    </Page>
  );
}
