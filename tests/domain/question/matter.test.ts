import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../src/domain/language.ts';
import { BASE, GROUPS, RULES, SHIFTS } from '../../../src/domain/question/matter/rules.ts';
import { TOPICS_EN } from '../../../src/domain/question/matter/words/en/topics.ts';
import { PERSONS_EN } from '../../../src/domain/question/matter/words/persons-en.ts';
import { TOPICS_ZH } from '../../../src/domain/question/matter/words/zh/topics.ts';
import { matterOf } from '../../../src/domain/question/matter.ts';
import { INTENTS, type Matter } from '../../../src/domain/question/matter-kinds.ts';

/** Questions as people type them, and what they ask: written and labelled by people of each language. */
interface Labelled {
  question: string;
  intent: string;
  form: string;
  person: string;
  options: string;
  span: string;
  bond: string;
  area: string;
}

function labelled(language: Language): Labelled[] {
  const file = join(import.meta.dirname, 'questions', `${language}.tsv`);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [question = '', intent = '', form = '', person = '', options = '', span = '', bond = '', area = ''] =
        line.split('\t');
      return { question, intent, form, person, options, span, bond, area };
    });
}

const shown = (matter: Matter) => ({
  intent: matter.intent as string,
  form: matter.form as string,
  person: matter.person ?? '-',
  options: matter.options?.join('|') ?? '-',
  span: matter.span ?? '-',
  bond: matter.bond ?? '-',
  area: matter.area ?? '-',
});

describe.each(LANGUAGES)('the matter of a question in %s', (language) => {
  const rows = labelled(language).map((row) => {
    const matter = matterOf(row.question, language);
    return { row, told: shown(matter), sure: matter.sure };
  });
  type Row = (typeof rows)[number];
  const share = (fits: (one: Row) => boolean, of: readonly Row[] = rows) => (100 * of.filter(fits).length) / of.length;
  const right = (field: keyof ReturnType<typeof shown>) => share(({ row, told }) => row[field] === told[field]);
  const figures = {
    intent: right('intent'),
    form: right('form'),
    options: share(
      ({ row, told }) => row.options === told.options,
      rows.filter(({ row }) => row.options !== '-'),
    ),
    person: right('person'),
    span: right('span'),
    bond: right('bond'),
    area: right('area'),
    sure: share(({ sure }) => sure),
    'wrong while sure': share(({ row, told, sure }) => sure && row.intent !== told.intent),
  };

  it(`is what people of the language say it is: ${Object.entries(figures)
    .map(([name, figure]) => `${name} ${figure.toFixed(1)} %`)
    .join(', ')}`, () => {
    expect(rows.length).toBeGreaterThanOrEqual(300);
    expect(figures.intent).toBeGreaterThanOrEqual(95);
    expect(figures.form).toBeGreaterThanOrEqual(95);
    expect(figures.options).toBeGreaterThanOrEqual(90);
    expect(figures['wrong while sure']).toBeLessThanOrEqual(3);
  });

  it('is mostly sure, so that the floor of errors is not kept by doubting everything', () => {
    expect(figures.sure).toBeGreaterThanOrEqual(60);
  });

  it('is right about persons, spans and bonds in nine of ten', () => {
    for (const figure of [figures.person, figures.span, figures.bond]) expect(figure).toBeGreaterThanOrEqual(90);
  });
});

describe('the matter of a question', () => {
  it.each<[string, Language, Partial<Matter>]>([
    ['Will he text me back?', 'en', { intent: 'contact', form: 'whether', person: null, area: 'love' }],
    ['Where are my keys?', 'en', { intent: 'lost', form: 'what', area: null }],
    ['Who is my future husband?', 'en', { intent: 'meet', form: 'what', person: 'unmet' }],
    ['i broke up with my bf will he come back', 'en', { intent: 'reconcile', form: 'whether', bond: 'apart' }],
    ['We split after three years. Will she be back?', 'en', { intent: 'reconcile', span: null }],
    ['Is he serious or playing games?', 'en', { form: 'whether', options: null }],
    ['Should I move to Leeds or York?', 'en', { intent: 'move', form: 'which', options: ['Leeds', 'York'] }],
    ['shoud i qiut my job', 'en', { intent: 'change', form: 'should' }],
    ['WILL I GET THE JOB???', 'en', { intent: 'offer', form: 'whether' }],
    ['Should I tell him how I feel?', 'en', { intent: 'confess', form: 'should' }],
    ['How will my week be?', 'en', { intent: 'outlook', form: 'what', span: 'week' }],
    ['My love life in May', 'en', { intent: 'outlook', span: 'may', area: 'love' }],
    ['Will my parents accept my choices?', 'en', { intent: 'family', person: 'parents', area: 'home' }],
    ['他还会联系我吗', 'zh-CN', { intent: 'contact', form: 'whether', person: null }],
    ['他還會聯繫我嗎', 'zh-CN', { intent: 'contact', form: 'whether', person: null }],
    ['他还会text我吗', 'zh-CN', { intent: 'contact', form: 'whether' }],
    ['分手三个月了，我们还能复合吗？', 'zh-CN', { intent: 'reconcile', span: null, bond: 'apart' }],
    ['三个月内能脱单吗', 'zh-CN', { intent: 'meet', span: 'season', bond: 'single', person: 'unmet' }],
    ['他对我是真心还是玩玩', 'zh-CN', { form: 'whether', options: null }],
    ['去上海还是北京', 'zh-CN', { intent: 'move', form: 'which', options: ['上海', '北京'] }],
    ['字节和美团两个offer选哪个', 'zh-CN', { intent: 'offer', form: 'which', options: ['字节', '美团'] }],
    ['该不该分手', 'zh-CN', { intent: 'leave', form: 'should' }],
    ['怎么走出低谷', 'zh-CN', { intent: 'mood', form: 'how' }],
    ['我们会怎么发展', 'zh-CN', { intent: 'bond', form: 'what' }],
    ['跟前任还能fuhe吗', 'zh-CN', { intent: 'reconcile', person: 'ex' }],
    ['他是不是出归了', 'zh-CN', { intent: 'loyalty' }],
    ['要不要告訴爸媽我辭職了', 'zh-TW', { form: 'should', person: 'parents' }],
    ['明天路考會過ㄇ', 'zh-TW', { intent: 'exam', form: 'whether', span: 'tomorrow' }],
    ['貓會回來嗎', 'zh-TW', { intent: 'lost', person: 'animal' }],
    ['下個月運勢', 'zh-TW', { intent: 'outlook', form: 'what', span: 'month' }],
    ['該買Toyota還是Mazda', 'zh-TW', { form: 'which', options: ['Toyota', 'Mazda'] }],
    ['', 'zh-TW', { intent: 'open', form: 'what', sure: false }],
    ['說說吧', 'zh-TW', { intent: 'open' }],
  ])('%s (%s)', (question, language, expected) => expect(matterOf(question, language)).toMatchObject(expected));

  it('is told for anything that can be typed, the same each time, with options only as typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 50 }),
        fc.constantFrom(...LANGUAGES),
        (question, language) => {
          const matter = matterOf(question, language);
          expect(INTENTS).toContain(matter.intent);
          expect(matterOf(question, language)).toEqual(matter);
          expect(matter.options === null).toBe(matter.form !== 'which');
          for (const option of matter.options ?? []) expect(question.normalize('NFKC')).toContain(option);
        },
      ),
    );
  });
});

describe('the words of a question', () => {
  const kinds = new Set([...TOPICS_EN, ...TOPICS_ZH].flatMap(Object.keys).map((key) => key.split('^')[0]!));
  const roles = Object.keys(PERSONS_EN).map((role) => `@${role}`);

  it('all speak for an intent or in a rule, and every rule names kinds that there are', () => {
    const named = new Set([
      ...RULES.flatMap(({ needs, without }) => [...needs, ...without]),
      ...SHIFTS.flatMap(({ group, unless }) => [group, ...unless]),
    ]);
    const idle = [...kinds].filter((kind) => !(kind in BASE) && !named.has(kind));
    const unknown = [...named].filter(
      (kind) => !kinds.has(kind) && !(kind in GROUPS) && !roles.includes(kind) && !kind.startsWith('form:'),
    );
    expect({ idle, unknown }).toEqual({ idle: [], unknown: [] });
  });

  it('speak for intents that there are', () => {
    for (const { intent } of RULES) expect(INTENTS).toContain(intent);
    for (const [intent] of Object.values(BASE)) expect(INTENTS).toContain(intent);
  });
});
