import type { ServerContext } from '../core/context.ts';
import { describeError } from '../log.ts';
import { qrPicture } from './qr-picture.ts';
import { withAccessToken } from './tickets.ts';

export interface InvitationPicture {
  /** What the code opens: the mini-program, or the link in any browser. */
  readonly opens: 'miniprogram' | 'link';
  readonly type: 'image/png' | 'image/jpeg';
  readonly base64: string;
}

/** The picture of an invitation: the mini-program's code where one is set up and WeChat answers, else a QR code of the link. */
export async function invitationPicture(
  context: ServerContext,
  inviter: string,
  link: string,
): Promise<InvitationPicture> {
  const { providers, settings } = context;
  const miniprogram = providers.miniprogram;
  if (miniprogram) {
    try {
      const picture = await withAccessToken(context, miniprogram, (accessToken) =>
        miniprogram.codePicture(accessToken, inviter, settings.WECHAT_MINIPROGRAM_PAGE),
      );
      return { opens: 'miniprogram', type: picture.type, base64: picture.bytes.toString('base64') };
    } catch (reason) {
      context.log(`WeChat drew no code. ${describeError(reason)}`, { level: 'warn' });
    }
  }
  return { opens: 'link', type: 'image/png', base64: qrPicture(link).toString('base64') };
}
