import type { LibraryDeck } from '../domain/decks/card-address.ts';
import type { Language } from '../domain/language.ts';

/** What a public page says of itself to search engines and link previews, by rule. */
interface PageWords {
  readonly cards: {
    /** Behind the name of the card in the title of the page. */
    readonly about: Readonly<Record<LibraryDeck, string>>;
    /** The library that the card belongs to, as a step of the way to it. */
    readonly library: Readonly<Record<LibraryDeck, string>>;
    readonly description: (name: string, deck: LibraryDeck, keywords: readonly string[], gist: string) => string;
  };
  readonly essays: {
    readonly library: string;
    readonly description: (group: string, summary: string, minutes: number) => string;
  };
  readonly dreams: {
    readonly about: string;
    readonly library: string;
    /** The meaning is some two sentences; it is cut behind a whole one. */
    readonly description: (name: string, meaning: string) => string;
  };
  readonly dice: {
    readonly about: string;
    readonly description: (name: string, keywords: readonly string[], text: string) => string;
  };
}

/** How many keywords a description takes. */
const MAX_KEYWORDS = 4;
/** So long may a meaning be in a description, in characters; a Chinese one takes twice the width. */
const MAX_MEANING = { latin: 170, han: 90 };

export const PAGE_WORDS: Readonly<Record<Language, PageWords>> = {
  en: {
    cards: {
      about: { tarot: 'tarot meaning, upright and reversed', lenormand: 'Lenormand card meaning' },
      library: { tarot: 'Tarot card meanings', lenormand: 'Lenormand card meanings' },
      description: (name, deck, keywords, gist) =>
        `${name} in the ${deck === 'tarot' ? 'tarot' : 'Lenormand'}: ${keywords.slice(0, MAX_KEYWORDS).join(', ')}. ${gist}`,
    },
    essays: {
      library: 'Essays',
      description: (group, summary, minutes) => `${summary} An essay of ${minutes} minutes, from “${group}”.`,
    },
    dreams: {
      about: 'dream meaning',
      library: 'Dream symbols',
      description: (name, meaning) => `${name} in a dream. ${opening(meaning, MAX_MEANING.latin)}`,
    },
    dice: {
      about: 'what this face of the star dice means',
      description: (name, keywords, text) =>
        `${name} on the star dice: ${keywords.slice(0, MAX_KEYWORDS).join(', ')}. ${opening(text, MAX_MEANING.latin)}`,
    },
  },
  'zh-CN': {
    cards: {
      about: { tarot: '塔罗牌正位与逆位的含义', lenormand: '雷诺曼牌的含义' },
      library: { tarot: '塔罗牌义', lenormand: '雷诺曼牌义' },
      description: (name, deck, keywords, gist) =>
        `${deck === 'tarot' ? '塔罗牌' : '雷诺曼牌'}“${name}”：${keywords.slice(0, MAX_KEYWORDS).join('、')}。${gist}`,
    },
    essays: {
      library: '文章',
      description: (group, summary, minutes) => `${summary}${group}专题文章，约 ${minutes} 分钟读完。`,
    },
    dreams: {
      about: '解梦',
      library: '梦的词典',
      description: (name, meaning) => `梦里的“${name}”：${opening(meaning, MAX_MEANING.han)}`,
    },
    dice: {
      about: '星骰骰面的含义',
      description: (name, keywords, text) =>
        `星骰掷出“${name}”：${keywords.slice(0, MAX_KEYWORDS).join('、')}。${opening(text, MAX_MEANING.han)}`,
    },
  },
  'zh-TW': {
    cards: {
      about: { tarot: '塔羅牌正位與逆位的意思', lenormand: '雷諾曼牌的意思' },
      library: { tarot: '塔羅牌義', lenormand: '雷諾曼牌義' },
      description: (name, deck, keywords, gist) =>
        `${deck === 'tarot' ? '塔羅牌' : '雷諾曼牌'}「${name}」：${keywords.slice(0, MAX_KEYWORDS).join('、')}。${gist}`,
    },
    essays: {
      library: '文章',
      description: (group, summary, minutes) => `${summary}${group}主題文章，約 ${minutes} 分鐘可以讀完。`,
    },
    dreams: {
      about: '解夢',
      library: '夢的辭典',
      description: (name, meaning) => `夢裡的「${name}」：${opening(meaning, MAX_MEANING.han)}`,
    },
    dice: {
      about: '星骰骰面的意思',
      description: (name, keywords, text) =>
        `星骰擲出「${name}」：${keywords.slice(0, MAX_KEYWORDS).join('、')}。${opening(text, MAX_MEANING.han)}`,
    },
  },
};

/** As many whole sentences from the beginning as fit, one at least. */
function opening(text: string, most: number): string {
  const sentences = text.match(/.+?(?:[.?!](?=\s|$)\s*|[。？！]|$)/gsu) ?? [];
  let taken = '';
  for (const sentence of sentences) {
    if (taken && taken.length + sentence.trimEnd().length > most) break;
    taken += sentence;
  }
  return taken.trim();
}
