import { describe, expect, it } from 'vitest';
import { DREAM_SYMBOLS, DREAM_THEMES, type DreamTheme } from '../../src/domain/dream/symbols.ts';
import type { DreamNames, DreamWords } from '../../src/domain/dream/words.ts';

interface Written {
  language: string;
  dreams: DreamWords;
  names: DreamNames;
  /** The letters of its dictionaries, in their order. */
  letters: string;
  /** How a reader orders the names under a letter. */
  collation: string;
  /** The themes that are written so far. */
  themes: readonly DreamTheme[];
  /** How long a text is: words, or Chinese characters. */
  size: (text: string) => number;
  meaning: readonly [least: number, greatest: number];
  mood: readonly [least: number, greatest: number];
  /** How a text begins: two texts that share this begin alike. */
  opening: (text: string) => string;
  /** What nobody should be told by a dictionary of dreams. */
  unsaid: RegExp;
  /** Characters of the wrong script. */
  strange: (text: string) => string[];
}

/** A language is added here as soon as its first theme is written. */
const LANGUAGES_WRITTEN: Written[] = [
  {
    language: 'en',
    ...(await import('../../src/library/dream/en/index.ts')),
    ...(await import('../../src/library/dream/names/en.ts')),
    letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    collation: 'en',
    themes: DREAM_THEMES,
    size: (text) => text.split(/\s+/).length,
    meaning: [30, 55],
    mood: [10, 25],
    opening: (text) => text.split(/\s+/).slice(0, 2).join(' ').toLowerCase(),
    unsaid:
      /\b(you will (soon|die|lose|win|meet|become|get)|destin(y|ed)|prophe\w*|tapestry|embrace\w*|vibration\w*|manifest\w*|your journey|cancer|curse\w*)\b/iu,
    strange: (text) => text.match(/\p{Script=Han}|[—–…'"]/gu) ?? [],
  },
  {
    language: 'zh-TW',
    ...(await import('../../src/library/dream/zh-TW/index.ts')),
    ...(await import('../../src/library/dream/names/zh-TW.ts')),
    letters: 'ㄅㄆㄇㄈㄉㄊㄋㄌㄍㄎㄏㄐㄑㄒㄓㄔㄕㄖㄗㄘㄙㄚㄛㄜㄝㄞㄟㄠㄡㄢㄣㄤㄥㄦㄧㄨㄩ',
    collation: 'zh-TW-u-co-zhuyin',
    themes: DREAM_THEMES,
    size: (text) => [...text].length,
    meaning: [50, 90],
    mood: [15, 40],
    opening: (text) => text.slice(0, 2),
    unsaid: /(一定|必定|註定|肯定)(會|要)|大凶|凶兆|血光|癌|絕症|厄運|災禍|穩賺|保證(你|會|能)/u,
    strange: (text) =>
      text.match(
        /[们这说时会对为给让从个过还经见长头东车马鸟龙鱼门间问题应学习书写读认识觉与开关难单双边远进运动变发现实话语气热爱亲爷妈谁样吗钱买卖饭馆钥锁网电脑听声铁铃钟错银镜团圆园图国]|[,;:!?—–…'"“”‘’]/gu,
      ) ?? [],
  },
  {
    language: 'zh-CN',
    ...(await import('../../src/library/dream/zh-CN/index.ts')),
    ...(await import('../../src/library/dream/names/zh-CN.ts')),
    letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    collation: 'zh-CN-u-co-pinyin',
    themes: DREAM_THEMES,
    size: (text) => [...text].length,
    meaning: [50, 90],
    mood: [15, 40],
    opening: (text) => text.slice(0, 2),
    unsaid:
      /(一定|必定|注定|肯定)(会|要)|必将|预示|大凶|凶兆|血光|癌|绝症|厄运|灾祸|稳赚|保证(你|会|能)|潜意识|赋能|疗愈/u,
    strange: (text) =>
      text.match(
        /[們這說時會對為給讓從個過還經見長頭東車馬鳥龍魚門間問題應學習書寫讀認識覺與開關難單雙邊遠進運動變發現實話語氣熱愛親爺媽誰樣嗎錢買賣飯館鑰鎖網電腦聽聲鐵鈴鐘錯銀鏡團圓園圖國裡裏著妳]|[,;:!?—–…'"「」『』]/gu,
      ) ?? [],
  },
];

const PARTS = ['meaning', 'calm', 'uneasy', 'ask'] as const;

describe.each(LANGUAGES_WRITTEN)('the dream dictionary in $language', (written) => {
  const { dreams, names, letters, collation, themes, size, meaning, mood, opening, unsaid, strange } = written;
  const called = names.flatMap(([, listed]) => Object.entries(listed));
  const symbols = DREAM_SYMBOLS.filter(({ theme }) => themes.includes(theme));

  it('has a text for every symbol of the list, and for nothing else', () => {
    expect(Object.keys(dreams)).toEqual(symbols.map(({ key }) => key));
  });

  it.each(DREAM_THEMES.filter((theme) => themes.includes(theme)))('keeps to the lengths in %s', (theme) => {
    for (const { key } of symbols.filter((symbol) => symbol.theme === theme)) {
      const text = dreams[key]!;
      const within = (part: 'meaning' | 'calm' | 'uneasy', [least, greatest]: readonly [number, number]) => {
        expect(size(text[part]), `${key} ${part}`).toBeGreaterThanOrEqual(least);
        expect(size(text[part]), `${key} ${part}`).toBeLessThanOrEqual(greatest);
        expect(text[part], `${key} ${part}`).toMatch(/[.!?。！？]」?$/u);
      };
      within('meaning', meaning);
      within('calm', mood);
      within('uneasy', mood);
      expect(text.ask, key).toMatch(/^[^?？]+[?？]$/u);
    }
  });

  it('says nothing twice', () => {
    for (const part of PARTS) {
      const all = Object.values(dreams).map((text) => text[part]);
      expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
    }
  });

  it('begins no more than three texts in a row alike', () => {
    for (const part of ['meaning', 'calm', 'uneasy'] as const) {
      const openings = Object.values(dreams).map((text) => opening(text[part]));
      const alike = openings.filter(
        (first, index) => index >= 3 && openings.slice(index - 3, index).every((before) => before === first),
      );
      expect(alike).toEqual([]);
    }
  });

  it('names every symbol of the list, and nothing else', () => {
    expect(called.map(([key]) => key).sort()).toEqual(symbols.map(({ key }) => key).sort());
  });

  it('stands in the order of its letters, and under a letter as a reader looks it up', () => {
    const heads = names.map(([letter]) => letters.indexOf(letter));
    expect(heads).not.toContain(-1);
    expect(heads).toEqual([...new Set(heads)].sort((a, b) => a - b));
    const { compare } = new Intl.Collator(collation);
    const bare = (name: string) => name.replace(/^(The|An|A|Your) /, '');
    for (const [letter, listed] of names) {
      const words = Object.values(listed).map(([name]) => bare(name));
      expect(words, letter).toEqual([...words].sort(compare));
      if (written.language === 'en')
        expect(words.map((word) => word[0]?.toUpperCase())).toEqual(words.map(() => letter));
    }
  });

  it('gives each symbol a name of its own, and looks it up under no name of another', () => {
    const plain = (word: string) => word.trim().toLowerCase();
    const firsts = called.map(([, [name]]) => plain(name));
    expect(firsts.filter((name, index) => firsts.indexOf(name) !== index)).toEqual([]);
    for (const [key, [name, ...also]] of called) {
      expect(also.length, key).toBeGreaterThan(0);
      expect(new Set(also.map(plain)).size, key).toBe(also.length);
      const others = new Set(firsts.filter((other) => other !== plain(name)));
      expect(
        also.filter((word) => others.has(plain(word))),
        key,
      ).toEqual([]);
    }
  });

  it('frightens nobody, foretells nothing and keeps to its own script', () => {
    const words = [
      ...called.flatMap(([, words]) => words),
      ...Object.values(dreams).flatMap((text) => Object.values(text)),
    ];
    for (const text of words) {
      expect(text.match(unsaid)?.[0], text).toBeUndefined();
      expect(strange(text), text).toEqual([]);
    }
  });
});
