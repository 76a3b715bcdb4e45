import { inviterCode } from '../account/inviter.ts';
import { type Handlers, personIn } from '../http/ask.ts';

export const sharingCalls: Handlers = {
  async create_inviter(ask) {
    const inviter = await inviterCode(ask.house, personIn(ask).userId);
    return [{ inviter, url: `${ask.origin}/?inviter=${inviter}` }];
  },
};
