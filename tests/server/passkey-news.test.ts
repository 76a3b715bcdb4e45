import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../server/core/limits.ts';
import { addPasskey } from './operator-steps.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
let isMailDown = false;
beforeAll(async () => {
  stage = await openStage({
    limits: { ...LIMITS, passkeyNewsByPerson: { count: 2, seconds: 86_400 } },
    providers: (real) => ({
      ...real,
      mail: real.mail && {
        ...real.mail,
        tellOfPasskey: async (...told) => {
          if (isMailDown) throw new Error('the mail server hangs');
          await real.mail?.tellOfPasskey?.(...told);
        },
      },
    }),
  });
});
afterAll(() => stage.close());

async function member() {
  const visitor = stage.visitor();
  const email = `${randomUUID()}@example.org`;
  await visitor.call('email/verify_code', { email });
  visitor.token = (
    await visitor.call('email_login', { email, code: await stage.codeFor(email) })
  ).data[0].tarot_session;
  return { visitor, told: () => stage.log.filter((line) => line.includes(`${email} is told of a new passkey`)).length };
}

describe('whoever owns an account', () => {
  it('is told of every passkey that is added to it, a few times a day', async () => {
    const { visitor, told } = await member();
    await addPasskey(stage, visitor);
    await expect.poll(told).toBe(1);
    await addPasskey(stage, visitor);
    await expect.poll(told).toBe(2);
    await addPasskey(stage, visitor);
    const other = await member();
    await addPasskey(stage, other.visitor);
    await expect.poll(other.told).toBe(1);
    expect(told()).toBe(2);
    expect((await visitor.call('passkey/list', {})).data[0].passkeys).toHaveLength(3);
  });

  it('has the passkey all the same where no letter goes out, and the operator reads why', async () => {
    isMailDown = true;
    const { visitor, told } = await member();
    await addPasskey(stage, visitor);
    await expect
      .poll(() => stage.log.join())
      .toContain('could not be told of a new passkey. Error: the mail server hangs');
    expect(told()).toBe(0);
    expect((await visitor.call('passkey/list', {})).data[0].passkeys).toHaveLength(1);
  });
});
