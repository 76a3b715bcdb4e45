import { useLingui } from '@lingui/react/macro';
import { getRouteApi, Navigate, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { lenormandSpread } from '../../domain/spread/lenormand.ts';
import { GRAND_TABLEAU, GRAND_TABLEAU_SCOPES } from '../../domain/spread/spread.ts';
import { readDraft } from '../../storage/drafts.ts';
import { useLive } from '../../storage/store/live.ts';
import { Page } from '../../ui/Page.tsx';
import { toast } from '../../ui/toast.ts';
import { Table } from '../tarot/Draw.tsx';
import { useSpreadTexts } from './useLenormand.ts';

const route = getRouteApi('/lenormand/index');

/** The draw of one card, a line or the nine: question, shuffle, cut and choice, kept after every step. */
export function LenormandDraw() {
  const { t } = useLingui();
  const { type } = route.useSearch();
  const navigate = useNavigate();
  const kept = useLive(async () => ({ draft: await readDraft('lenormand') }), []);
  const texts = useSpreadTexts();
  const id = type ?? kept?.draft?.spreadId;
  const spread = id === undefined ? undefined : lenormandSpread(id);
  const text = spread && texts?.[spread.key];
  const named = useMemo(() => (spread && text ? { spread, text } : null), [spread, text]);
  const tableau = id !== undefined && (id === GRAND_TABLEAU || GRAND_TABLEAU_SCOPES.includes(id));
  const lost = !tableau && !spread && (type !== undefined || kept !== undefined);

  useEffect(() => {
    if (!lost) return;
    if (type !== undefined) toast(t`Parameter error`);
    void navigate({ to: '/lenormand/home', replace: true });
  }, [lost, type, navigate, t]);

  if (tableau) return <Navigate to="/lenormand/grandTableau" search={{ type: GRAND_TABLEAU }} replace />;
  if (!named || !kept) return <Page>{null}</Page>;
  const draft = kept.draft?.spreadId === named.spread.id ? kept.draft : undefined;
  return <Table key={named.spread.id} named={named} draft={draft} up="/lenormand/home" />;
}
