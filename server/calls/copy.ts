import { beginCopy, copyOut, endCopy, findCopy } from '../copy/journal-copy.ts';
import { putRows, rowsAfter } from '../copy/rows.ts';
import { enforceLimit } from '../core/limits.ts';
import { type Handlers, requirePerson } from '../core/request.ts';

export const copyCalls: Handlers = {
  async 'copy/state'({ context, person }) {
    const copy = await findCopy(context.database.queries, requirePerson({ person }).userId);
    return copy ? [copyOut(copy)] : [];
  },

  async 'copy/begin'({ context, person, payload }) {
    return [copyOut(await beginCopy(context, requirePerson({ person }).userId, payload.check))];
  },

  async 'copy/put'({ context, person, payload }) {
    const { userId } = requirePerson({ person });
    const rows = payload.rows.map(({ name, base, body }) => ({
      name,
      base,
      body: body === null ? null : Buffer.from(body, 'base64url'),
    }));
    return await putRows(context, { userId, copyId: payload.copy_id }, rows);
  },

  async 'copy/get'({ context, person, payload }) {
    const { userId } = requirePerson({ person });
    const { database, limits, clock } = context;
    await enforceLimit(database.queries, `copy:${userId}`, limits.copyByPerson, clock());
    return [await rowsAfter(context, { userId, copyId: payload.copy_id }, payload.after)];
  },

  async 'copy/end'({ context, person }) {
    return [{ ended: await endCopy(context.database.queries, requirePerson({ person }).userId) }];
  },
};
