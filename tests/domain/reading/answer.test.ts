import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../src/domain/language.ts';
import type { Matter } from '../../../src/domain/question/matter-kinds.ts';
import type { Reading } from '../../../src/domain/reading/compose.ts';
import { turnOf } from '../../../src/domain/reading/standing.ts';
import { tarotSpread } from '../../../src/domain/spread/tarot.ts';
import { LIBRARY, materialOf, readingOf } from './material.ts';

const textOf = (sentences: Reading['answer']) => sentences.map(({ text }) => text).join(' ');

/** Cards as marks, a minus before a reversed one, laid into a spread. */
function laid(id: number, marks: readonly string[]) {
  const spread = tarotSpread(id)!;
  const cards = marks.map((mark, index) => ({
    id: mark.replace('-', ''),
    reversed: mark.startsWith('-'),
    position: spread.positions[index]!.key,
  }));
  return { spread, cards };
}

/** What the questions below ask, whatever the understanding of questions learns. */
const MATTERS = {
  will: { intent: 'contact', form: 'whether', area: 'love', person: null, span: null, sure: true },
  should: { intent: 'change', form: 'should', area: 'work', sure: true },
  loyalty: { intent: 'loyalty', form: 'whether', area: 'love', sure: true },
} as const satisfies Record<string, Partial<Matter>>;

function ask(
  language: Language,
  question: string,
  matter: Partial<Matter>,
  marks: readonly string[],
  id = 3,
  seal = 'ab'.repeat(32),
) {
  return readingOf(language, { ...laid(id, marks), question, matter, seal });
}

const KIND = ['cup02', 'cup10', 'maj19'];
const HARD = ['swo10', 'pen05', 'maj16'];
const MIXED = ['swo03', 'cup02', 'swo04'];

const WILL: Record<Language, string> = {
  en: 'Will he call me?',
  'zh-CN': '他会打电话给我吗',
  'zh-TW': '他會打電話給我嗎',
};
const SHOULD: Record<Language, string> = { en: 'Should I quit my job?', 'zh-CN': '要不要辞职', 'zh-TW': '要不要離職' };
const WHICH: Record<Language, readonly [question: string, a: string, b: string]> = {
  en: ['London or Berlin?', 'London', 'Berlin'],
  'zh-CN': ['去北京还是上海？', '北京', '上海'],
  'zh-TW': ['去台北還是高雄？', '台北', '高雄'],
};
const WEEK: Record<Language, string> = {
  en: 'Will he call me this week?',
  'zh-CN': '他这周会打电话给我吗',
  'zh-TW': '他這禮拜會打電話給我嗎',
};

const NEXT_WEEK: Record<Language, string> = {
  en: 'Will he call me next week?',
  'zh-CN': '他下周会打电话给我吗',
  'zh-TW': '他下禮拜會打電話給我嗎',
};

/** The ways of a template as patterns, whatever stands in their places. */
const patterns = (ways: readonly string[]) =>
  ways.map((way) => way.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+'));
const matches = (text: string, ways: readonly string[]) =>
  patterns(ways).some((way) => new RegExp(way, 'i').test(text));

describe.each(LANGUAGES)('an answer in %s', (language) => {
  const { whether, should, which, states, about } = LIBRARY.get(language)!.phrases.matter;

  it('to whether is yes, no, or honestly unclear, as the cards lean', () => {
    const answer = (marks: readonly string[]) => textOf(ask(language, WILL[language], MATTERS.will, marks).answer);
    expect(matches(answer(KIND), whether.contact!.yes)).toBe(true);
    expect(matches(answer(HARD), whether.contact!.no)).toBe(true);
    expect(matches(answer(MIXED), whether.contact!.unclear)).toBe(true);
  });

  it('to whether somebody is true says neither yes nor no to the words of the question, nor counts', () => {
    const ways = whether.loyalty!;
    const yesses = [
      { hoped: false, against: false, verb: language === 'en' ? 'is' : '是' },
      { hoped: true, against: true },
    ];
    for (const yes of yesses)
      for (const marks of [KIND, HARD])
        for (let index = 0; index < 9; index++) {
          const seal = `0000000${index}`.padEnd(64, 'a');
          const { answer } = ask(language, '', { ...MATTERS.loyalty, yes, thing: 'X' }, marks, 3, seal);
          const begins = patterns([...ways.yes, ...ways.no]).some((way) =>
            new RegExp(`^${way}`, 'i').test(textOf(answer)),
          );
          expect(begins, textOf(answer)).toBe(true);
        }
    const five = ask(language, '', MATTERS.loyalty, [...KIND, 'cup01', 'wan01'], 16);
    expect(five.count?.sentences ?? []).toEqual([]);
  });

  it('to should is a leaning', () => {
    const answer = (marks: readonly string[]) => textOf(ask(language, SHOULD[language], MATTERS.should, marks).answer);
    expect(matches(answer(KIND), should.change!.do)).toBe(true);
    expect(matches(answer(HARD), should.change!.refrain)).toBe(true);
  });

  it('names the time that was asked about', () => {
    const [, prefix] = about.spans.week;
    expect(textOf(ask(language, WEEK[language], { ...MATTERS.will, span: 'week' }, KIND).answer)).toContain(
      prefix.replace(/[,，、]$/, ''),
    );
    expect(textOf(ask(language, WILL[language], MATTERS.will, KIND).answer)).not.toContain(prefix);
  });

  it('comes with what is asked, of whom, and when, each named once at least, and names the next week as such', () => {
    const { subject } = LIBRARY.get(language)!.phrases.matter;
    const seals = Array.from({ length: 12 }, (_, index) => `0000000${index.toString(16)}`.padEnd(64, 'a'));
    const told = (matter: Partial<Matter>, question = '') =>
      seals.map((seal) => ask(language, question, { ...MATTERS.will, ...matter }, KIND, 3, seal));
    const begins = (reading: Reading) => textOf([...reading.opening, ...reading.answer]).toLowerCase();
    for (const person of ['ex', 'mother', 'friend'] as const)
      for (const form of ['whether', 'when', 'why'] as const)
        for (const reading of told({ person, span: 'week', form })) {
          expect(begins(reading)).toContain(about.persons[person][1]);
          const week = [subject.spans.week, about.spans.week[1].replace(/[,，]$/, '').toLowerCase()];
          expect(week.some((words) => begins(reading).includes(words))).toBe(true);
        }
    for (const reading of told({ span: 'week' }, NEXT_WEEK[language]))
      expect(begins(reading)).toContain(subject.next.week![0]);
    for (const reading of told({ span: null })) {
      expect(begins(reading)).not.toContain(subject.spans.week);
      // The answer is the first sentence, with no label before it.
      expect(reading.opening).toEqual([]);
    }
  });

  it('to which is one of the two by its name, and even where the ways lie alike', () => {
    const [question, a, b] = WHICH[language];
    const answer = (marks: readonly string[]) =>
      textOf(ask(language, question, { form: 'which', options: [a, b] }, marks, 7).answer);
    const first = answer(['maj10', 'cup10', 'maj19', 'pen05', 'maj16']);
    expect(matches(first, which.a)).toBe(true);
    expect(first).toContain(a);
    const second = answer(['maj10', 'pen05', 'maj16', 'cup10', 'maj19']);
    expect(matches(second, which.b)).toBe(true);
    expect(second).toContain(b);
    expect(matches(answer(['maj10', 'pen02', 'swo04', 'swo02', 'pen07']), which.even)).toBe(true);
    // Of two heavy ways none is favoured, though one is the lighter.
    expect(matches(answer(['maj10', 'swo10', 'maj16', 'pen07', 'swo05']), which.even)).toBe(true);
  });

  it('to which gives a thing to do that helps to choose', () => {
    const [question, a, b] = WHICH[language];
    const marks = ['maj10', 'cup10', 'maj19', 'pen05', 'maj16'];
    const told = new Set<string>();
    for (let seed = 0; seed < 6; seed += 1) {
      const matter: Partial<Matter> = { intent: 'confess', form: 'which', options: [a, b] };
      told.add(textOf(ask(language, question, matter, marks, 7, `0000000${seed}`.padEnd(64, 'a')).deed));
    }
    const bare = (text: string) => text.replace(/\s/g, '');
    const choosing = which.choosing.map((way) => bare(way.replace(/\{a\}/g, a).replace(/\{b\}/g, b)));
    for (const text of told) expect(choosing).toContain(bare(text));
  });

  it('without a question tells how the time ahead stands, and names the chosen area', () => {
    const reading = readingOf(language, { ...laid(3, KIND), topic: 'work', seal: 'cd'.repeat(32) });
    expect(matches(textOf(reading.answer), states.outlook!.light)).toBe(true);
    expect(textOf([...reading.opening, ...reading.answer])).toContain(about.areas.work);
  });
});

describe('an answer', () => {
  it('turns a yes round where a yes is what weighs something', () => {
    const { whether } = LIBRARY.get('en')!.phrases.matter;
    expect(
      matches(textOf(ask('en', 'Is he cheating on me?', MATTERS.loyalty, HARD).answer), whether.loyalty!.yes),
    ).toBe(true);
    expect(matches(textOf(ask('en', 'Is he cheating on me?', MATTERS.loyalty, KIND).answer), whether.loyalty!.no)).toBe(
      true,
    );
  });

  it('weighs no card against another where a parting is left to the asker, nor of a body', () => {
    const leave = { intent: 'leave', form: 'should', area: 'love', sure: true } as const;
    const health = { intent: 'health', form: 'whether', area: null, sure: true } as const;
    const parting = ask('en', 'Should I leave him?', leave, ['cup02', 'cup08', 'swo04']);
    const body = ask('en', 'My teeth hurt, is it serious?', health, ['swo05', 'cup06', '-wan05']);
    for (const { answer } of [parting, body]) expect(answer.map(({ source }) => source.rule)).not.toContain('voice');
    const offer = { intent: 'offer', form: 'should', area: 'work', sure: true } as const;
    const other = ask('en', 'Should I take the job?', offer, ['cup02', 'swo03', 'swo04']).answer;
    const voice = other.find(({ source }) => source.rule === 'voice')!;
    expect(voice.source.cards).toEqual(['cup02', 'swo03']);
    expect(matches(voice.text, LIBRARY.get('en')!.phrases.weighing.even)).toBe(true);
  });

  it('about a parting takes the cards that go for no heavier time', () => {
    const year = ['wan04', 'cup10', 'cup09', 'cup06', 'cup08', 'swo06', 'maj14', 'maj14', 'cup08', 'swo06', 'swo06'];
    const turnsIn = (intent: Matter['intent'], marks: readonly string[]) =>
      turnOf(materialOf('en', { ...laid(19, marks), seal: 'ab'.repeat(32), matter: { intent, form: 'whether' } }));
    expect(turnsIn('leave', [...year, 'swo06', 'maj10'])).toBeNull();
    const fall = ['cup02', 'cup10', 'maj19', 'cup09', 'pen10', 'cup06', 'swo10', 'swo09', 'maj16', 'pen05', 'swo03'];
    expect(turnsIn('leave', [...fall, 'cup05', 'maj10'])?.to).toBe('heavier');
  });

  it('names the person of whom the question speaks, and no sex where none was named', () => {
    const seals = Array.from({ length: 40 }, (_, index) => `${String(index).padStart(8, '0')}${'0'.repeat(56)}`);
    const all = (question: string, marks: readonly string[], person: Matter['person'] = null) =>
      seals.map((seal) => {
        const { opening, answer } = ask('en', question, { ...MATTERS.will, person }, marks, 3, seal);
        return textOf([...opening, ...answer]);
      });
    expect(all('Will my ex call me?', HARD, 'ex').join(' ')).toMatch(/your ex/i);
    expect(all('Will she call me?', HARD).join(' ')).toMatch(/\bshe\b/i);
    expect(all('Will they call me?', HARD).join(' ')).not.toMatch(/\bthey (?:is|has|does|seems|feels)\b/i);
    for (const said of all('Will my parents call me?', HARD, 'parents')) expect(said).toMatch(/your parents/i);
    expect(all('Will I hear from them?', HARD).join(' ')).not.toMatch(/\b(?:he|she|his|her)\b/i);
  });

  it.each([
    ['en', 'Will Noah write to me?', 'Noah', /Noah’s|Noah\b/],
    ['zh-CN', '阿哲会不会联系我', '阿哲', /阿哲/],
    ['zh-TW', '我跟Ben還會聯絡嗎', 'Ben', /Ben/],
  ] as const)(
    'in %s calls the person as the asker does, and otherwise where the asker said who it is',
    (language, question, name, pattern) => {
      const begins = (matter: Partial<Matter>) => {
        const { opening, answer } = ask(language, question, { ...MATTERS.will, ...matter }, HARD);
        return textOf([...opening, ...answer]);
      };
      for (const form of ['whether', 'what', 'when', 'why'] as const) expect(begins({ form })).toMatch(pattern);
      expect(begins({ person: 'ex' })).not.toContain(name);
      expect(begins({ person: 'ex' })).toContain(LIBRARY.get(language)!.phrases.matter.about.persons.ex[1]);
    },
  );

  it.each(LANGUAGES)('in %s says how the question was taken only where it is doubtful', (language) => {
    const opening = (matter: Partial<Matter>) =>
      ask(language, WILL[language], { ...MATTERS.will, ...matter }, KIND).opening;
    const doubtful = opening({ sure: false, tied: true });
    expect(doubtful.map(({ source }) => source.rule)).toEqual(['unsure']);
    expect(doubtful[0]!.text.match(/[.。]/gu)).toHaveLength(1);
    for (const sure of [true, false]) expect(opening({ sure })).toEqual([]);
    const rules = (sure: boolean) => opening({ intent: 'loyalty', sure }).map(({ source }) => source.rule);
    expect(rules(false)[0]).toBe('unsure');
    expect(rules(true)).not.toContain('unsure');
  });

  it.each(LANGUAGES)('in %s comes back at the end to the card that could still turn it', (language) => {
    const { weighing, matter } = LIBRARY.get(language)!.phrases;
    const hinge = (marks: readonly string[]) =>
      ask(language, WILL[language], MATTERS.will, marks).together.find(({ source }) => source.rule === 'hinge')!;
    const hard = hinge(['cup02', 'swo03', 'cup10']);
    expect(hard.source.cards).toEqual(['swo03']);
    expect(matches(hard.text, weighing.guards)).toBe(true);
    expect(hard.text).toContain(matter.bears.love!.swo03![0]);
    const kind = hinge(['cup02', 'maj17', 'swo10']);
    expect(kind.source.cards).toEqual(['maj17']);
    expect(matches(kind.text, weighing.opens)).toBe(true);
    expect(matches(hinge(['cup02', 'cup10', 'maj17']).text, weighing.clear)).toBe(true);
  });

  it.each(LANGUAGES)('in %s rests on a card that is named with what it brings', (language) => {
    const { weighing, matter } = LIBRARY.get(language)!.phrases;
    const reason = (marks: readonly string[]) =>
      ask(language, WILL[language], MATTERS.will, marks).answer.find(({ source }) => source.rule === 'voice')!;
    const kind = reason(['swo03', 'cup10', 'maj19']);
    expect(kind.source.cards).toEqual(['maj19']);
    expect(matches(kind.text, weighing.carries)).toBe(true);
    expect(kind.text).toContain(matter.bears.love!.maj19![0]);
    const hard = reason(['cup10', '-cup02', 'swo10']);
    expect(hard.source.cards).toEqual(['swo10']);
    expect(matches(hard.text, weighing.weighs)).toBe(true);
    expect(hard.text).toContain(matter.bears.love!.swo10![0]);
  });
});

describe('a question about a body', () => {
  it.each(LANGUAGES)('in %s gets no time for when it heals', (language) => {
    const spread = tarotSpread(17)!;
    const ids = ['cup02', 'swo05', 'pen03', 'cup06', 'swo08', 'pen09'];
    const cards = spread.positions.map(({ key }, index) => ({ id: ids[index]!, reversed: false, position: key }));
    const asked = { spread, cards, seal: '3c'.repeat(32), matter: { intent: 'health', form: 'when' } as const };
    const reading = readingOf(language, asked);
    const { paces } = LIBRARY.get(language)!.phrases.matter;
    expect(matches(reading.answer[0]!.text, Object.values(paces.health!).flat())).toBe(true);
    // Neither a number nor a season is said of it.
    expect(reading.answer[0]!.text).not.toMatch(/\b(?:weeks?|months?|season|soon)\b|[周月季]|禮拜|星期/);
    const spirits = cards.map(({ id }) => LIBRARY.get(language)!.meanings[id as 'cup02'].upright.spirit);
    for (const index of [0, 2, 4])
      expect(spirits[index]!.startsWith(reading.parts[index]!.paragraphs.flat().at(-1)!.text)).toBe(true);
  });
});
