import type { AnswerOf } from '../../contract/call.ts';
import { apiLocale } from '../../domain/language.ts';
import { chosenLanguage } from '../../storage/language.ts';
import { currentHost } from '../app/host.ts';
import { globalParams } from '../app/params.ts';
import type { CallServer } from '../content/remembered.ts';

type Sharing = typeof import('../../contract/sharing.ts');
export interface Invitation {
  code: string;
  url: string;
  rights: AnswerOf<Sharing['inviteRightList']>;
  numbers: AnswerOf<Sharing['myInviteNum']>[0];
  ranking: AnswerOf<Sharing['inviteRanking']>;
}
export type Award = AnswerOf<Sharing['awardList']>[0]['awards'][number];

const locale = () => apiLocale(chosenLanguage());

async function api() {
  const [{ callServer }, sharing] = await Promise.all([
    import('../../service/client.ts'),
    import('../../contract/sharing.ts'),
  ]);
  return { callServer, sharing };
}

/** The person's own code, what it brings, what came of it, and who brought most. @throws Refusal, ConnectionFailure */
export async function invitation(callServer: CallServer): Promise<Invitation> {
  const { sharing } = await api();
  const asked = { locale: locale() };
  const [[mine], rights, [numbers], ranking] = await Promise.all([
    callServer(sharing.createInviter, asked),
    callServer(sharing.inviteRightList, asked),
    callServer(sharing.myInviteNum, asked),
    callServer(sharing.inviteRanking, asked),
  ]);
  return { code: mine.inviter, url: mine.url, rights, numbers, ranking };
}

/** Coins that were given, the newest first. @throws Refusal, ConnectionFailure */
export async function awards(callServer: CallServer): Promise<Award[]> {
  const { sharing } = await api();
  const [page] = await callServer(sharing.awardList, { limit: 50, locale: locale() });
  return page.awards;
}

/** The mini-program's code of the invitation as an address for a picture; null where there is none. @throws Refusal, ConnectionFailure */
export async function miniprogramPicture(): Promise<string | null> {
  const host = currentHost();
  if (host !== 'weixin' && host !== 'miniprogram') return null;
  if (!(await globalParams()).wechat.miniprogram) return null;
  const { callServer, sharing } = await api();
  const [{ opens, type, base64 }] = await callServer(sharing.miniprogramCode, { locale: locale() });
  return opens === 'miniprogram' ? `data:${type};base64,${base64}` : null;
}
