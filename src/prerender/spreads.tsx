import type { LibraryDeck } from '../domain/decks/card-address.ts';
import { PUBLIC_SPREADS, spreadAddress, spreadListAddress } from '../domain/spread/spread-address.ts';
import { firstSentence, PAGE_WORDS } from '../library/page-words.ts';
import { loadLaying } from '../library/spreads/laying/load.ts';
import { loadLenormandSpreadTexts } from '../library/spreads/lenormand/load.ts';
import { loadSpreadTexts } from '../library/spreads/load.ts';
import { SpreadIndex } from '../screens/spread/SpreadIndex.tsx';
import { SpreadPage } from '../screens/spread/SpreadPage.tsx';
import type { PageKind } from './kind.ts';

const MODULE = '/src/screens/spread/Spreads.tsx';
/** The cards of the preview picture of a list. */
const SHOWN = {
  tarot: ['card:maj17', 'card:cup01', 'card:wan01'],
  lenormand: ['card:len06', 'card:len33', 'card:len01'],
};
const TEXTS = { tarot: loadSpreadTexts, lenormand: loadLenormandSpreadTexts };

export const tarotSpreadList = listOf('tarot');
export const tarotSpreads = pagesOf('tarot');
export const lenormandSpreadList = listOf('lenormand');
export const lenormandSpreads = pagesOf('lenormand');

function listOf(deck: LibraryDeck): PageKind {
  return {
    module: MODULE,
    async pages(language) {
      const texts = await TEXTS[deck](language);
      const { lists } = PAGE_WORDS[language].spreads;
      return [
        {
          address: spreadListAddress(language, deck),
          ...lists[deck],
          list: PUBLIC_SPREADS[deck].map((spread) => ({
            name: texts[spread.key]!.title,
            address: spreadAddress(language, deck, spread),
          })),
          same: [`/${deck}/home`],
          preview: { drawings: SHOWN[deck] },
          screen: <SpreadIndex deck={deck} texts={texts} />,
        },
      ];
    },
  };
}

function pagesOf(deck: LibraryDeck): PageKind {
  return {
    module: MODULE,
    async pages(language) {
      const [texts, laying] = await Promise.all([TEXTS[deck](language), loadLaying(language)]);
      const { lists, about, description } = PAGE_WORDS[language].spreads;
      return PUBLIC_SPREADS[deck].map((spread) => {
        const { title, purpose, positions } = texts[spread.key]!;
        return {
          address: spreadAddress(language, deck, spread),
          name: title,
          title: `${title} · ${about[deck]}`,
          description: description(title, deck, spread.positions.length, purpose),
          library: { name: lists[deck].name, address: spreadListAddress(language, deck) },
          same: [],
          preview: { drawings: [`spread:${spread.id}`], over: lists[deck].name, line: firstSentence(purpose) },
          schema: {
            '@type': 'HowTo',
            name: title,
            step: spread.positions.map(({ key }, place) => ({
              '@type': 'HowToStep',
              position: place + 1,
              name: positions[key]!.name,
              text: positions[key]!.meaning,
            })),
          },
          screen: <SpreadPage deck={deck} spread={spread} texts={texts} laying={laying} />,
        };
      });
    },
  };
}
