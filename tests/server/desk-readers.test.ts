import { describe, expect, it } from 'vitest';
import { sweep } from '../../server/jobs/sweep.ts';
import { runOperatorCommand } from '../../server/operator/commands.ts';
import { dismissReader } from '../../server/operator/readers.ts';
import { ERRORS } from '../../src/contract/errors.ts';
import { asking } from './asking.ts';
import { ANSWER, addressOf, askPerson, claim, desk, waits } from './desk-steps.ts';
import { ada, lin, mo, stage, withDesk } from './open-desk.ts';

withDesk();

describe('the operator', () => {
  it('seats and dismisses readers beside a running server; without one nobody can be asked', async () => {
    const { settings } = stage.running.context;
    const operate = (...order: string[]) => runOperatorCommand(settings, order);
    await expect(operate('--reader', 'nowhere', 'Lin')).rejects.toThrow('neither');
    await expect(operate('--reader-leaves', 'nobody@example.org')).rejects.toThrow('no reader');

    const order_id = await askPerson(ada);
    await claim(lin, order_id);
    await operate('--reader-leaves', await addressOf(stage, lin));
    expect((await lin.call('desk/list', {})).code).toBe(ERRORS.not_reader.code);
    expect(await waits(mo, order_id)).toBe(true);

    const seated = await stage.query<{ subject: string }>(
      'select subject from readers join identities using (user_id) where left_at is null',
    );
    for (const { subject } of seated) await dismissReader(stage.running.context, subject);
    expect((await ada.call('spread_level_ask', asking({ level: 'person' }))).code).toBe(ERRORS.not_open.code);
    expect((await ada.call('global_params', {})).data[0].person_reader).toBe(false);
    await operate('--reader', await addressOf(stage, lin), 'Lin', 'Yue');
    expect((await desk(lin)).reader).toBe('Lin Yue');
    await claim(lin, order_id);
    await lin.call('desk/send', { order_id, text: ANSWER });
  });
});

describe('a reader whose account is erased', () => {
  it('leaves her seat, and what she held lies on the desk for the others; her word on it goes with her', async () => {
    await lin.call('user_leave', { leave: true });
    const order_id = await askPerson(ada);
    await claim(lin, order_id);
    await lin.call('desk/keep', { order_id, text: 'The Fool says' });
    const { account } = (await lin.call('user_export', {})).data[0];
    expect(account).toMatchObject({ desk: [{ name: 'Lin Yue' }], deskDrafts: [{ text: 'The Fool says' }] });
    await stage.query('update departures set due_at = $1', [stage.running.context.clock()]);
    await sweep(stage.running.context);
    expect((await lin.call('desk/list', {})).code).toBe(ERRORS.session_not_exist.code);
    expect(await waits(mo, order_id)).toBe(true);
    expect(await stage.query('select 1 from drafts where text = $1', ['The Fool says'])).toEqual([]);
    await claim(mo, order_id);
    expect((await mo.call('desk/send', { order_id, text: ANSWER })).code).toBe(0);
  });
});
