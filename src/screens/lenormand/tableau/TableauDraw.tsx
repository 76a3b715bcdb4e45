import { useLingui } from '@lingui/react/macro';
import { getRouteApi, Navigate, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { settleTableau } from '../../../actions/draw/tableau.ts';
import { tableauSpread } from '../../../domain/spread/lenormand.ts';
import { GRAND_TABLEAU, GRAND_TABLEAU_SCOPES } from '../../../domain/spread/spread.ts';
import { readDraft } from '../../../storage/drafts.ts';
import { useSettings } from '../../../storage/settings.ts';
import { useLive } from '../../../storage/store/live.ts';
import { Page } from '../../../ui/Page.tsx';
import { toast } from '../../../ui/toast.ts';
import { Table } from '../../tarot/Draw.tsx';
import { useSpreadTexts } from '../useLenormand.ts';
import { LayTable } from './LayTable.tsx';
import { Settlement } from './Settlement.tsx';
import { useTableAhead } from './useTableAhead.ts';

const route = getRouteApi('/lenormand/grandTableau');

/** The whole deck on one table: question and settings, shuffle, cut, and all 36 laid out. Kept after every step. */
export function TableauDraw() {
  const { t } = useLingui();
  useTableAhead();
  const { type = GRAND_TABLEAU } = route.useSearch();
  const navigate = useNavigate();
  const settings = useSettings();
  const kept = useLive(async () => ({ draft: await readDraft('lenormand') }), []);
  const text = useSpreadTexts()?.grandTableau;
  const draft = kept?.draft?.spreadId === GRAND_TABLEAU ? kept.draft : undefined;
  const { layout } = draft?.tableau ?? settings.tableau;
  const named = useMemo(() => (text ? { spread: tableauSpread(layout), text } : null), [layout, text]);
  const known = type === GRAND_TABLEAU || GRAND_TABLEAU_SCOPES.includes(type);

  useEffect(() => {
    if (known) return;
    toast(t`Parameter error`);
    void navigate({ to: '/lenormand/home', replace: true });
  }, [known, navigate, t]);

  if (known && type !== GRAND_TABLEAU) {
    return <Navigate to="/lenormand/grandTableau" search={{ type: GRAND_TABLEAU }} replace />;
  }
  if (!known || !named || !kept) return <Page>{null}</Page>;
  return (
    <Table
      named={named}
      draft={draft}
      up="/lenormand/home"
      renderSettings={(asking) => (
        <Settlement
          tableau={asking.tableau ?? settings.tableau}
          onChange={(tableau) => void settleTableau(asking, tableau)}
        />
      )}
      renderLaying={(laying) => <LayTable draft={laying} layout={layout} />}
    />
  );
}
