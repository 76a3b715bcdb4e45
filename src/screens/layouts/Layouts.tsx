import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Download, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { giveLayouts } from '../../actions/draw/layouts.ts';
import { owner, useSession } from '../../session.ts';
import { readLayouts } from '../../storage/layouts.ts';
import { useLive } from '../../storage/store/live.ts';
import type { LayoutRow } from '../../storage/store/rows.ts';
import { MakeLink } from '../../ui/MakeLink.tsx';
import { Page } from '../../ui/Page.tsx';
import item from '../../ui/SpreadItem.module.css';
import { SpreadItem } from '../../ui/SpreadItem.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { SpreadPicture } from '../home/Picture.tsx';
import { Files } from './Files.tsx';
import css from './Layouts.module.css';
import { RemoveLayout } from './RemoveLayout.tsx';

/** The spreads of the person's own: to draw with, to change, to give away. */
export function Layouts() {
  const { t } = useLingui();
  useSession();
  const me = owner();
  const rows = useLive(() => readLayouts(me), [me]);
  const [leaving, setLeaving] = useState<LayoutRow | null>(null);
  return (
    <Page>
      <TopBar title={t`Your own spreads`} up="/tarot/home" />
      <p
        className={css.what}
      >{t`Lay places where you like, name them, and draw with them as with any other spread.`}</p>
      <MakeLink to="/tarot/layouts/edit">{t`Make a spread`}</MakeLink>
      {rows?.length === 0 && <p className={css.none}>{t`You have no spreads of your own yet.`}</p>}
      <ul className={item.list}>
        {rows?.map((row) => (
          <li key={row.key} className={css.spread}>
            <Link to="/tarot" search={{ layout: row.key }} className={item.item}>
              <SpreadItem
                picture={<SpreadPicture positions={row.table.places} className={item.picture} />}
                title={row.table.title}
                text={row.table.places
                  .map((place) => place.name)
                  .filter(Boolean)
                  .join(' · ')}
                count={<Plural value={row.table.places.length} one="# card" other="# cards" />}
              />
            </Link>
            <div className={css.ways}>
              <Link to="/tarot/layouts/edit" search={{ key: row.key }} aria-label={t`Change “${row.table.title}”`}>
                <Pencil size={18} strokeWidth={1.5} aria-hidden="true" />
                {t`Change`}
              </Link>
              <button
                type="button"
                aria-label={t`Save “${row.table.title}” as a file`}
                onClick={() => void giveLayouts([row.table])}
              >
                <Download size={18} strokeWidth={1.5} aria-hidden="true" />
                {t`As a file`}
              </button>
              <button type="button" aria-label={t`Remove “${row.table.title}”`} onClick={() => setLeaving(row)}>
                <Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />
                {t`Remove`}
              </button>
            </div>
          </li>
        ))}
      </ul>
      {rows && <Files rows={rows} />}
      {leaving && <RemoveLayout row={leaving} onClose={() => setLeaving(null)} />}
    </Page>
  );
}
