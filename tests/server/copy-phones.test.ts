import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_PUT_ROWS } from '../../src/contract/copy.ts';
import { type CopyPhone, connectPhones, copyPhone, disconnectPhones, someDraw } from './copy-phone.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ sweeps: false });
  connectPhones();
});
afterAll(async () => {
  await disconnectPhones();
  await stage.close();
});

/** Somebody with so many phones, each logged in by itself. */
async function phonesOf(count: number): Promise<{ me: string; phones: CopyPhone[] }> {
  const email = `${randomUUID()}@example.org`;
  const phones: CopyPhone[] = [];
  let me = '';
  for (let phone = 0; phone < count; phone += 1) {
    stage.advance(61);
    const visitor = stage.visitor();
    await visitor.call('email/verify_code', { email });
    const { data } = await visitor.call('email_login', { email, code: await stage.codeFor(email) });
    visitor.token = data[0].tarot_session;
    me = (await visitor.call('user_info', {})).data[0].user_id;
    phones.push(await copyPhone(stage, visitor.token!, me, visitor.cookies));
  }
  return { me, phones };
}

/** Two phones with one copy, and a reading with a note that both have. */
async function pair(note = 'rain') {
  const { me, phones } = await phonesOf(2);
  const [one, other] = phones as [CopyPhone, CopyPhone];
  const draw = someDraw();
  await one.journal.saveReading(me, draw);
  await one.journal.saveNote(draw.seal, note);
  const made = await one.choose.makeWords();
  await one.choose.beginCopy(made);
  await one.copying.copyNow();
  expect(await other.choose.restoreCopy(made.words.join(' '))).toBe('restored');
  await other.copying.copyNow();
  expect(await other.notes()).toEqual([note]);
  const sync = async (...order: CopyPhone[]) => {
    for (const phone of order) await phone.copying.copyNow();
  };
  return { me, one, other, seal: draw.seal, sync, words: made.words };
}

describe('two phones with a copy', () => {
  it('have the readings of each other, what was drawn before it began and after', async () => {
    const { me, one, other, sync } = await pair();
    await other.journal.saveReading(me, someDraw());
    await sync(other, one);
    expect(await one.notes()).toEqual(['', 'rain']);
    expect(await one.copies.countDue(me)).toBe(0);
    expect(await other.copies.countDue(me)).toBe(0);
  });

  it('keep what both wrote to one note, and agree', async () => {
    const { one, other, seal, sync } = await pair();
    await one.journal.saveNote(seal, 'rain\n\nfrom the west', 'rain');
    await other.journal.saveNote(seal, 'rain\n\nand wind', 'rain');
    await sync(one, other, one, other);
    expect(await one.notes()).toEqual(['rain\n\nand wind\n\nfrom the west']);
    expect(await other.notes()).toEqual(await one.notes());
  });

  it('keep what somebody is typing while a change of the other comes', async () => {
    const { one, other, seal, sync } = await pair();
    await one.journal.saveNote(seal, 'rain\n\nhers', 'rain');
    await sync(one, other);
    await other.journal.saveNote(seal, 'rain, I', 'rain');
    await other.journal.saveNote(seal, 'rain, I type', 'rain, I');
    expect(await other.notes()).toEqual(['hers\n\nrain, I type']);
  });

  it('remove what one removed, but not what the other has changed since', async () => {
    const { me, one, other, seal, sync } = await pair();
    const second = someDraw();
    await one.journal.saveReading(me, second);
    await sync(one, other);
    await one.journal.removeReading(seal);
    await one.journal.removeReading(second.seal);
    await other.journal.saveNote(second.seal, 'kept', '');
    await sync(one, other, one);
    expect(await other.notes()).toEqual(['kept']);
    expect(await one.notes()).toEqual(['kept']);
  });

  it('bring back what one changed first and the other removed without knowing', async () => {
    const { one, other, seal, sync } = await pair();
    await other.journal.saveNote(seal, 'rain at last', 'rain');
    await one.journal.removeReading(seal);
    await sync(other, one, other);
    expect(await one.notes()).toEqual(['rain at last']);
    expect(await other.notes()).toEqual(['rain at last']);
  });

  it('lose nothing when an answer is lost or the line is cut, and send nothing twice', async () => {
    const { me, one, other, seal, sync } = await pair();
    await one.journal.saveNote(seal, 'snow', 'rain');
    one.line = 'cut';
    await sync(one);
    expect(one.copying.doingNow()).toBe('failed');
    one.line = 'lost';
    await sync(one);
    one.line = 'good';
    await sync(one, other);
    expect(one.copying.doingNow()).toBe('nothing');
    expect(await other.notes()).toEqual(['snow']);
    await sync(one, other);
    expect(await one.copies.countDue(me)).toBe(0);
    const [{ revision }] = (await stage.query<{ revision: string }>(
      'select revision from journal_copies where user_id = $1',
      [me],
    )) as [{ revision: string }];
    expect(Number(revision)).toBe(2);
  });

  it('bring more than one page together, and count each reading once', async () => {
    const { me, one, other, sync } = await pair();
    for (let draw = 0; draw < 2 * MAX_PUT_ROWS + 7; draw += 1) await one.journal.saveReading(me, someDraw());
    await sync(one, other);
    expect(await other.journal.countReadings(me)).toBe(2 * MAX_PUT_ROWS + 8);
    expect((await one.choose.stateOfCopy())?.readings).toBe(2 * MAX_PUT_ROWS + 8);
  });
});

describe('a copy', () => {
  it('comes to a phone that has readings of its own, and has them then', async () => {
    const { me, phones } = await phonesOf(2);
    const [one, other] = phones as [CopyPhone, CopyPhone];
    await one.journal.saveReading(me, someDraw());
    await other.journal.saveReading(me, someDraw());
    const made = await one.choose.makeWords();
    await one.choose.beginCopy(made);
    await one.copying.copyNow();
    await other.choose.restoreCopy(made.words.join(' '));
    await other.copying.copyNow();
    await one.copying.copyNow();
    for (const phone of phones) expect(await phone.journal.countReadings(me)).toBe(2);
  });

  it('is not joined by other words', async () => {
    const { me, one, words } = await pair();
    expect(await one.choose.restoreCopy('abandon '.repeat(11).concat('about'))).toBe('other');
    expect(await one.choose.restoreCopy(words.slice(1).join(' '))).toBe('unknown');
    expect(await one.choose.ownWords()).toEqual(words);
    expect(one.copies.keptCopyKey(`${me}0`)).toBeUndefined();
  });

  it('that one phone deleted is over on the other, whose journal stays', async () => {
    const { me, one, other, sync } = await pair();
    await one.choose.endCopy();
    await sync(other);
    expect(other.copies.keptCopyKey(me)).toBeUndefined();
    expect(await other.notes()).toEqual(['rain']);
    expect(await other.choose.stateOfCopy()).toBeNull();
  });

  it('that was begun again with the same words gets the whole journal of a phone that missed it', async () => {
    const { me, one, other, sync, words } = await pair();
    await one.choose.endCopy();
    await one.choose.restoreCopy(words.join(' '));
    await one.copying.copyNow();
    await sync(other);
    expect(other.copies.keptCopyKey(me)).toBeUndefined();
    await other.choose.restoreCopy(words.join(' '));
    await sync(other);
    expect((await other.choose.stateOfCopy())?.readings).toBe(1);
    expect(await other.notes()).toEqual(['rain']);
  });

  it('with a row that was spoilt at the server is mended by a phone that has the reading', async () => {
    const { me, one, other, sync } = await pair();
    await stage.query(
      `with next as (update journal_copies set revision = revision + 1 where user_id = $1 returning revision)
       update journal_copy_rows set body = decode('00', 'hex') || body, revision = next.revision from next where user_id = $1`,
      [me],
    );
    await sync(one);
    await sync(other);
    expect(await one.notes()).toEqual(['rain']);
    expect(await other.notes()).toEqual(['rain']);
    expect(await other.copies.countDue(me)).toBe(0);
  });
});
