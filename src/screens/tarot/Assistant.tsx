import { Plural, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { askHand, startHand } from '../../actions/draw/by-hand.ts';
import type { OwnSpread } from '../../actions/draw/draw.ts';
import { type HandDraft, isByHand } from '../../domain/draw/by-hand.ts';
import type { NamedSpread } from '../../domain/spread/named.ts';
import { FREE_TABLE } from '../../domain/spread/tarot/free.ts';
import { owner } from '../../session.ts';
import { readDraft } from '../../storage/drafts.ts';
import { readLayout, readLayouts } from '../../storage/layouts.ts';
import { useLive } from '../../storage/store/live.ts';
import { Ground } from '../../ui/Ground.tsx';
import { Page } from '../../ui/Page.tsx';
import item from '../../ui/SpreadItem.module.css';
import { SpreadItem } from '../../ui/SpreadItem.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { toast } from '../../ui/toast.ts';
import { SpreadPicture } from '../home/Picture.tsx';
import { FreeTable } from '../layouts/FreeTable.tsx';
import { AboutSpread } from './AboutSpread.tsx';
import css from './Assistant.module.css';
import { LayByHand } from './LayByHand.tsx';
import { Question } from './Question.tsx';
import { SpreadList } from './SpreadList.tsx';
import { useSpread } from './useSpread.ts';
import { isWanted } from './wanted.ts';

const route = getRouteApi('/tarot/assistant');

/** Cards that were drawn with a deck at home: the spread, the question, the cards on their places, the reading. */
export function Assistant() {
  const { drawType, layout } = route.useSearch();
  return drawType === undefined && layout === undefined ? <ChooseSpread /> : <HandTable />;
}

function ChooseSpread() {
  const { t } = useLingui();
  const me = owner();
  const own = useLive(() => readLayouts(me), [me]);
  return (
    <Page>
      <TopBar title={t`Cards from a deck at home`} up="/tarot/home" />
      <p className={css.what}>{t`Which spread lies on your table?`}</p>
      {own && own.length > 0 && (
        <ul className={item.list} aria-label={t`Your own spreads`}>
          {own.map(({ key, table }) => (
            <li key={key}>
              <Link to="/tarot/assistant" search={{ layout: key }} className={item.item}>
                <SpreadItem
                  picture={<SpreadPicture positions={table.places} className={item.picture} />}
                  title={table.title}
                  text={t`Your own spread`}
                  count={<Plural value={table.places.length} one="# card" other="# cards" />}
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <SpreadList to="/tarot/assistant" />
    </Page>
  );
}

function HandTable() {
  const { t } = useLingui();
  const { drawType, layout } = route.useSearch();
  const navigate = useNavigate();
  const me = owner();
  const kept = useLive(
    async () => ({ draft: await readDraft('tarotByHand'), own: layout ? await readLayout(me, layout) : undefined }),
    [layout, me],
  );
  const draft = kept?.draft && isByHand(kept.draft) && isWanted(kept.draft, drawType, layout) ? kept.draft : undefined;
  const own = layout && kept?.own ? { layout, table: kept.own.table } : undefined;
  const named = useSpread(
    draft ?? (own ? { spreadId: FREE_TABLE.id, table: own.table } : { spreadId: layout ? 0 : (drawType ?? 0) }),
  );
  const lost = kept !== undefined && named === null;

  useEffect(() => {
    if (!lost) return;
    toast(t`Parameter error`);
    void navigate({ to: '/tarot/assistant', replace: true });
  }, [lost, navigate, t]);

  if (!named || !kept) return <Page>{null}</Page>;
  return <Stages key={layout ?? named.spread.id} named={named} draft={draft} own={own} />;
}

interface StagesProps {
  named: NamedSpread;
  draft: HandDraft | undefined;
  own: OwnSpread | undefined;
}

function Stages({ named, draft, own }: StagesProps) {
  const { spread } = named;
  useEffect(() => {
    if (!draft) void startHand(spread, own);
  }, [draft, spread, own]);
  return (
    <Page className={css.page}>
      <Ground />
      <TopBar title={named.text.title} up="/tarot/assistant">
        <AboutSpread named={named} />
      </TopBar>
      {draft?.stage === 'table' && <FreeTable draft={draft} spread={spread} />}
      {draft?.stage === 'question' && (
        <Question
          draft={draft}
          named={named}
          onAsk={(question, topic, matter, options) => void askHand(draft, question, topic, { matter, options })}
        />
      )}
      {draft?.stage === 'choose' && <LayByHand draft={draft} named={named} />}
    </Page>
  );
}
