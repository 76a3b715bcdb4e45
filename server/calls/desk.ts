import { type Handlers, requirePerson } from '../core/request.ts';
import { giveBack, keepDraft, sendAnswer } from '../desk/answer.ts';
import { claimQuestion } from '../desk/claim.ts';
import { readerName } from '../desk/readers.ts';
import { deskOf, openWork } from '../desk/work.ts';
import { Refusal } from '../refusal.ts';

/** The human readers' side; the router lets readers alone come here. */
export const deskCalls: Handlers = {
  async 'desk/list'(request) {
    const { userId } = requirePerson(request);
    const reader = (await readerName(request.context.database.queries, userId)) ?? '';
    return [{ reader, ...(await deskOf(request.context, userId)) }];
  },

  async 'desk/claim'(request) {
    const { userId } = requirePerson(request);
    const { context, payload } = request;
    await claimQuestion(context.database.queries, userId, payload.order_id, context.clock());
    try {
      return [await openWork(context, userId, payload.order_id)];
    } catch (reason) {
      if (reason instanceof Refusal) throw new Refusal('desk_taken');
      throw reason;
    }
  },

  async 'desk/keep'(request) {
    return [
      await keepDraft(request.context, requirePerson(request).userId, request.payload.order_id, request.payload.text),
    ];
  },

  async 'desk/send'(request) {
    return [
      await sendAnswer(request.context, requirePerson(request).userId, request.payload.order_id, request.payload.text),
    ];
  },

  async 'desk/give_back'(request) {
    return [await giveBack(request.context, requirePerson(request).userId, request.payload.order_id)];
  },
};
