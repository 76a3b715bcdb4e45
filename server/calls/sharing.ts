import { awardsOf, invitedBy, ranking } from '../account/invitations.ts';
import { INVITE_REWARD, inviterCode } from '../account/inviter.ts';
import { INVITE_RIGHTS } from '../content/invite.ts';
import { type Handlers, personIn } from '../http/ask.ts';

export const sharingCalls: Handlers = {
  async create_inviter(ask) {
    const inviter = await inviterCode(ask.house, personIn(ask).userId);
    return [{ inviter, url: `${ask.origin}/?inviter=${inviter}` }];
  },

  invite_right_list: async ({ language }) =>
    INVITE_RIGHTS.map(({ texts, rewarded }) => ({ ...texts[language], coins: rewarded ? INVITE_REWARD : 0 })),

  my_invite_num: async (ask) => [await invitedBy(ask.house, personIn(ask).userId)],

  invite_ranking_list: (ask) => ranking(ask.house, personIn(ask).userId),

  award_list: async (ask) => [await awardsOf(ask.house, personIn(ask).userId, ask.payload, ask.language)],
};
