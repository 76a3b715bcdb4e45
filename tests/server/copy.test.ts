import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_COPY_BYTES, MAX_NAMES } from '../../server/copy/rows.ts';
import { sweep } from '../../server/jobs/sweep.ts';
import { MAX_PUT_ROWS, MAX_SEALED_BYTES } from '../../src/contract/copy.ts';
import { ERRORS } from '../../src/contract/errors.ts';
import { begin, everythingAfter, sealed, secret } from './copy-steps.ts';
import { openStage, type Stage, type Visitor } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** The same person on another phone. */
function secondPhone(visitor: Visitor): Visitor {
  const other = stage.visitor();
  other.token = visitor.token;
  for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
  return other;
}

const userOf = async (visitor: Visitor) => (await visitor.call('user_info', {})).data[0].user_id;

describe('a copy of the journal', () => {
  it('is there for whoever begins it, the same for all phones with its words and for no other', async () => {
    const ada = await stage.enter();
    expect((await ada.call('copy/state', {})).data).toEqual([]);
    const check = secret();
    const copy_id = await begin(ada, check);
    const again = await Promise.all([ada, secondPhone(ada)].map((phone) => begin(phone, check)));
    expect(again).toEqual([copy_id, copy_id]);
    expect((await ada.call('copy/begin', { check: secret() })).code).toBe(ERRORS.copy_words.code);
    expect((await ada.call('copy/state', {})).data).toMatchObject([{ copy_id, revision: 0, readings: 0 }]);
    expect((await stage.visitor().call('copy/state', {})).code).toBe(ERRORS.without_session.code);
  });

  it('is one, however many phones begin it at once', async () => {
    const ada = await stage.enter();
    const begun = await Promise.all(Array.from({ length: 8 }, () => ada.call('copy/begin', { check: secret() })));
    expect(begun.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(begun.filter(({ code }) => code === ERRORS.copy_words.code)).toHaveLength(7);
  });

  it('gives back what was written, and what was removed as removed', async () => {
    const ada = await stage.enter();
    const copy_id = await begin(ada, secret());
    const rows = [1, 2, 3].map(() => ({ name: secret(), base: 0, body: sealed() }));
    const put = (await ada.call('copy/put', { copy_id, rows })).data;
    expect(put.map(({ revision }) => revision)).toEqual([1, 2, 3]);
    await ada.call('copy/put', { copy_id, rows: [{ name: rows[1]!.name, base: 2, body: null }] });
    const other = secondPhone(ada);
    expect((await everythingAfter(other, copy_id)).rows).toEqual([
      { name: rows[0]!.name, revision: 1, body: rows[0]!.body },
      { name: rows[2]!.name, revision: 3, body: rows[2]!.body },
      { name: rows[1]!.name, revision: 4, body: null },
    ]);
    expect((await everythingAfter(other, copy_id, 3)).rows).toHaveLength(1);
    expect((await ada.call('copy/state', {})).data[0]).toMatchObject({ revision: 4, readings: 2 });
  });

  it('takes one of two phones that change the same reading at once, and tells the other that it is behind', async () => {
    const ada = await stage.enter();
    const copy_id = await begin(ada, secret());
    const name = secret();
    const first = await ada.call('copy/put', { copy_id, rows: [{ name, base: 0, body: sealed() }] });
    expect(first.data).toEqual([{ name, revision: 1 }]);
    const phones = Array.from({ length: 6 }, () => secondPhone(ada));
    const bodies = phones.map(() => sealed());
    const answers = await Promise.all(
      phones.map((phone, at) => phone.call('copy/put', { copy_id, rows: [{ name, base: 1, body: bodies[at]! }] })),
    );
    const took = answers.map(({ data }) => data[0]!.revision);
    expect(took.filter((revision) => revision === null)).toHaveLength(5);
    const [row] = (await everythingAfter(ada, copy_id, 1)).rows;
    expect(row).toEqual({ name, revision: 2, body: bodies[took.indexOf(2)] });
  });

  it('writes the rows of a put that are not behind, and a repeated put changes nothing', async () => {
    const ada = await stage.enter();
    const copy_id = await begin(ada, secret());
    const [one, two] = [secret(), secret()];
    const rows = [{ name: one, base: 0, body: sealed() }];
    await ada.call('copy/put', { copy_id, rows });
    expect((await ada.call('copy/put', { copy_id, rows })).data).toEqual([{ name: one, revision: null }]);
    const both = [...rows, { name: two, base: 0, body: sealed() }];
    expect((await ada.call('copy/put', { copy_id, rows: both })).data).toEqual([
      { name: one, revision: null },
      { name: two, revision: 2 },
    ]);
    expect((await everythingAfter(ada, copy_id)).rows).toHaveLength(2);
  });

  it('misses nothing for a phone that reads page by page while others write', async () => {
    const ada = await stage.enter();
    const copy_id = await begin(ada, secret());
    const writers = Array.from({ length: 4 }, async () => {
      const phone = secondPhone(ada);
      const names: string[] = [];
      for (let round = 0; round < 12; round += 1) {
        const rows = Array.from({ length: 20 }, () => ({ name: secret(), base: 0, body: sealed() }));
        names.push(...(await phone.call('copy/put', { copy_id, rows })).data.map(({ name }) => name));
      }
      return names;
    });
    let isWriting = true;
    const seen: number[] = [];
    const names = new Set<string>();
    const reading = (async () => {
      const reader = secondPhone(ada);
      for (let last = false; !last; ) {
        last = !isWriting;
        const { rows } = await everythingAfter(reader, copy_id, seen.at(-1) ?? 0);
        for (const { name, revision } of rows) {
          seen.push(revision);
          names.add(name);
        }
      }
    })();
    const written = (await Promise.all(writers)).flat();
    isWriting = false;
    await reading;
    expect(seen).toEqual(Array.from({ length: 960 }, (_, at) => at + 1));
    expect([...names].sort()).toEqual(written.sort());
  });

  it('comes in pages of a bounded size', async () => {
    const ada = await stage.enter();
    const copy_id = await begin(ada, secret());
    for (let put = 0; put < 3; put += 1) {
      const rows = Array.from({ length: 3 }, () => ({ name: secret(), base: 0, body: sealed(100 * 1024) }));
      expect((await ada.call('copy/put', { copy_id, rows })).data).toHaveLength(3);
    }
    const { rows, pages } = await everythingAfter(ada, copy_id);
    expect(rows).toHaveLength(9);
    expect(pages).toBe(3);
  });

  it('is nobody else’s', async () => {
    const [ada, bea] = [await stage.enter(), await stage.enter()];
    const copy_id = await begin(ada, secret());
    const name = secret();
    await ada.call('copy/put', { copy_id, rows: [{ name, base: 0, body: sealed() }] });
    const rows = [{ name, base: 1, body: null }];
    expect((await bea.call('copy/get', { copy_id, after: 0 })).code).toBe(ERRORS.copy_gone.code);
    expect((await bea.call('copy/put', { copy_id, rows })).code).toBe(ERRORS.copy_gone.code);
    const own = await begin(bea, secret());
    expect((await bea.call('copy/put', { copy_id, rows })).code).toBe(ERRORS.copy_gone.code);
    expect((await everythingAfter(bea, own)).rows).toEqual([]);
    await bea.call('copy/end', {});
    expect((await everythingAfter(ada, copy_id)).rows).toHaveLength(1);
  });
});

describe('the bounds of a copy', () => {
  it('are those of a put and of a row', async () => {
    const ada = await stage.enter();
    const copy_id = await begin(ada, secret());
    const row = (body: string | null, name = secret()) => ({ name, base: 0, body });
    const refused = async (...rows: object[]) => (await ada.callAnything('copy/put', { copy_id, rows })).code;
    expect(await refused()).toBe(ERRORS.parameter.code);
    expect(await refused(...Array.from({ length: MAX_PUT_ROWS + 1 }, () => row('AAAA')))).toBe(ERRORS.parameter.code);
    expect(await refused(row(sealed(MAX_SEALED_BYTES + 1)))).toBe(ERRORS.parameter.code);
    expect(await refused(row('a b'))).toBe(ERRORS.parameter.code);
    expect(await refused(row('AAAA', 'short'))).toBe(ERRORS.parameter.code);
    expect(await refused(...Array.from({ length: 8 }, () => row(sealed(60 * 1024))))).toBe(ERRORS.body_large.code);
    expect((await everythingAfter(ada, copy_id)).rows).toEqual([]);
  });

  it.each([
    ['readings', 'names', MAX_NAMES],
    ['bytes', 'bytes', MAX_COPY_BYTES],
  ])('are %s in all; what is removed is written all the same', async (_what, column, most) => {
    const ada = await stage.enter();
    const copy_id = await begin(ada, secret());
    const name = secret();
    await ada.call('copy/put', { copy_id, rows: [{ name, base: 0, body: sealed() }] });
    await stage.query(`update journal_copies set ${column} = $1 where copy_id = $2`, [most, copy_id]);
    const more = { copy_id, rows: [{ name: secret(), base: 0, body: sealed() }] };
    expect((await ada.call('copy/put', more)).code).toBe(ERRORS.copy_full.code);
    expect((await ada.call('copy/put', { copy_id, rows: [{ name, base: 1, body: null }] })).data).toEqual([
      { name, revision: 2 },
    ]);
  });
});

describe('a copy that is over', () => {
  it('is deleted whole; a phone that still writes to it is told, also when another was begun', async () => {
    const ada = await stage.enter();
    const check = secret();
    const copy_id = await begin(ada, check);
    const put = { copy_id, rows: [{ name: secret(), base: 0, body: sealed() }] };
    await ada.call('copy/put', put);
    expect((await ada.call('copy/end', {})).data).toEqual([{ ended: true }]);
    expect((await ada.call('copy/end', {})).data).toEqual([{ ended: false }]);
    expect(await stage.query('select 1 from journal_copy_rows where user_id = $1', [await userOf(ada)])).toEqual([]);
    expect((await ada.call('copy/put', put)).code).toBe(ERRORS.copy_gone.code);
    expect(await begin(ada, check)).not.toBe(copy_id);
    expect((await ada.call('copy/get', { copy_id, after: 0 })).code).toBe(ERRORS.copy_gone.code);
    expect((await ada.call('copy/get', { copy_id: randomUUID(), after: 0 })).code).toBe(ERRORS.copy_gone.code);
  });

  it('goes with its account', async () => {
    const ada = await stage.enter();
    const userId = await userOf(ada);
    const copy_id = await begin(ada, secret());
    await ada.call('copy/put', { copy_id, rows: [{ name: secret(), base: 0, body: sealed() }] });
    const told = JSON.stringify((await ada.call('user_export', {})).data[0].account);
    expect(told).toContain('"journalCopy":[{"begunAt"');
    await ada.call('user_leave', { leave: true });
    stage.advance(15 * 86_400);
    await sweep(stage.running.context);
    for (const table of ['journal_copies', 'journal_copy_rows'])
      expect(await stage.query(`select 1 from ${table} where user_id = $1`, [userId])).toEqual([]);
  });
});

it('The log knows neither the names nor the bodies of a copy', async () => {
  const ada = await stage.enter();
  const check = secret();
  const copy_id = await begin(ada, check);
  const row = { name: secret(), base: 0, body: sealed() };
  await ada.call('copy/put', { copy_id, rows: [row] });
  await ada.callAnything('copy/put', { copy_id, rows: [{ ...row, base: -1 }] });
  await ada.call('copy/begin', { check: secret() });
  const told = JSON.stringify(stage.events);
  for (const word of [check, row.name, row.body]) expect(told).not.toContain(word);
});
