import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronRight, Hand, LayoutGrid, Search } from 'lucide-react';
import type { SpreadTexts } from '../../domain/reading/texts.ts';
import { lenormandSpread } from '../../domain/spread/lenormand.ts';
import { GRAND_TABLEAU } from '../../domain/spread/spread.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { readDraft } from '../../storage/drafts.ts';
import { useLive } from '../../storage/store/live.ts';
import { Page } from '../../ui/Page.tsx';
import { Row } from '../../ui/Row.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { LastReadings } from '../reading/question/LastReadings.tsx';
import css from './LenormandHome.module.css';
import { SpreadItems } from './SpreadItems.tsx';
import { useTableAhead } from './tableau/useTableAhead.ts';
import { useSpreadTexts } from './useLenormand.ts';

/** Choose a line, the nine or the whole table; below, the last readings. */
export function LenormandHome() {
  const { t } = useLingui();
  useTableAhead();
  const texts = useSpreadTexts();
  return (
    <Page wide>
      <TopBar title={t`Lenormand`} up="/tools">
        <Link to="/lenormandMean" aria-label={t`Card meanings`}>
          <Search size={22} strokeWidth={1.5} aria-hidden="true" />
        </Link>
      </TopBar>
      {texts && <Underway texts={texts} />}
      <SpreadItems pathOf={drawPath} />
      <nav className={css.more}>
        <Row Icon={LayoutGrid} name={t`What each spread is for`} to={`/${currentLanguage()}/lenormand-spreads`} />
        <Row Icon={Hand} name={t`Cards from a deck at home`} to="/lenormand/assistant" />
      </nav>
      {texts && (
        <LastReadings
          deck="lenormand"
          titleOf={({ spreadId }) => texts[lenormandSpread(spreadId)?.key ?? '']?.title ?? ''}
        />
      )}
    </Page>
  );
}

function drawPath(id: number): '/lenormand/grandTableau' | '/lenormand/index' {
  return id === GRAND_TABLEAU ? '/lenormand/grandTableau' : '/lenormand/index';
}

/** A draw that was left in the middle. */
function Underway({ texts }: { texts: SpreadTexts }) {
  const { t } = useLingui();
  const draft = useLive(() => readDraft('lenormand'), []);
  const spread = draft && lenormandSpread(draft.spreadId);
  if (!draft || !spread || draft.stage === 'question' || draft.stage === 'sealed') return null;
  return (
    <Link to={drawPath(spread.id)} search={{ type: spread.id }} className={css.underway}>
      {t`A draw is under way: ${texts[spread.key]?.title ?? ''}`}
      <ChevronRight size={18} strokeWidth={1.5} aria-hidden="true" />
    </Link>
  );
}
