import { endSessions } from '../account/sessions.ts';
import { type CallRequest, type Handlers, requirePerson } from '../core/request.ts';
import { dropPasskeys, findAccount, flagPerson } from '../operator/accounts.ts';
import { act, byPerson, type Operator } from '../operator/acts.ts';
import { personBook } from '../operator/person.ts';
import { sendCodeTo } from '../operator/send-code.ts';
import { Refusal } from '../refusal.ts';

/** What operators see and do of one person; a look is kept like an act. */
export const operatorPersonCalls: Handlers = {
  async 'operator/person'(request) {
    return await withPerson(request, '--person', '', async (inside, userId) => [await personBook(inside, userId)]);
  },

  async 'operator/log_out'(request) {
    return await withPerson(request, '--log-out', request.payload.reason, async ({ database }, userId) => [
      { ended: await endSessions(database.queries, userId, 'all') },
    ]);
  },

  async 'operator/drop_passkeys'(request) {
    return await withPerson(request, '--drop-passkeys', request.payload.reason, async (inside, userId) => [
      { dropped: await dropPasskeys(inside, userId) },
    ]);
  },

  async 'operator/send_code'(request) {
    const { context, payload, language, origin } = request;
    const by = byPerson(requirePerson(request).userId);
    return await act(context, by, '--send-code', async (inside) => {
      const { userId, cooldown } = await sendCodeTo({ ...context, ...inside }, payload.address, {
        senders: context.providers,
        language,
        origin,
      });
      return { answer: [{ cooldown }], target: userId, reason: payload.reason };
    });
  },

  async 'operator/flag'(request) {
    const { on } = request.payload;
    return await withPerson(request, on ? '--flag' : '--unflag', '', async ({ database }, userId) => {
      await flagPerson(database.queries, userId, on);
      return [{ flagged: on }];
    });
  },
};

/** Finds whom the operator means, and keeps what is done with who did it. @throws Refusal `person_unknown` */
async function withPerson<Data>(
  request: Pick<CallRequest<'operator/person'>, 'context' | 'person' | 'payload'>,
  command: string,
  reason: string,
  run: (inside: Operator, userId: string) => Promise<Data>,
): Promise<Data> {
  const by = byPerson(requirePerson(request).userId);
  return await act(request.context, by, command, async (inside) => {
    const userId = await findAccount(inside.database.queries, request.payload.address);
    if (userId === null) throw new Refusal('person_unknown');
    return { answer: await run(inside, userId), target: userId, reason };
  });
}
