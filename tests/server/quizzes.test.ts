import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readQuizzes } from '../../server/content/quizzes.ts';
import { sweep } from '../../server/jobs/sweep.ts';
import { ERRORS } from '../../src/contract/errors.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import { birthCards } from '../../src/domain/quiz/birth-cards.ts';
import { partOf, questionCount, quizShape, TESTS } from '../../src/domain/quiz/catalogue.ts';
import { resultKeys } from '../../src/domain/quiz/score.ts';
import { openStage, type Stage, type Visitor } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const answersOf = (test: string, letters: string) =>
  [...letters].map((option_id, place) => ({ question_id: `${test}.${place + 1}`, option_id }));
const FIRE = 'aaaaaaaabbbbccdd';
const submit = (visitor: Visitor, test_id: string, letters: string, more: object = {}) =>
  visitor.call('submit_test', {
    idempotency_key: randomUUID(),
    test_id,
    answers: answersOf(test_id, letters),
    ...more,
  });
const taken = async (visitor: Visitor, test_id: string) =>
  (await visitor.call('test_available', { test_id })).data[0].taken;

describe('the tests', () => {
  it('are listed to everybody in three languages', async () => {
    const visitor = stage.visitor();
    for (const [locale, script] of [
      ['en-US', /[a-z]/],
      ['zh-CN', /\p{Script=Han}/u],
      ['zh-TW', /\p{Script=Han}/u],
    ] as const) {
      const { data } = await visitor.call('test_type_list', { locale });
      expect(data.map((one) => one.test_id)).toEqual([
        'birth-cards',
        'elements',
        'court',
        'love',
        'shadow',
        'decision',
      ]);
      for (const { title, des, intro, questions, minutes } of data) {
        expect(title).toMatch(script);
        expect(des).toMatch(script);
        expect(intro).toMatch(script);
        expect(questions).toBeGreaterThanOrEqual(12);
        expect(minutes).toBeGreaterThan(1);
      }
    }
  });

  it('are told whole to whoever has logged in, free of charge, and to nobody else', async () => {
    const ada = await stage.enter();
    expect((await ada.call('test_available', { test_id: 'court' })).data).toEqual([
      { available: true, price: 0, taken: [] },
    ]);
    const [court] = (await ada.call('test_questions', { test_id: 'court' })).data;
    expect(court.questions).toHaveLength(20);
    expect(court.questions[19]).toMatchObject({ question_id: 'court.20', options: [{}, {}, {}, { option_id: 'd' }] });
    expect(Object.keys(court.results).sort()).toEqual(
      ['cups', 'king', 'knight', 'page', 'pentacles', 'queen', 'swords', 'wands'].sort(),
    );
    const stranger = stage.visitor();
    expect((await stranger.call('test_questions', { test_id: 'court' })).http).toBe(401);
    expect((await stranger.call('test_available', { test_id: 'court' })).http).toBe(401);
    expect((await submit(stranger, 'elements', FIRE)).http).toBe(401);
  });
});

describe('a test that was taken', () => {
  it('is scored by the server alone and belongs to the account', async () => {
    const ada = await stage.enter();
    const { data } = await submit(ada, 'elements', FIRE, { scores: { fire: 0, earth: 16 } });
    expect(data[0]).toMatchObject({
      test_id: 'elements',
      cards: ['wan01'],
      scores: { fire: 8, water: 4, air: 2, earth: 2 },
      parts: [{ key: 'fire' }],
    });
    const [row] = await taken(ada, 'elements');
    expect(row).toMatchObject({ result_id: data[0].result_id, born: null });
    expect(row!.choices.join('')).toBe('0000000011112233');
    expect(await taken(await stage.enter(), 'elements')).toEqual([]);
    const level = (await submit(ada, 'elements', 'aaaaaacccccceebb'.replaceAll('e', 'd'))).data[0];
    expect(level).toMatchObject({
      cards: ['wan01', 'swo01'],
      parts: [{ key: 'even' }, { key: 'fire' }, { key: 'air' }],
    });
    expect((await taken(ada, 'elements')).map((one) => one.result_id)).toEqual([level.result_id, data[0].result_id]);
  });

  it('gives the pair of a date of birth, and which card of it leads', async () => {
    const ada = await stage.enter();
    const { data } = await submit(ada, 'birth-cards', 'aaaaaaabbbbb', { born: '1990-05-17' });
    expect(data[0].cards).toEqual(birthCards('1990-05-17'));
    expect(data[0].parts.map((part) => part.key)).toEqual(['maj14', 'maj05', 'outer']);
    expect(await taken(ada, 'birth-cards')).toMatchObject([{ born: '1990-05-17' }]);
    await submit(ada, 'elements', FIRE);
    const all = (await ada.call('test_available', {})).data[0].taken;
    expect(all.map((one) => one.test_id)).toEqual(['elements', 'birth-cards']);
  });

  it('is kept once, however often it is sent; a key with other answers is refused', async () => {
    const ada = await stage.enter();
    const key = { idempotency_key: randomUUID() };
    const sent = await Promise.all([1, 2, 3].map(() => submit(ada, 'love', FIRE, key)));
    for (const one of sent) expect(one).toMatchObject({ code: 0, data: sent[0]!.data });
    expect((await submit(ada, 'love', FIRE, { ...key, locale: 'zh-TW' })).code).toBe(0);
    expect(await taken(ada, 'love')).toHaveLength(1);
    expect((await submit(ada, 'love', 'bbbbbbbbbbbbbbbb', key)).code).toBe(ERRORS.key_reused.code);
  });

  it('is refused when answers are missing, twice there, no option, or of another test', async () => {
    const ada = await stage.enter();
    const call = async (test_id: string, answers: object[], more: object = {}) =>
      (await ada.callAnything('submit_test', { idempotency_key: randomUUID(), test_id, answers, ...more })).code;
    const whole = answersOf('elements', FIRE);
    expect(await call('elements', whole.slice(1))).toBe(ERRORS.answers_wrong.code);
    expect(await call('elements', [...whole.slice(1), whole[1]!])).toBe(ERRORS.answers_wrong.code);
    expect(await call('elements', [...whole, ...answersOf('love', 'a')])).toBe(ERRORS.answers_wrong.code);
    expect(await call('elements', answersOf('love', FIRE))).toBe(ERRORS.answers_wrong.code);
    expect(await call('elements', answersOf('elements', FIRE.replace('d', 'e')))).toBe(ERRORS.answers_wrong.code);
    expect(await call('elements', whole, { born: '1990-05-17' })).toBe(ERRORS.answers_wrong.code);
    expect(await call('elements', [])).toBe(ERRORS.parameter.code);
    expect(await call('nothing', whole)).toBe(ERRORS.test_unknown.code);
    const pair = answersOf('birth-cards', 'aaaaaaabbbbb');
    expect(await call('birth-cards', pair)).toBe(ERRORS.answers_wrong.code);
    expect(await call('birth-cards', pair, { born: '1990-02-30' })).toBe(ERRORS.birth_wrong.code);
    expect(await call('birth-cards', pair, { born: '2990-02-03' })).toBe(ERRORS.birth_wrong.code);
    expect(await call('birth-cards', pair, { born: 'long ago' })).toBe(ERRORS.parameter.code);
    expect((await ada.call('test_questions', { test_id: 'nothing' })).code).toBe(ERRORS.test_unknown.code);
    expect(await taken(ada, 'elements')).toEqual([]);
  });

  it('is in what an account takes away, and goes with it', async () => {
    const ada = await stage.enter();
    const { data } = await submit(ada, 'birth-cards', 'aaaaaaabbbbb', { born: '1971-03-04' });
    const told = JSON.stringify((await ada.call('user_export', {})).data[0].account);
    expect(told).toContain(data[0].result_id);
    expect(told).toContain('1971-03-04');
    await ada.call('user_leave', { leave: true });
    stage.advance(15 * 86_400);
    await sweep(stage.running.context);
    expect(await stage.query('select 1 from test_results where result_id = $1', [data[0].result_id])).toEqual([]);
  });
});

describe('a file of a test', () => {
  const result = { title: 'T', text: 'Text', question: 'Q?' };
  const good = (id: string) => {
    const shape = quizShape(id)!;
    return {
      id,
      title: 'Title',
      summary: 'S',
      intro: 'I',
      questions: Array.from({ length: questionCount(shape) }, (_, question) => ({
        text: 'Q',
        options: partOf(shape, question).scales.map((scale) => scale),
      })),
      results: Object.fromEntries(resultKeys(shape).map((key) => [key, result])),
    };
  };
  const whole = Object.fromEntries(
    LANGUAGES.flatMap((language) =>
      TESTS.map(({ id }) => [`./tests/${language}/${id}.json`, JSON.stringify(good(id))]),
    ),
  );
  const PATH = './tests/en/elements.json';
  const read = (told: unknown, path = PATH) =>
    readQuizzes({ ...whole, [path]: typeof told === 'string' ? told : JSON.stringify(told) });

  it('is read whole', () => {
    expect(readQuizzes(whole).en.get('court')).toEqual(good('court'));
    for (const language of LANGUAGES) expect(readQuizzes(whole)[language].size).toBe(6);
  });

  it.each<[string, (file: ReturnType<typeof good>) => unknown, RegExp]>([
    ['no JSON', () => '{"id": ', /en\/elements\.json is no JSON/],
    ['another test', (file) => ({ ...file, id: 'love' }), /elements\.json is broken at id/],
    ['a question too few', (file) => ({ ...file, questions: file.questions.slice(1) }), /broken at questions/],
    [
      'an option too few',
      (file) => ({
        ...file,
        questions: file.questions.map((one, at) => (at === 3 ? { ...one, options: ['a'] } : one)),
      }),
      /broken at questions\.3\.options/,
    ],
    ['a result that is missing', (file) => ({ ...file, results: { fire: result } }), /broken at results/],
    ['a result of nothing', (file) => ({ ...file, results: { ...file.results, ether: result } }), /ether/],
    ['an empty text', (file) => ({ ...file, intro: ' ' }), /broken at intro/],
    ['a title too long', (file) => ({ ...file, title: 'x'.repeat(25) }), /broken at title/],
  ])('stops the start with %s', (_name, spoil, sentence) => {
    expect(() => read(spoil(good('elements')))).toThrow(sentence);
  });

  it('stops the start where no language or no test is of that name, and where a language lacks one', () => {
    expect(() => read(good('elements'), './tests/fr/elements.json')).toThrow(/folder of a language/);
    expect(() => read(good('elements'), './tests/en/horoscope.json')).toThrow(/belongs to no test/);
    const { [PATH]: _, ...lacking } = whole;
    expect(() => readQuizzes(lacking)).toThrow('The test elements has no words in en.');
  });
});
