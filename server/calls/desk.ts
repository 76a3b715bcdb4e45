import { type Handlers, personIn } from '../core/request.ts';
import { giveBack, keepDraft, sendAnswer } from '../desk/answer.ts';
import { claimQuestion } from '../desk/claim.ts';
import { readerName } from '../desk/readers.ts';
import { deskOf, openWork } from '../desk/work.ts';
import { Refusal } from '../refusal.ts';

/** The human readers' side; the router lets readers alone come here. */
export const deskCalls: Handlers = {
  async 'desk/list'(ask) {
    const { userId } = personIn(ask);
    const reader = (await readerName(ask.house.database.queries, userId)) ?? '';
    return [{ reader, ...(await deskOf(ask.house, userId)) }];
  },

  async 'desk/claim'(ask) {
    const { userId } = personIn(ask);
    const { house, payload } = ask;
    await claimQuestion(house.database.queries, userId, payload.order_id, house.clock());
    try {
      return [await openWork(house, userId, payload.order_id)];
    } catch (reason) {
      if (reason instanceof Refusal) throw new Refusal('desk_taken');
      throw reason;
    }
  },

  async 'desk/open'(ask) {
    return [await openWork(ask.house, personIn(ask).userId, ask.payload.order_id)];
  },

  async 'desk/keep'(ask) {
    return [await keepDraft(ask.house, personIn(ask).userId, ask.payload.order_id, ask.payload.text)];
  },

  async 'desk/send'(ask) {
    return [await sendAnswer(ask.house, personIn(ask).userId, ask.payload.order_id, ask.payload.text)];
  },

  async 'desk/give_back'(ask) {
    return [await giveBack(ask.house, personIn(ask).userId, ask.payload.order_id)];
  },
};
