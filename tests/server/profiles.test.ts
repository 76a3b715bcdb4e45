import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERRORS } from '../../src/contract/errors.ts';
import { ADA } from './births.ts';
import { openStage, type Stage, type Visitor } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const keep = async (visitor: Visitor, birth: object = ADA) =>
  (await visitor.call('create_user_profile', { ...ADA, ...birth, idempotency_key: randomUUID() })).data[0]!;

describe('births of a person', () => {
  it('are kept as they were written, in the order they came, and changed by the last word', async () => {
    const ada = await stage.enter();
    const first = await keep(ada);
    expect(first).toMatchObject(ADA);
    await keep(ada, { name: 'Lin', relation: 'other', time: null, later: true });
    const changed = await ada.call('modify_user_profile', { ...ADA, profile_id: first.profile_id, name: 'Ada Lo' });
    expect(changed.data[0]).toMatchObject({ name: 'Ada Lo', profile_id: first.profile_id });
    const { data } = await ada.call('my_user_profile_list', {});
    expect(data.map(({ name, time, later }) => ({ name, time, later }))).toEqual([
      { name: 'Ada Lo', time: '14:30', later: false },
      { name: 'Lin', time: null, later: true },
    ]);
  });

  it('are changed only as they were seen, so that of two phones at once the second reads first', async () => {
    const ada = await stage.enter();
    const { profile_id, updated_at: seen } = await keep(ada);
    const edits = ['One', 'Two', 'Three'].map((name) =>
      ada.call('modify_user_profile', { ...ADA, profile_id, seen, name }),
    );
    const codes = (await Promise.all(edits)).map(({ code }) => code).sort();
    expect(codes).toEqual([0, ERRORS.profile_changed.code, ERRORS.profile_changed.code]);
    expect((await ada.call('modify_user_profile', { ...ADA, profile_id, seen, remove: true })).code).toBe(
      ERRORS.profile_changed.code,
    );
    const [left] = (await ada.call('my_user_profile_list', {})).data;
    expect(['One', 'Two', 'Three']).toContain(left!.name);
    const last = { ...ADA, profile_id, seen: left!.updated_at, name: 'Four' };
    expect((await ada.call('modify_user_profile', last)).code).toBe(0);
  });

  it('bear the time of their edit, never one to come and never one before that of the last', async () => {
    const ada = await stage.enter();
    const { profile_id, updated_at } = await keep(ada);
    for (const changed_at of ['2026-11-21T04:00:00+08', '2026-11-21'])
      expect((await ada.callAnything('modify_user_profile', { ...ADA, profile_id, changed_at })).code).toBe(
        ERRORS.parameter.code,
      );
    const edit = async (changed_at: string) =>
      (await ada.call('modify_user_profile', { ...ADA, profile_id, changed_at })).data[0]!.updated_at;
    expect((await edit('2001-01-01T00:00:00.000Z')) > updated_at).toBe(true);
    expect(Date.parse(await edit('2999-01-01T00:00:00.000Z'))).toBeLessThan(Date.UTC(2900, 0, 1));
  });

  it('are made once for a key, however often the phone asks', async () => {
    const ada = await stage.enter();
    const ask = { ...ADA, idempotency_key: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => ada.call('create_user_profile', ask)));
    expect(new Set(answers.map(({ data }) => data[0]?.profile_id)).size).toBe(1);
    expect((await ada.call('my_user_profile_list', {})).data).toHaveLength(1);
  });

  it('belong to nobody else', async () => {
    const [ada, eve] = [await stage.enter(), await stage.enter()];
    const { profile_id } = await keep(ada);
    for (const answer of [
      await eve.call('my_natal', { profile_id }),
      await eve.call('modify_user_profile', { ...ADA, profile_id, name: 'Eve' }),
      await eve.call('modify_user_profile', { ...ADA, profile_id, remove: true }),
    ])
      expect(answer.code).toBe(ERRORS.profile_unknown.code);
    expect((await eve.call('my_user_profile_list', {})).data).toEqual([]);
    expect((await ada.call('my_user_profile_list', {})).data).toMatchObject([{ name: 'Ada' }]);
  });

  it('are gone when they are taken away, once', async () => {
    const ada = await stage.enter();
    const { profile_id } = await keep(ada);
    const away = { ...ADA, profile_id, remove: true };
    expect((await ada.call('modify_user_profile', away)).code).toBe(0);
    expect((await ada.call('modify_user_profile', away)).code).toBe(ERRORS.profile_unknown.code);
    expect((await ada.call('my_user_profile_list', {})).data).toEqual([]);
  });

  it.each([
    { date: '1990-02-31' },
    { date: '1799-12-31' },
    { date: '2400-01-01' },
    { zone: 'Nowhere/Town' },
    { place: '   ' },
    { time: '24:10' },
    { latitude: 91 },
  ])('are refused with %j, and nothing is kept', async (fault) => {
    const ada = await stage.enter();
    const answer = await ada.call('create_user_profile', { ...ADA, ...fault, idempotency_key: randomUUID() });
    expect([ERRORS.parameter.code, ERRORS.birth_wrong.code]).toContain(answer.code);
    expect((await ada.call('my_user_profile_list', {})).data).toEqual([]);
  });

  it('are so many and no more, also when two phones add at once', async () => {
    const ada = await stage.enter();
    await keep(ada);
    await stage.query(
      `insert into profiles select gen_random_uuid(), user_id, name, sex, date, time, place, latitude, longitude, zone,
       later, relation, created_at, updated_at from profiles cross join generate_series(1, 198)
       where user_id = (select user_id from profiles order by created_at desc limit 1)`,
    );
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => ada.call('create_user_profile', { ...ADA, idempotency_key: randomUUID() })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([
      0,
      ERRORS.profiles_full.code,
      ERRORS.profiles_full.code,
      ERRORS.profiles_full.code,
    ]);
  });
});

describe('their charts', () => {
  it('tell every point with its house, twelve cusps and the wheel', async () => {
    const ada = await stage.enter();
    const { profile_id } = await keep(ada);
    const { data } = await ada.call('my_natal', { profile_id });
    const sun = data[0]!.placements.find(({ point }) => point === 'Sun');
    expect(sun?.longitude).toBeCloseTo(44.4, 0);
    expect(sun?.house).toBe(9);
    expect(data[0]!.cusps).toHaveLength(12);
    expect(data[0]!.svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*data-point="Moon".*<\/svg>$/s);
  });

  it('have no houses without a time', async () => {
    const ada = await stage.enter();
    const { profile_id } = await keep(ada, { time: null });
    const { data } = await ada.call('my_natal', { profile_id });
    expect(data[0]).toMatchObject({
      cusps: [],
      placements: expect.arrayContaining([expect.objectContaining({ house: null })]),
    });
  });

  it('are drawn for a moment too, without anybody’s birth', async () => {
    const { data } = await stage.visitor().call('default_natal_svg', { at: '2026-03-20T14:46:00.000Z' });
    expect(data[0]).toMatchObject({ at: '2026-03-20T14:46:00.000Z' });
    expect(data[0]!.svg).toContain('data-point="Sun"');
    expect(data[0]!.svg).not.toMatch(/NaN|undefined/);
    expect((await stage.visitor().call('default_natal_svg', { at: '1700-01-01T00:00:00.000Z' })).code).toBe(
      ERRORS.parameter.code,
    );
  });
});
