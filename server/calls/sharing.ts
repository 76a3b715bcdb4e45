import { awardsOf, invitedBy, ranking } from '../account/invitations.ts';
import { INVITE_REWARD, inviterCode } from '../account/inviter.ts';
import { INVITE_RIGHTS } from '../content/invite.ts';
import { spend } from '../core/limits.ts';
import { type Handlers, personIn } from '../core/request.ts';
import { Refusal } from '../refusal.ts';
import { invitationPicture } from '../wechat/invitation-code.ts';
import { signPage } from '../wechat/signature.ts';

export const sharingCalls: Handlers = {
  async create_inviter(ask) {
    const inviter = await inviterCode(ask.house, personIn(ask).userId);
    return [{ inviter, url: invitationLink(ask.origin, inviter) }];
  },

  invite_right_list: async ({ language }) =>
    INVITE_RIGHTS.map(({ texts, rewarded }) => ({ ...texts[language], coins: rewarded ? INVITE_REWARD : 0 })),

  my_invite_num: async (ask) => [await invitedBy(ask.house, personIn(ask).userId)],

  invite_ranking_list: (ask) => ranking(ask.house, personIn(ask).userId),

  async weixin_miniprog_qrcode(ask) {
    const { house, origin } = ask;
    const { userId } = personIn(ask);
    await spend(house.database.queries, `picture:${userId}`, house.limits.pictureByPerson, house.clock());
    const inviter = await inviterCode(house, userId);
    return [await invitationPicture(house, inviter, invitationLink(origin, inviter))];
  },

  async wx_signature({ house, payload, from }) {
    const { official } = house.providers;
    if (!official) throw new Refusal('not_open');
    const { queries } = house.database;
    await spend(queries, `signature:${from.address}`, house.limits.signatureByAddress, house.clock());
    return [await signPage(house, official, payload.url)];
  },

  award_list: async (ask) => [await awardsOf(ask.house, personIn(ask).userId, ask.payload, ask.language)],
};

function invitationLink(origin: string, inviter: string): string {
  return `${origin}/?inviter=${inviter}`;
}
