import type { Language } from '../domain/language.ts';

/** What the page of a list says of itself to search engines and link previews. */
interface ListWords {
  /** As a step of the way to what stands in it. */
  readonly name: string;
  /** The heading of the page and what stands behind it, without the brand. */
  readonly title: string;
  readonly description: string;
}

/** The lists that have a page of their own. */
type List = 'tarot' | 'lenormand';

/** By the number of what stands in a list. */
export const LIST_WORDS: Readonly<Record<Language, Readonly<Record<List, (count: number) => ListWords>>>> = {
  en: {
    tarot: (count) => ({
      name: 'Tarot card meanings',
      title: `Card meanings · all ${count} tarot cards, upright and reversed`,
      description: `All ${count} tarot cards with their pictures. Each page says what the card means upright and reversed, in love, work, money and study, and what it advises.`,
    }),
    lenormand: (count) => ({
      name: 'Lenormand card meanings',
      title: `Lenormand meanings · the ${count} cards and how they pair`,
      description: `The ${count} Lenormand cards in order. Each page says what the card means near and far, as a person and as a house of the Grand Tableau, and how it pairs with the others.`,
    }),
  },
  'zh-CN': {
    tarot: (count) => ({
      name: '塔罗牌义',
      title: `牌意图鉴 · ${count} 张塔罗牌的正位与逆位`,
      description: `${count} 张塔罗牌，张张有图。正位逆位各讲什么，落到感情、工作、钱和学业上怎么看，该怎么做，点开一张就能读。`,
    }),
    lenormand: (count) => ({
      name: '雷诺曼牌义',
      title: `雷诺曼牌义 · ${count} 张牌的含义与组合`,
      description: `${count} 张雷诺曼牌按牌号排好：离你近和离你远时各是什么意思，代表哪种人，在大桌牌阵里是哪一宫，和别的牌碰到一起怎么读。`,
    }),
  },
  'zh-TW': {
    tarot: (count) => ({
      name: '塔羅牌義',
      title: `牌意圖鑑 · ${count} 張塔羅牌的正位與逆位`,
      description: `${count} 張塔羅牌，每張都附牌圖。點進去就讀得到正位和逆位的意思、感情、工作、金錢與學業上的解法，還有牌給的建議。`,
    }),
    lenormand: (count) => ({
      name: '雷諾曼牌義',
      title: `雷諾曼牌義 · ${count} 張牌的意思與組合`,
      description: `${count} 張雷諾曼牌依牌號排列。每一張都說明靠近你與遠離你時的差別、指的是什麼樣的人、在大桌牌陣裡的宮位，以及和其他牌怎麼搭著讀。`,
    }),
  },
};
