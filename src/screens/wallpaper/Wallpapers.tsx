import { useLingui } from '@lingui/react/macro';
import { getRouteApi, Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { uprightPixels } from '../../domain/wallpaper/size.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { isNight } from '../../ui/wallpaper/night.ts';
import { WallpaperImage } from '../../ui/wallpaper/WallpaperImage.tsx';
import { NotAsked } from '../login/NotAsked.tsx';
import { Preview } from './Preview.tsx';
import { useWallpapers, type Wall } from './useWallpapers.ts';
import css from './Wallpapers.module.css';

const route = getRouteApi('/wallpaper');

/** Wallpapers by what they are about; each opens as it would stand on this phone. */
export function Wallpapers() {
  const { t } = useLingui();
  const router = useRouter();
  const navigate = useNavigate();
  const { look } = route.useSearch();
  const { walls, labels, failure, ask } = useWallpapers();
  const [about, setAbout] = useState('all');
  const [night] = useState(isNight);
  const [pixels] = useState(() => uprightPixels(screen, devicePixelRatio || 1));
  const opened = useRef(false);

  const options: (readonly [string, string])[] = [
    ['all', t`All`],
    ...(walls.some(({ mine }) => mine) ? [['mine', t`Mine`] as const] : []),
    ['free', t`Free`],
    ...labels.map(({ id, name }) => [String(id), name] as const),
  ];
  const shown = walls.filter((wall) => isAbout(wall, about));
  const seen = shown.some(({ art }) => art === look) ? shown : walls;
  const at = seen.findIndex(({ art }) => art === look);

  function close() {
    if (opened.current) router.history.back();
    else void navigate({ to: '/wallpaper', replace: true, resetScroll: false });
    opened.current = false;
  }
  return (
    <Page wide>
      <TopBar title={t`Wallpapers`} />
      <p className={css.what}>{t`Drawn by the hand that drew the cards, in the exact size of this phone.`}</p>
      <NotAsked failure={failure} onAgain={ask} />
      {walls.length > 0 && (
        <Chips form="row" label={t`What they are about`} value={about} options={options} onChange={setAbout} />
      )}
      {walls.length === 0 && !failure && (
        <p className={css.waiting} role="status">
          {t`Fetching the list…`}
        </p>
      )}
      <ul className={css.grid}>
        {shown.map((wall) => (
          <li key={wall.id}>
            <Link
              to="/wallpaper"
              search={{ look: wall.art }}
              resetScroll={false}
              preload={false}
              className={css.cell}
              onClick={() => {
                opened.current = true;
              }}
            >
              <WallpaperImage id={wall.art} screen={pixels} night={night} />
              <strong>{wall.title}</strong>
              <Price wall={wall} />
            </Link>
          </li>
        ))}
      </ul>
      {at >= 0 && (
        <Preview
          walls={seen}
          first={at}
          pixels={pixels}
          onTurn={(art) =>
            void navigate({ to: '/wallpaper', search: { look: art }, replace: true, resetScroll: false })
          }
          onClose={close}
        />
      )}
    </Page>
  );
}

function Price({ wall }: { wall: Wall }) {
  const { t } = useLingui();
  const { price, mine } = wall;
  if (mine) return <small className={css.mine}>{t`Yours`}</small>;
  if (price === 0) return <small>{t`Free`}</small>;
  return <small className="figures">{t`${price} coins`}</small>;
}

function isAbout({ mine, price, labels }: Wall, about: string): boolean {
  if (about === 'all') return true;
  if (about === 'mine') return mine;
  return about === 'free' ? price === 0 : labels.includes(Number(about));
}
