import { homePage } from '../../contract/home.ts';
import type { HomeBlocks } from '../../domain/home/blocks.ts';
import { apiLocale, type Language } from '../../domain/language.ts';
import { areaOf } from '../../domain/paths.ts';
import type { Switch } from '../../domain/switches.ts';
import { callServer } from '../../service/client.ts';
import { readHome, saveHome } from '../../storage/home.ts';
import { onOperatorWord, operatorWord } from '../../storage/params.ts';
import { globalParams } from '../app/params.ts';
import { openSpreadCard, tileTarget } from './home.ts';

/** Home as it was heard or shipped, and what of it the operator has not switched off. */
export interface HomeShown {
  readonly whole: HomeBlocks;
  readonly open: HomeBlocks;
}

/** Home as this device keeps it. */
export async function keptHome(language: Language): Promise<HomeShown | undefined> {
  const kept = await readHome(language);
  return kept && opened(kept);
}

/**
 * Shows `first`, then what this device keeps, then what the server has. `show` runs whenever something differs.
 * @returns what ends it.
 */
export function followHome(language: Language, first: HomeBlocks, show: (home: HomeShown) => void): () => void {
  let blocks = first;
  const paint = () => show(opened(blocks));
  paint();
  void globalParams().catch(() => {});
  void refresh(language, (next) => {
    blocks = next;
    paint();
  }).catch((reason) => console.info('Home could not be asked for just now:', String(reason)));
  return onOperatorWord(paint);
}

async function refresh(language: Language, show: (blocks: HomeBlocks) => void): Promise<void> {
  const keptBlocks = await readHome(language);
  if (keptBlocks) show(keptBlocks);
  const fresh = (await callServer(homePage, { locale: apiLocale(language) })) as HomeBlocks;
  if (JSON.stringify(fresh) === JSON.stringify(keptBlocks)) return;
  show(fresh);
  await saveHome(language, fresh);
}

const opened = (whole: HomeBlocks): HomeShown => ({ whole, open: withoutHidden(whole, operatorWord().off) });

/** Home without the ways into what is switched off: tiles, spreads, and the banner where it leads there. */
function withoutHidden(blocks: HomeBlocks, off: ReadonlySet<Switch>): HomeBlocks {
  if (off.size === 0) return blocks;
  const isOpen = (target: string | null) => {
    const area = target === null ? null : areaOf(target);
    return area === null || !off.has(area);
  };
  const [heading, banner, unused, tiles, tabs] = blocks;
  const left = tabs.value.map((tab) => ({ ...tab, data: tab.data.filter((card) => isOpen(openSpreadCard(card))) }));
  return [
    heading,
    isOpen(tileTarget(banner.value)) ? banner : { value: { ...banner.value, image: '', title: '' } },
    unused,
    { value: tiles.value.filter((tile) => isOpen(tileTarget(tile))) },
    { value: left.filter(({ data }) => data.length > 0) },
  ];
}
