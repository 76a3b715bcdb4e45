import { useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { askHand, startHand } from '../../../actions/draw/by-hand.ts';
import { settleTableau } from '../../../actions/draw/tableau.ts';
import { type HandDraft, isByHand } from '../../../domain/draw/by-hand.ts';
import { lenormandSpread, tableauSpread } from '../../../domain/spread/lenormand.ts';
import type { NamedSpread } from '../../../domain/spread/named.ts';
import { GRAND_TABLEAU, GRAND_TABLEAU_SCOPES } from '../../../domain/spread/spread.ts';
import { readDraft } from '../../../storage/drafts.ts';
import { useSettings } from '../../../storage/settings.ts';
import { useLive } from '../../../storage/store/live.ts';
import { Ground } from '../../../ui/Ground.tsx';
import { Page } from '../../../ui/Page.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import { toast } from '../../../ui/toast.ts';
import { AboutSpread } from '../../tarot/AboutSpread.tsx';
import { Question } from '../../tarot/Question.tsx';
import { SpreadItems } from '../SpreadItems.tsx';
import { Settlement } from '../tableau/Settlement.tsx';
import { useSpreadTexts } from '../useLenormand.ts';
import { LayKnown } from './LayKnown.tsx';
import css from './LenormandAssistant.module.css';

const route = getRouteApi('/lenormand/assistant');

/** Cards that lie on a table at home: the spread, the question, the cards by number or name, the reading. */
export function LenormandAssistant() {
  const { t } = useLingui();
  const { type } = route.useSearch();
  const navigate = useNavigate();
  const texts = useSpreadTexts();
  const settings = useSettings();
  const kept = useLive(async () => ({ draft: await readDraft('lenormandByHand') }), []);
  const found = type === undefined ? undefined : lenormandSpread(spreadOf(type));
  const unknown = type !== undefined && !found;
  const draft = kept?.draft && isByHand(kept.draft) && kept.draft.spreadId === found?.id ? kept.draft : undefined;
  const { layout } = draft?.tableau ?? settings.tableau;
  const text = found && texts?.[found.key];
  const named = useMemo(
    () => (found && text ? { spread: found.id === GRAND_TABLEAU ? tableauSpread(layout) : found, text } : null),
    [found, text, layout],
  );
  useEffect(() => {
    if (!unknown) return;
    toast(t`Parameter error`);
    void navigate({ to: '/lenormand/assistant', replace: true });
  }, [unknown, navigate, t]);
  if (!found) return <ChooseSpread />;
  if (!named || !kept) return <Page>{null}</Page>;
  return <Stages key={found.id} named={named} draft={draft} />;
}

function spreadOf(type: number): number {
  return GRAND_TABLEAU_SCOPES.includes(type) ? GRAND_TABLEAU : type;
}

function ChooseSpread() {
  const { t } = useLingui();
  return (
    <Page>
      <TopBar title={t`Cards from a deck at home`} up="/lenormand/home" />
      <p className={css.what}>{t`Which spread lies on your table?`}</p>
      <SpreadItems pathOf={() => '/lenormand/assistant'} />
    </Page>
  );
}

function Stages({ named, draft }: { named: NamedSpread; draft: HandDraft | undefined }) {
  const { spread, text } = named;
  useEffect(() => {
    if (!draft) void startHand(spread);
  }, [draft, spread]);
  return (
    <Page className={css.page}>
      <Ground />
      <TopBar title={text.title} up="/lenormand/assistant">
        <AboutSpread named={named} />
      </TopBar>
      {draft?.stage === 'question' && (
        <Question
          draft={draft}
          named={named}
          onAsk={(question, topic, matter, options) => void askHand(draft, question, topic, { matter, options })}
        >
          {draft.tableau && (
            <Settlement tableau={draft.tableau} onChange={(tableau) => void settleTableau(draft, tableau)} />
          )}
        </Question>
      )}
      {draft?.stage === 'choose' && <LayKnown begun={draft} named={named} />}
    </Page>
  );
}
