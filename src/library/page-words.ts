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
  readonly spreads: {
    /** What the list of a deck's spreads says of itself. */
    readonly lists: Readonly<
      Record<LibraryDeck, { readonly name: string; readonly title: string; readonly description: string }>
    >;
    /** Behind the name of the spread in the title of the page. */
    readonly about: Readonly<Record<LibraryDeck, string>>;
    readonly description: (title: string, deck: LibraryDeck, cards: number, purpose: string) => string;
  };
  readonly tests: {
    /** Behind the name of the test in the title of the page. */
    readonly about: (questions: number) => string;
    readonly description: (summary: string, questions: number, minutes: number) => string;
  };
  /** Behind the heading of the page about the app. */
  readonly about: string;
  /** The heading of the login page. */
  readonly login: string;
  readonly legal: {
    readonly about: string;
    readonly library: string;
    /** `first`: how the text begins; it is cut behind a whole sentence. */
    readonly description: (title: string, first: string) => string;
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
    spreads: {
      lists: {
        tarot: {
          name: 'Tarot spreads',
          title: 'Tarot spreads · how each is laid and what its places ask',
          description:
            'Tarot spreads from one card to a whole year, each with a numbered diagram, what every place asks of its card, and a button to draw it at once.',
        },
        lenormand: {
          name: 'Lenormand spreads',
          title: 'Lenormand spreads · lines, nine cards and the Grand Tableau',
          description:
            'Ways to lay Lenormand cards, from a single one to all thirty-six: numbered diagrams, what each place says, and how to read the cards together.',
        },
      },
      about: {
        tarot: 'tarot spread, its layout and its places',
        lenormand: 'Lenormand spread, its layout and its places',
      },
      description: (title, deck, cards, purpose) =>
        `${title}: a ${deck === 'tarot' ? 'tarot' : 'Lenormand'} spread of ${cards === 1 ? 'one card' : `${cards} cards`}. ${purpose}`,
    },
    tests: {
      about: (questions) => `free tarot test, ${questions} questions`,
      description: (summary, questions, minutes) =>
        `${summary} A free tarot test of ${questions} questions and about ${minutes} minutes; every answer counts one point.`,
    },
    about: 'questions and answers',
    login: 'Log in',
    legal: {
      about: 'what we promise, and what we ask',
      library: 'About',
      description: (title, first) => `${title}. ${opening(first, MAX_MEANING.latin)}`,
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
    spreads: {
      lists: {
        tarot: {
          name: '塔罗牌阵',
          title: '塔罗牌阵 · 摆法图解与位置含义',
          description: '从一张牌到看全年的牌阵，都有带编号的摆法图，写明每个位置问的是什么，看完就能直接抽牌。',
        },
        lenormand: {
          name: '雷诺曼牌阵',
          title: '雷诺曼牌阵 · 连读、九宫格与大牌阵',
          description: '单张、连读、九宫格、三十六张大牌阵：每种都有摆法图，讲清位置的意思，以及牌与牌怎么连着读。',
        },
      },
      about: { tarot: '塔罗牌阵的摆法与位置含义', lenormand: '雷诺曼牌阵的摆法与位置含义' },
      description: (title, deck, cards, purpose) =>
        `${deck === 'tarot' ? '塔罗' : '雷诺曼'}牌阵“${title}”，共 ${cards} 张牌。${purpose}`,
    },
    tests: {
      about: (questions) => `免费塔罗测试，${questions} 道题`,
      description: (summary, questions, minutes) =>
        `${summary}塔罗小测试，${questions} 道题，约 ${minutes} 分钟做完，免费，选一项记一分。`,
    },
    about: '常见问题',
    login: '登录',
    legal: {
      about: '协议与说明',
      library: '关于',
      description: (title, first) => `${title}：${opening(first, MAX_MEANING.han)}`,
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
    spreads: {
      lists: {
        tarot: {
          name: '塔羅牌陣',
          title: '塔羅牌陣 · 擺法圖與牌位意思',
          description: '單張、三張到一整年的塔羅牌陣，附編號擺法圖，說明每個牌位在問什麼，看完可以馬上抽。',
        },
        lenormand: {
          name: '雷諾曼牌陣',
          title: '雷諾曼牌陣 · 一句話、九宮格與大牌陣',
          description: '從一張牌、一句話、九宮格到三十六張的大牌陣，附擺法圖，教你看牌位，也教你把牌連起來讀。',
        },
      },
      about: { tarot: '塔羅牌陣的擺法與牌位', lenormand: '雷諾曼牌陣的擺法與牌位' },
      description: (title, deck, cards, purpose) =>
        `${deck === 'tarot' ? '塔羅' : '雷諾曼'}牌陣「${title}」，用 ${cards} 張牌。${purpose}`,
    },
    tests: {
      about: (questions) => `免費塔羅測驗，${questions} 題`,
      description: (summary, questions, minutes) =>
        `${summary}塔羅測驗，共 ${questions} 題，大約 ${minutes} 分鐘，免費作答，選一句記一分。`,
    },
    about: '常見問題',
    login: '登入',
    legal: {
      about: '條款與說明',
      library: '關於',
      description: (title, first) => `${title}：${opening(first, MAX_MEANING.han)}`,
    },
  },
};

/** How a text begins. */
export function firstSentence(text: string): string {
  return opening(text, 0);
}

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
