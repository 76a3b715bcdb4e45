import { awardsOf, invitedBy, ranking } from '../account/invitations.ts';
import { INVITE_REWARD, inviterCode } from '../account/inviter.ts';
import { INVITE_RIGHTS } from '../content/invite.ts';
import { enforceLimit } from '../core/limits.ts';
import { type Handlers, requirePerson } from '../core/request.ts';
import { Refusal } from '../refusal.ts';
import { invitationPicture } from '../wechat/invitation-code.ts';
import { signPage } from '../wechat/signature.ts';

export const sharingCalls: Handlers = {
  async create_inviter(request) {
    const inviter = await inviterCode(request.context, requirePerson(request).userId);
    return [{ inviter, url: invitationLink(request.origin, inviter) }];
  },

  invite_right_list: async ({ language }) =>
    INVITE_RIGHTS.map(({ texts, rewarded }) => ({ ...texts[language], coins: rewarded ? INVITE_REWARD : 0 })),

  my_invite_num: async (request) => [await invitedBy(request.context, requirePerson(request).userId)],

  invite_ranking_list: (request) => ranking(request.context, requirePerson(request).userId),

  async weixin_miniprog_qrcode(request) {
    const { context, origin } = request;
    const { userId } = requirePerson(request);
    await enforceLimit(context.database.queries, `picture:${userId}`, context.limits.pictureByPerson, context.clock());
    const inviter = await inviterCode(context, userId);
    return [await invitationPicture(context, inviter, invitationLink(origin, inviter))];
  },

  async wx_signature({ context, payload, from }) {
    const { official } = context.providers;
    if (!official) throw new Refusal('not_open');
    const { queries } = context.database;
    await enforceLimit(queries, `signature:${from.address}`, context.limits.signatureByAddress, context.clock());
    return [await signPage(context, official, payload.url)];
  },

  award_list: async (request) => [
    await awardsOf(request.context, requirePerson(request).userId, request.payload, request.language),
  ],
};

function invitationLink(origin: string, inviter: string): string {
  return `${origin}/?inviter=${inviter}`;
}
