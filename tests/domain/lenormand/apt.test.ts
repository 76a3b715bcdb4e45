import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/domain/language.ts';
import { POSITIONS } from '../../../src/domain/lenormand/cell.ts';
import { composeLenormand } from '../../../src/domain/lenormand/reading/compose.ts';
import { writtenPair } from '../../../src/domain/lenormand/reading/pairs.ts';
import { readTableau } from '../../../src/domain/lenormand/reading/tableau/read.ts';
import { SUBJECTS } from '../../../src/domain/lenormand/topics.ts';
import { areaOf } from '../../../src/domain/question/matter/area.ts';
import { INTENTS, type Intent } from '../../../src/domain/question/matter-kinds.ts';
import { isOfParting } from '../../../src/domain/question/parting.ts';
import { lenormandSpread, tableauSpread } from '../../../src/domain/spread/lenormand.ts';
import { anyOrder, asking, LIBRARIES, laidOn, SEAL, textsOf } from './world.ts';

const every = POSITIONS.flatMap((first) =>
  POSITIONS.filter((second) => second !== first).map((second) => [first, second] as const),
);
const LOVE: readonly Intent[] = ['feelings', 'contact', 'reconcile', 'meet', 'bond', 'commit', 'loyalty', 'leave'];

/** What nobody reads who asked about something else. */
const OF_OFFICES = {
  en: /\b(contracts?|employment|dismiss\w*|customs|tax|mortgage|lease|boss|superior|colleague|(?<!old )school|exam|invoice|certificate|notary|clerk|authorit\w+)\b/i,
  'zh-CN':
    /合同|(?<!适)合约|辞职|辞呈|裁员|海关|签证|税|房贷|按揭|上司|领导|同事|公家|机构|学校|考试|成绩单|账单|证书|岗位|职位|饭碗/,
  'zh-TW': /合約|辭職|辭呈|裁員|海關|簽證|稅|房貸|主管|長官|同事|公家|機關|學校|考試|成績單|帳單|證書|職位|飯碗/,
};
const OF_LOVE = {
  en: /\b(engagement|marriage|wedding (?!s)|love affair|in love|lovers?|romance|flirt\w*|courts you)\b/i,
  'zh-CN': /求婚|订婚|结婚|婚事|喜宴|情书|恋|心上人|爱情/,
  'zh-TW': /求婚|訂婚|結婚|婚事|情書|戀|心上人|愛情|情人/,
};

describe.each(LANGUAGES)('a written pair in %s', (language) => {
  const library = LIBRARIES.get(language)!;
  const said = (intent: Intent) => {
    const matter = { intent, area: areaOf(intent, []) };
    return every.flatMap(([first, second]) => writtenPair(library, first, second, matter)?.text ?? []);
  };

  it('is known by a letter in every order', () => {
    expect(library.pairMatters).toHaveLength(36);
    library.pairMatters!.forEach((row, index) => {
      expect(row).toMatch(/^[abnplwcmshftex-]{36}$/);
      expect([...row].flatMap((letter, at) => (letter === '-' ? [at] : []))).toEqual([index]);
    });
  });

  it('takes no office, contract or school for granted where love is asked about', () => {
    for (const intent of LOVE) {
      for (const text of said(intent)) expect(text).not.toMatch(OF_OFFICES[language]);
    }
  });

  it('takes no love for granted where it is not asked about', () => {
    for (const intent of ['lost', 'exam', 'money', 'offer', 'purchase', 'health', 'mood', 'study', 'move'] as const) {
      for (const text of said(intent)) expect(text).not.toMatch(OF_LOVE[language]);
    }
  });

  it('is said in its own matter, and nothing is said of a body or of what is lost', () => {
    for (const intent of INTENTS) {
      const count = said(intent).length;
      if (intent === 'health' || intent === 'lost') expect(count).toBe(0);
      else expect(count, intent).toBeGreaterThan(intent === 'mood' ? 70 : 250);
    }
  });
});

describe('a table of all cards', () => {
  it.each(LANGUAGES)(
    'tells in its lenses no pair of offices where love is asked about, its subjects aside: %s',
    (language) => {
      fc.assert(
        fc.property(anyOrder, (order) => {
          const layout = '8x4+4' as const;
          const draw = { cards: laidOn(tableauSpread(layout), order), seal: SEAL };
          const asked = asking(language, 'love', { intent: 'reconcile', form: 'whether', person: 'ex', area: 'love' });
          const { parts } = readTableau({ ...LIBRARIES.get(language)!, ...asked, draw, settings: { layout, me: 29 } });
          const lenses = parts.filter(({ key }) => !SUBJECTS.some((subject) => subject === key));
          const said = lenses.flatMap(({ paragraphs }) => paragraphs.flat());
          for (const { text, source } of said) {
            if (/^(pair|traditional)$/.test(source.rule)) expect(text).not.toMatch(OF_OFFICES[language]);
          }
        }),
        { numRuns: 12 },
      );
    },
  );
});

describe('a business of one’s own', () => {
  const OF_JOBS = {
    en: /\b(interview\w*|promot\w+|salary|wages?|employ\w+|résumé|applicants?|colleagues?|boss)\b/i,
    'zh-CN': /面试|升职|跳槽|工资|同事|上司|饭碗|岗位|会议/,
    'zh-TW': /面試|升職|升正職|跳槽|薪資|同事|主管|飯碗|職缺|留任|職涯|開不完的會/,
  };

  it.each(LANGUAGES)('is told without the words of a job: %s', (language) => {
    fc.assert(
      fc.property(anyOrder, fc.constantFrom(54, 55), (order, id) => {
        const spread = lenormandSpread(id)!;
        const draw = { cards: laidOn(spread, order), seal: SEAL };
        const asked = asking(language, 'work', { intent: 'business', form: 'whether', area: 'work' });
        const { parts } = composeLenormand({ ...LIBRARIES.get(language)!, ...asked, spread, draw });
        const said = textsOf(parts.flatMap(({ paragraphs }) => paragraphs.flat()));
        for (const text of said) expect(text).not.toMatch(OF_JOBS[language]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a family that parts', () => {
  it.each(LANGUAGES)('is told no cheerful pair: %s', (language) => {
    const question = {
      en: 'are my parents getting divorced',
      'zh-CN': '爸妈真的要离婚吗',
      'zh-TW': '爸媽是真的要離婚嗎',
    }[language];
    expect(isOfParting(question)).toBe(true);
    const library = LIBRARIES.get(language)!;
    const spread = lenormandSpread(55)!;
    const draw = { cards: laidOn(spread, [16, 9, 20, 5, 36, 1, 28, 18, 15]), seal: SEAL };
    const asked = asking(language, 'open', { intent: 'family', form: 'whether', area: 'home', person: 'parents' });
    const { parts } = composeLenormand({ ...library, ...asked, parting: isOfParting(question), spread, draw });
    const text = textsOf(parts.flatMap(({ paragraphs }) => paragraphs.flat())).join(' ');
    const cheerful = library.pairs['20+28'] ?? library.furtherPairs!['20+28']!;
    expect(text).not.toContain(cheerful.slice(1, 12));
  });
});

describe('a pair that may not be said', () => {
  it.each(LANGUAGES)('is told by what both cards stand for in the matter: %s', (language) => {
    const library = LIBRARIES.get(language)!;
    const spread = lenormandSpread(52)!;
    const draw = { cards: laidOn(spread, [33, 27, 8]), seal: SEAL };
    const asked = asking(language, 'open', { intent: 'lost', form: 'whether', area: null });
    const { parts } = composeLenormand({ ...library, ...asked, spread, draw });
    const text = textsOf(parts.find(({ key }) => key === 'phrase')!.paragraphs.flat())
      .join(' ')
      .toLowerCase();
    for (const card of [33, 27, 8]) expect(text).toContain(library.phrases.furtherNouns[card]![2].toLowerCase());
  });

  it('speaks of family and friends as people: the Tower is nobody’s house', () => {
    for (const language of LANGUAGES) {
      fc.assert(
        fc.property(anyOrder, fc.constantFrom('family' as const, 'friend' as const), (order, intent) => {
          const cards = [19, ...order.filter((card) => card !== 19)];
          const spread = lenormandSpread(53)!;
          const draw = { cards: laidOn(spread, cards), seal: SEAL };
          const asked = asking(language, 'open', { intent, form: 'what', area: 'home' });
          const { parts } = composeLenormand({ ...LIBRARIES.get(language)!, ...asked, spread, draw });
          const text = textsOf(parts.flatMap(({ paragraphs }) => paragraphs.flat())).join(' ');
          expect(text).not.toMatch(/high or separate dwelling|管委會|违建|違建|物业|高楼|高樓/);
        }),
        { numRuns: 20 },
      );
    }
  });
});
