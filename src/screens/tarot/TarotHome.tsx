import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronRight, Hand, LayoutGrid, PencilRuler, Search } from 'lucide-react';
import type { SpreadTexts } from '../../domain/reading/texts.ts';
import type { Table } from '../../domain/spread/table.ts';
import { tarotSpread } from '../../domain/spread/tarot.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { readDraft } from '../../storage/drafts.ts';
import { useLive } from '../../storage/store/live.ts';
import { Page } from '../../ui/Page.tsx';
import { Row } from '../../ui/Row.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { LastReadings } from '../reading/question/LastReadings.tsx';
import { SpreadList } from './SpreadList.tsx';
import css from './TarotHome.module.css';
import { useSpreadTexts } from './useSpread.ts';

/** The tarot table: ways to it, the spreads to choose from, the last readings. */
export function TarotHome() {
  const { t } = useLingui();
  const texts = useSpreadTexts();
  return (
    <Page wide>
      <TopBar title={t`Tarot`}>
        <Link to="/tarotMean" aria-label={t`Card meanings`}>
          <Search size={22} strokeWidth={1.5} aria-hidden="true" />
        </Link>
      </TopBar>
      {texts && <Underway texts={texts} />}
      <nav className={css.ways}>
        <Row Icon={LayoutGrid} name={t`What each spread is for`} to={`/${currentLanguage()}/spreads`} />
        <Row Icon={PencilRuler} name={t`Your own spreads`} to="/tarot/layouts" />
        <Row Icon={Hand} name={t`Cards from a deck at home`} to="/tarot/assistant" />
      </nav>
      <SpreadList to="/tarot" />
      {texts && <LastReadings deck="tarot" titleOf={(draw) => titleOf(draw, texts)} />}
    </Page>
  );
}

/** A draw that was left in the middle. */
function Underway({ texts }: { texts: SpreadTexts }) {
  const { t } = useLingui();
  const draft = useLive(() => readDraft('tarot'), []);
  const spread = draft && tarotSpread(draft.spreadId);
  if (!draft || !spread || ['table', 'question', 'sealed'].includes(draft.stage)) return null;
  return (
    <Link
      to="/tarot"
      search={draft.layout ? { layout: draft.layout } : { drawType: spread.id }}
      className={css.underway}
    >
      {t`A draw is under way: ${titleOf(draft, texts)}`}
      <ChevronRight size={18} strokeWidth={1.5} aria-hidden="true" />
    </Link>
  );
}

/** What the spread of a draw is called; a spread of the person's own has the name they gave it. */
function titleOf({ spreadId, table }: { spreadId: number; table?: Table }, texts: SpreadTexts): string {
  return table?.title || (texts[tarotSpread(spreadId)?.key ?? '']?.title ?? '');
}
