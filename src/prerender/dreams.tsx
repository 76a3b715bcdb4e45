import type { WallpaperId } from '../art/wallpapers/catalogue.ts';
import { DREAM_SYMBOLS, type DreamTheme } from '../domain/dream/symbols.ts';
import { loadDreams } from '../library/dream/load.ts';
import { LIST_WORDS } from '../library/list-words.ts';
import { firstSentence, PAGE_WORDS } from '../library/page-words.ts';
import { Dictionary, UNBROWSED } from '../screens/dream/Dictionary.tsx';
import { SymbolPage } from '../screens/dream/SymbolPage.tsx';
import { loadDreamIndex } from '../screens/dream/useDreams.ts';
import { loadAhead } from '../ui/useLoaded.ts';
import type { PageKind } from './kind.ts';

/** The wallpaper in the preview picture of the symbols of a theme. */
const SCENES: Readonly<Record<DreamTheme, WallpaperId>> = {
  people: 'moon-gate',
  body: 'crescent',
  animals: 'hare',
  plants: 'summer',
  water: 'star-pool',
  sky: 'silver-river',
  places: 'peaks',
  home: 'winter',
  ways: 'junk',
  things: 'lantern',
  deeds: 'cat',
  fears: 'eclipse',
};

export const dreams: PageKind = {
  module: '/src/screens/dream/DreamSymbol.tsx',
  async pages(language) {
    await Promise.all([loadAhead(loadDreams), loadAhead(loadDreamIndex)]);
    const [texts, index] = await Promise.all([loadDreams(language), loadDreamIndex(language)]);
    const { about, library, description } = PAGE_WORDS[language].dreams;
    return DREAM_SYMBOLS.map(({ key, theme }) => {
      const name = index.own.get(key)![0];
      return {
        address: `/${language}/dreams/${key}`,
        name,
        title: `${name} · ${about}`,
        description: description(name, texts[key]!.meaning),
        library: { name: library, address: `/${language}/dreams` },
        same: [`/dream?symbol=${key}`],
        preview: { drawings: [`art:${SCENES[theme]}`], over: library, line: firstSentence(texts[key]!.meaning) },
        screen: <SymbolPage id={key} index={index} painted />,
      };
    });
  },
};

export const dreamList: PageKind = {
  module: '/src/screens/dream/DreamSymbol.tsx',
  async pages(language) {
    const index = await loadDreamIndex(language);
    return [
      {
        address: `/${language}/dreams`,
        ...LIST_WORDS[language].dreams(DREAM_SYMBOLS.length),
        list: [...index.own].map(([key, [name]]) => ({ name, address: `/${language}/dreams/${key}` })),
        same: ['/dream'],
        screen: <Dictionary index={index} browsing={UNBROWSED} onBrowse={() => {}} painted />,
      },
    ];
  },
};
