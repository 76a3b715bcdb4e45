import type { LibraryDeck } from '../domain/decks/card-address.ts';
import type { Language } from '../domain/language.ts';

/** What a card's page says of itself to search engines and link previews, by rule. */
interface PageWords {
  /** Behind the name of the card in the title of the page. */
  readonly about: Readonly<Record<LibraryDeck, string>>;
  /** The library that the card belongs to, as a step of the way to it. */
  readonly library: Readonly<Record<LibraryDeck, string>>;
  readonly description: (name: string, deck: LibraryDeck, keywords: readonly string[], gist: string) => string;
}

/** How many keywords a description takes. */
const MAX_KEYWORDS = 4;

export const CARD_PAGES: Readonly<Record<Language, PageWords>> = {
  en: {
    about: { tarot: 'tarot meaning, upright and reversed', lenormand: 'Lenormand card meaning' },
    library: { tarot: 'Tarot card meanings', lenormand: 'Lenormand card meanings' },
    description: (name, deck, keywords, gist) =>
      `${name} in the ${deck === 'tarot' ? 'tarot' : 'Lenormand'}: ${keywords.slice(0, MAX_KEYWORDS).join(', ')}. ${gist}`,
  },
  'zh-CN': {
    about: { tarot: '塔罗牌正位与逆位的含义', lenormand: '雷诺曼牌的含义' },
    library: { tarot: '塔罗牌义', lenormand: '雷诺曼牌义' },
    description: (name, deck, keywords, gist) =>
      `${deck === 'tarot' ? '塔罗牌' : '雷诺曼牌'}“${name}”：${keywords.slice(0, MAX_KEYWORDS).join('、')}。${gist}`,
  },
  'zh-TW': {
    about: { tarot: '塔羅牌正位與逆位的意思', lenormand: '雷諾曼牌的意思' },
    library: { tarot: '塔羅牌義', lenormand: '雷諾曼牌義' },
    description: (name, deck, keywords, gist) =>
      `${deck === 'tarot' ? '塔羅牌' : '雷諾曼牌'}「${name}」：${keywords.slice(0, MAX_KEYWORDS).join('、')}。${gist}`,
  },
};
