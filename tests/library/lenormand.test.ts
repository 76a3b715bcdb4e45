import { describe, expect, it } from 'vitest';
import type { LenormandMeanings, PairOverrides } from '../../src/library/lenormand/meaning.ts';
import { strangeTo } from './script.ts';

interface Written {
  language: string;
  meanings: LenormandMeanings;
  pairs: PairOverrides;
  furtherPairs: PairOverrides;
  /** How long a text is: words, or Chinese characters. */
  size: (text: string) => number;
  /** Least sizes of the meaning and of a topic, greatest of the gist. */
  least: { text: number; topic: number };
  greatest: { topic: number; gist: number };
  /** Words of the tarot that Lenormand does not know. */
  tarot: RegExp;
  /** Characters of the wrong script. */
  strange: (text: string) => string[];
}

const han = (text: string) => (text.match(/\p{Script=Han}/gu) ?? []).length;

const WRITTEN: Written[] = [
  {
    language: 'en',
    ...(await import('../../src/library/lenormand/en/index.ts')),
    ...(await import('../../src/library/lenormand/en/pairs.ts')),
    size: (text) => text.split(/\s+/).length,
    least: { text: 100, topic: 20 },
    greatest: { topic: 40, gist: 25 },
    tarot: /\b(tarot|energ\w*|archetyp\w*|revers\w*|upright|arcan\w*|suit of|subconscious|vibration\w*|universe)\b/iu,
    strange: (text) => text.match(/\p{Script=Han}|[—–…]/gu) ?? [],
  },
  {
    language: 'zh-CN',
    ...(await import('../../src/library/lenormand/zh-CN/index.ts')),
    ...(await import('../../src/library/lenormand/zh-CN/pairs.ts')),
    size: han,
    least: { text: 170, topic: 40 },
    greatest: { topic: 80, gist: 40 },
    tarot: /塔罗|能量|原型|正位|逆位|阿尔卡那|阿卡纳|牌位|潜意识|宫廷牌|元素/u,
    strange: (text) => strangeTo('mainland', text),
  },
  {
    language: 'zh-TW',
    ...(await import('../../src/library/lenormand/zh-TW/index.ts')),
    ...(await import('../../src/library/lenormand/zh-TW/pairs.ts')),
    size: han,
    least: { text: 170, topic: 40 },
    greatest: { topic: 80, gist: 40 },
    tarot: /塔羅|能量|原型|正位|逆位|阿爾克那|阿卡納|牌位|潛意識|宮廷牌|元素/u,
    strange: (text) => strangeTo('Taiwan', text).filter((character) => !'饋潢'.includes(character)),
  },
];

const NUMBERS = Array.from({ length: 36 }, (_, index) => index + 1);
const TOPICS = ['love', 'work', 'money', 'study', 'spirit', 'home', 'travel'] as const;
const SENTENCES = ['gist', 'person', 'house', 'near', 'far', 'advice'] as const;
const FORMS = ['noun'] as const;

describe.each(WRITTEN)('the Lenormand cards in $language', (written) => {
  const { meanings, pairs, furtherPairs, size, least, greatest, tarot, strange } = written;

  it.each(NUMBERS)('tell card %i whole', (number) => {
    const card = meanings[number]!;
    expect(card.keywords.length).toBeGreaterThanOrEqual(5);
    expect(card.keywords.length).toBeLessThanOrEqual(8);
    expect(new Set(card.keywords).size).toBe(card.keywords.length);
    expect(size(card.text)).toBeGreaterThanOrEqual(least.text);
    expect([2, 3]).toContain(card.text.split('\n\n').length);
    expect(size(card.gist)).toBeLessThanOrEqual(greatest.gist);
    for (const topic of TOPICS) {
      expect(size(card[topic]), topic).toBeGreaterThanOrEqual(least.topic);
      expect(size(card[topic]), topic).toBeLessThanOrEqual(greatest.topic);
    }
    for (const part of SENTENCES) expect(card[part], part).toMatch(/[.!?。！？]」?$/u);
    for (const form of FORMS) expect(card[form], form).toMatch(/^[^.!?。！？，；]+$/u);
  });

  it('give every card a noun of its own, and say nothing twice', () => {
    const cards = NUMBERS.map((number) => meanings[number]!);
    for (const key of [...FORMS, ...TOPICS, ...SENTENCES, 'text'] as const) {
      expect(new Set(cards.map((card) => card[key])).size, key).toBe(36);
    }
  });

  it('tell at least ninety traditional pairs of two different cards', () => {
    const keys = Object.keys(pairs);
    expect(keys.length).toBeGreaterThanOrEqual(90);
    for (const key of keys) {
      const [first, second] = key.split('+').map(Number) as [number, number];
      expect(NUMBERS).toContain(first);
      expect(NUMBERS).toContain(second);
      expect(first).not.toBe(second);
    }
    for (const text of Object.values(pairs)) expect(text).toMatch(/[.!?。！？]$/u);
  });

  it('write a pair once and in words of its own', () => {
    for (const key of Object.keys(furtherPairs)) expect(Object.keys(pairs)).not.toContain(key);
    const texts = [...Object.values(pairs), ...Object.values(furtherPairs)];
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(/[.!?。！？]$/u);
  });

  it('speak of things and people, in no word of the tarot and in their own script', () => {
    const all = JSON.stringify([meanings, pairs, furtherPairs]);
    expect(all.match(tarot)?.[0]).toBeUndefined();
    expect(strange(all)).toEqual([]);
  });
});

/** Words of a card in the company of others. */
const COMPANY = [
  /\b(beside|next to|in a line|card near|its neighbours?)\b/iu,
  /大牌阵|旁边若|若有别的牌|若还有别的牌|离你很?[近远]/u,
  /大牌陣|旁邊若|若還有別的牌|若還有牌|人物牌|離你很?[近遠]/u,
];

describe.each(WRITTEN.map((written, index) => ({ ...written, company: COMPANY[index]! })))(
  'a Lenormand card drawn alone in $language',
  ({ meanings, company }) => {
    it.each(NUMBERS)('%i speaks of its neighbours only in the paragraph that is left out', (number) => {
      const [first, second] = meanings[number]!.text.split('\n\n');
      expect(`${first} ${second}`).not.toMatch(company);
    });
  },
);

describe('pairs in English', () => {
  const { pairs, furtherPairs, tarot, strange } = WRITTEN[0]!;

  it('are all written, each once and each in its own words', () => {
    const keys = [...Object.keys(pairs), ...Object.keys(furtherPairs)];
    const wanted = NUMBERS.flatMap((first) =>
      NUMBERS.flatMap((second) => (first === second ? [] : [`${first}+${second}`])),
    );
    expect(keys.sort()).toEqual(wanted.sort());
    expect(new Set([...Object.values(pairs), ...Object.values(furtherPairs)]).size).toBe(1260);
  });

  it('are short sentences in no word of the tarot', () => {
    for (const text of Object.values(furtherPairs)) {
      expect(text).toMatch(/^[A-Z][^!]*[.?]$/u);
      expect(text.split(' ').length).toBeLessThan(20);
    }
    const all = Object.values(furtherPairs).join(' ');
    expect(all.match(tarot)?.[0]).toBeUndefined();
    expect(strange(all)).toEqual([]);
  });
});
