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
type List = 'tarot' | 'lenormand' | 'dice' | 'essays' | 'dreams' | 'tests';

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
    dice: (count) => ({
      name: 'Star dice meanings',
      title: `Faces of the dice · the ${count} faces of the star dice`,
      description: `The ${count} faces of the star dice: twelve points that act, twelve signs that say how, twelve houses that say where. Each has its keywords, its meaning and a question to ask yourself.`,
    }),
    essays: (count) => ({
      name: 'Essays',
      title: `Essays · ${count} essays on cards, dice, charts and dreams`,
      description: `${count} short essays on asking well, tarot, Lenormand, star dice, the birth chart, dreams and practice. Each takes a few minutes and stays on your phone for reading without a network.`,
    }),
    dreams: (count) => ({
      name: 'Dream symbols',
      title: `Dreams · a dictionary of ${count} dream symbols`,
      description: `${count} dream symbols by letter and by theme. Each page says what the symbol may point to if you felt at ease and if it was uneasy, with a question to ask yourself.`,
    }),
    tests: (count) => ({
      name: 'Tarot tests',
      title: `Tests · ${count} free tarot tests`,
      description: `${count} tarot tests of a few minutes each: scenes from an ordinary week, and at the end a card for the way you act, decide, love or give way. Free; one answer counts one point.`,
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
    dice: (count) => ({
      name: '星骰骰面',
      title: `骰面图鉴 · 星骰的 ${count} 个骰面`,
      description: `星骰三颗，共 ${count} 个骰面：行星与交点说是什么在动，星座说用什么方式，宫位说在哪里。每个骰面都有关键词、含义和一个问自己的问题。`,
    }),
    essays: (count) => ({
      name: '文章',
      title: `文章 · ${count} 篇塔罗、雷诺曼、星骰、星盘与梦的短文`,
      description: `${count} 篇短文，从怎么提问说起，讲到塔罗、雷诺曼、星骰、星盘、梦和平日的练习。每篇几分钟，读过就留在手机里，没网也能再看。`,
    }),
    dreams: (count) => ({
      name: '梦的词典',
      title: `梦境解析 · ${count} 个梦中意象的词典`,
      description: `${count} 个梦中意象，按拼音或按主题查。梦里安心是一种读法，梦里不安是另一种，每个意象还留一个问题让你问问自己。`,
    }),
    tests: (count) => ({
      name: '塔罗测试',
      title: `测试 · ${count} 套免费的塔罗小测试`,
      description: `${count} 套塔罗小测试，一套几分钟：拿平常日子里的场面问你会怎么做，最后看你像哪张牌，怎么喜欢人，怎么拿主意，为难时又怎么办。免费，选一项记一分。`,
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
    dice: (count) => ({
      name: '星骰骰面',
      title: `骰面圖鑑 · 星骰的 ${count} 個骰面`,
      description: `星骰共有 ${count} 個骰面：行星與交點說什麼在動，星座說用什麼方式，宮位說在哪裡。每一面都有關鍵字、意思，和一個可以問自己的問題。`,
    }),
    essays: (count) => ({
      name: '文章',
      title: `文章 · ${count} 篇談塔羅、雷諾曼、星骰、星盤與夢的短文`,
      description: `${count} 篇短文，從怎麼問問題開始，談塔羅、雷諾曼、星骰、星盤、夢，也談平常怎麼練習。一篇幾分鐘，讀過就存在手機裡，沒有網路也能再讀。`,
    }),
    dreams: (count) => ({
      name: '夢的辭典',
      title: `夢境解析 · ${count} 個夢中意象的辭典`,
      description: `收錄 ${count} 個夢中意象，可以依注音或主題查。夢裡平靜和夢裡不安，讀法各不相同；每個意象最後都有一個問題，留給你問自己。`,
    }),
    tests: (count) => ({
      name: '塔羅測驗',
      title: `測驗 · ${count} 個免費的塔羅測驗`,
      description: `${count} 個塔羅測驗，每個只要幾分鐘。題目都是生活裡會碰到的場面，做完看看哪張牌最像你，也看看你怎麼談感情、怎麼下決定、累了又怎麼撐。免費，選一句記一分。`,
    }),
  },
};
