import { useLingui } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { BookOpen } from 'lucide-react';
import { owner } from '../../session.ts';
import { readDraft } from '../../storage/drafts.ts';
import { readEntry } from '../../storage/journal.ts';
import { useLive } from '../../storage/store/live.ts';
import { Ground } from '../../ui/Ground.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { Ask } from './Ask.tsx';
import { Table } from './Table.tsx';
import css from './Throw.module.css';

const route = getRouteApi('/stardice/index');

/** Star dice: the question, then the throw. `after` names the throw that is followed up. */
export function Throw() {
  const { t } = useLingui();
  const { after } = route.useSearch();
  const me = owner();
  const kept = useLive(
    async () => ({
      draft: await readDraft('stardice'),
      before: after ? await readEntry(me, after) : undefined,
    }),
    [after, me],
  );
  const draft = kept?.draft;
  const ready = draft && draft.stage !== 'question' && draft.after === after;
  return (
    <Page className={css.page}>
      <Ground />
      <TopBar title={t`Star dice`}>
        <Link to="/stardice/mean" aria-label={t`Meanings of the faces`}>
          <BookOpen size={22} strokeWidth={1.5} aria-hidden="true" />
        </Link>
      </TopBar>
      {kept &&
        (ready ? (
          <Table draft={draft} />
        ) : (
          <Ask before={kept.before} asked={draft?.stage === 'question' ? draft : undefined} />
        ))}
    </Page>
  );
}
