import { cardAddress } from '../domain/decks/card-address.ts';
import { LENORMAND } from '../domain/decks/lenormand.ts';
import { TAROT } from '../domain/decks/tarot.ts';
import { names } from '../i18n/names.ts';
import { LIST_WORDS } from '../library/list-words.ts';
import { LenormandGrid } from '../screens/lenormand/LenormandGrid.tsx';
import { CardGrid } from '../screens/library/CardGrid.tsx';
import type { PageKind } from './kind.ts';

export const tarotLibrary: PageKind = {
  module: '/src/screens/library/TarotCardPage.tsx',
  async pages(language) {
    return [
      {
        address: `/${language}/tarot`,
        ...LIST_WORDS[language].tarot(TAROT.length),
        list: TAROT.map(({ id }) => ({ name: names().tarot[id], address: cardAddress(language, id) })),
        same: ['/tarotMean'],
        preview: { drawings: ['card:maj17', 'card:cup01', 'card:wan01'] },
        screen: <CardGrid painted />,
      },
    ];
  },
};

export const lenormandLibrary: PageKind = {
  module: '/src/screens/lenormand/LenormandCardPage.tsx',
  async pages(language) {
    return [
      {
        address: `/${language}/lenormand`,
        ...LIST_WORDS[language].lenormand(LENORMAND.length),
        list: LENORMAND.map(({ id }) => ({ name: names().lenormand[id]!, address: cardAddress(language, id) })),
        same: ['/lenormandMean'],
        preview: { drawings: ['card:len06', 'card:len33', 'card:len01'] },
        screen: <LenormandGrid painted />,
      },
    ];
  },
};
