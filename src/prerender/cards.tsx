import { cardAddress } from '../domain/decks/card-address.ts';
import { LENORMAND } from '../domain/decks/lenormand.ts';
import { TAROT } from '../domain/decks/tarot.ts';
import { names } from '../i18n/names.ts';
import { loadAltTexts } from '../library/alt/load.ts';
import { loadLenormandMeanings } from '../library/lenormand/load.ts';
import { PAGE_WORDS } from '../library/page-words.ts';
import { loadTarotMeanings } from '../library/tarot/load.ts';
import { LenormandCard } from '../screens/lenormand/LenormandCard.tsx';
import { loadLenormandWords } from '../screens/lenormand/useLenormand.ts';
import { CardMeaning } from '../screens/library/CardMeaning.tsx';
import { loadAhead } from '../ui/useLoaded.ts';
import type { PageKind } from './kind.ts';

export const tarotCards: PageKind = {
  module: '/src/screens/library/TarotCardPage.tsx',
  async pages(language) {
    await Promise.all([loadAhead(loadTarotMeanings), loadAhead(loadAltTexts)]);
    const meanings = await loadTarotMeanings(language);
    const { about, library, description } = PAGE_WORDS[language].cards;
    return TAROT.map(({ id }) => {
      const name = names().tarot[id];
      const { keywords, gist } = meanings[id].upright;
      return {
        address: cardAddress(language, id),
        name,
        title: `${name} · ${about.tarot}`,
        description: description(name, 'tarot', keywords, gist),
        library: { name: library.tarot, address: `/${language}/tarot` },
        same: [`/tarotMean?card=${id}`],
        preview: { drawings: [`card:${id}`], over: library.tarot, line: gist },
        screen: <CardMeaning id={id} painted />,
      };
    });
  },
};

export const lenormandCards: PageKind = {
  module: '/src/screens/lenormand/LenormandCardPage.tsx',
  async pages(language) {
    await loadAhead(loadLenormandWords);
    const meanings = await loadLenormandMeanings(language);
    const { about, library, description } = PAGE_WORDS[language].cards;
    return LENORMAND.map(({ id, number }) => {
      const name = names().lenormand[id]!;
      const { keywords, gist } = meanings[number]!;
      return {
        address: cardAddress(language, id),
        name,
        title: `${number} ${name} · ${about.lenormand}`,
        description: description(name, 'lenormand', keywords, gist),
        library: { name: library.lenormand, address: `/${language}/lenormand` },
        same: [`/lenormandMean?card=${id}`],
        preview: { drawings: [`card:${id}`], over: library.lenormand, line: gist },
        screen: <LenormandCard id={id} painted />,
      };
    });
  },
};
