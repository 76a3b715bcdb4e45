import type { Told } from '../contract/call.ts';
import { apiLocale } from '../domain/language.ts';
import { chosenLanguage } from '../storage/language.ts';
import { currentHost } from './host.ts';
import { globalParams } from './params.ts';
import type { Say } from './remembered.ts';

type Sharing = typeof import('../contract/sharing.ts');
export interface Invitation {
  code: string;
  url: string;
  rights: Told<Sharing['inviteRightList']>;
  numbers: Told<Sharing['myInviteNum']>[0];
  ranking: Told<Sharing['inviteRanking']>;
}
export type Award = Told<Sharing['awardList']>[0]['awards'][number];

const locale = () => apiLocale(chosenLanguage());

async function api() {
  const [{ say }, sharing] = await Promise.all([import('../service/client.ts'), import('../contract/sharing.ts')]);
  return { say, sharing };
}

/** The person's own code, what it brings, what came of it, and who brought most. @throws Refusal, LineFailure */
export async function invitation(say: Say): Promise<Invitation> {
  const { sharing } = await api();
  const asked = { locale: locale() };
  const [[mine], rights, [numbers], ranking] = await Promise.all([
    say(sharing.createInviter, asked),
    say(sharing.inviteRightList, asked),
    say(sharing.myInviteNum, asked),
    say(sharing.inviteRanking, asked),
  ]);
  return { code: mine.inviter, url: mine.url, rights, numbers, ranking };
}

/** Coins that were given, the newest first. @throws Refusal, LineFailure */
export async function awards(say: Say): Promise<Award[]> {
  const { sharing } = await api();
  const [page] = await say(sharing.awardList, { limit: 50, locale: locale() });
  return page.awards;
}

/** The mini-program's code of the invitation as an address for a picture; null where there is none. @throws Refusal, LineFailure */
export async function miniprogramPicture(): Promise<string | null> {
  const host = currentHost();
  if (host !== 'weixin' && host !== 'miniprogram') return null;
  if (!(await globalParams()).wechat.miniprogram) return null;
  const { say, sharing } = await api();
  const [{ opens, type, base64 }] = await say(sharing.miniprogramCode, { locale: locale() });
  return opens === 'miniprogram' ? `data:${type};base64,${base64}` : null;
}
