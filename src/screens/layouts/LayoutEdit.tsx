import { useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { keepLayout } from '../../actions/draw/layouts.ts';
import { MAX_PLACES, type Table } from '../../domain/spread/table.ts';
import { MAX_TITLE_CHARACTERS } from '../../domain/spread/table-words.ts';
import { owner, useSession } from '../../session.ts';
import { readLayout } from '../../storage/layouts.ts';
import { useLive } from '../../storage/store/live.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { toast } from '../../ui/toast.ts';
import css from './LayoutEdit.module.css';
import { TableEditor } from './TableEditor.tsx';

const route = getRouteApi('/tarot/layouts/edit');

/** The editor of a spread of one's own; every change is kept as it is made. */
export function LayoutEdit() {
  const { t } = useLingui();
  const { key } = route.useSearch();
  const navigate = useNavigate();
  useSession();
  const me = owner();
  const found = useLive(async () => ({ row: key ? await readLayout(me, key) : undefined }), [key, me]);
  const [made] = useState(() => crypto.randomUUID());
  const lost = key !== undefined && found !== undefined && !found.row;

  useEffect(() => {
    if (!lost) return;
    toast(t`Parameter error`);
    void navigate({ to: '/tarot/layouts', replace: true });
  }, [lost, navigate, t]);

  if (!found || lost) return <Page>{null}</Page>;
  return <Editor key={key ?? made} id={key ?? made} first={found.row?.table ?? FIRST} />;
}

const FIRST: Table = {
  title: '',
  places: [1, 2, 3].map((number) => ({
    key: `card${number}`,
    name: '',
    meaning: '',
    x: 0.5 + (number - 1) * 1.25,
    y: 0.5,
  })),
};

function Editor({ id, first }: { id: string; first: Table }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [table, setTable] = useState(first);
  const change = (next: Table) => {
    setTable(next);
    void keepLayout(id, next, t`Untitled spread`);
  };
  return (
    <Page>
      <TopBar title={t`Your own spread`} up="/tarot/layouts" />
      <label className={css.title}>
        <span>{t`What it is called`}</span>
        <input
          value={table.title}
          maxLength={MAX_TITLE_CHARACTERS}
          placeholder={t`Untitled spread`}
          onChange={(event) => change({ ...table, title: event.target.value })}
        />
      </label>
      <TableEditor table={table} most={MAX_PLACES} onChange={change} />
      <p className={css.kept}>{t`Every change is kept on this phone.`}</p>
      <Button
        kind="primary"
        wide
        className={css.go}
        onClick={() =>
          void keepLayout(id, table, t`Untitled spread`).then(() => navigate({ to: '/tarot', search: { layout: id } }))
        }
      >
        {t`Draw with it`}
      </Button>
    </Page>
  );
}
