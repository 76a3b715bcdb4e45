import { useState } from 'react';
import { refreshWallpapers } from '../../actions/content/wallpapers.ts';
import { isWallpaper, type WallpaperId } from '../../art/wallpapers/catalogue.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { useSession } from '../../session.ts';
import type { ListedWallpaper } from '../../storage/store/list-rows.ts';
import { useLive } from '../../storage/store/live.ts';
import { readBought, readWallpaperList } from '../../storage/wallpapers.ts';
import { useAsking } from '../login/useAsking.ts';
import { useFailureWords } from '../login/useFailureWords.ts';

export interface Wall extends ListedWallpaper {
  art: WallpaperId;
  /** Bought by whoever is here. */
  mine: boolean;
}

/** The wallpapers as this phone keeps them, asked for anew when the page opens, somebody enters or the network is back. */
export function useWallpapers() {
  const { token, user } = useSession();
  const words = useFailureWords();
  const language = currentLanguage();
  const me = user?.user_id ?? '';
  const list = useLive(async () => (await readWallpaperList(language)) ?? null, [language]);
  const bought = useLive(() => readBought(me), [me]);
  const [failure, setFailure] = useState('');
  const ask = () => {
    setFailure('');
    refreshWallpapers().catch((reason) => setFailure(words(reason)));
  };
  useAsking(token, ask);

  const walls: Wall[] = (list?.wallpapers ?? []).flatMap((one) =>
    // a drawing that a newer build brings is not shown by this one
    isWallpaper(one.art) ? [{ ...one, art: one.art, mine: bought?.includes(one.id) ?? false }] : [],
  );
  return { walls, labels: list?.labels ?? [], failure: list ? '' : failure, ask };
}
