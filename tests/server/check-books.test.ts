import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperatorCommand } from '../../server/operator/commands.ts';
import { idOf } from './operator-steps.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe('--check-books', () => {
  it('says that the books hold, and else which law does not', async () => {
    const check = () => runOperatorCommand(stage.running.context.settings, ['--check-books']);
    const ada = await stage.enter();
    await check();
    const person = await idOf(ada);
    await stage.query('update balances set coins = coins + 7 where user_id = $1', [person]);
    await expect(check()).rejects.toThrow(/do not hold:\n1: a cached balance is the sum of its transfers/);
    await stage.query('update balances set coins = coins - 7 where user_id = $1', [person]);
    await check();
  });
});
