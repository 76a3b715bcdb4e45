import { brand } from '../../brand.ts';
import { TOASTS } from '../../contract/toasts.ts';
import { apiLocale } from '../../domain/language.ts';
import { chosenLanguage } from '../../storage/language.ts';
import { toast } from '../../ui/toast.ts';
import { currentHost } from '../app/host.ts';
import { globalParams } from '../app/params.ts';
import { askWeixin } from './weixin-bridge.ts';

/** What the menu of WeChat sends of a page. */
export interface ShareCard {
  title: string;
  desc: string;
  /** An address of this very origin. */
  link: string;
}

const CALLS = ['updateAppMessageShareData', 'updateTimelineShareData'] as const;
let allowed: Promise<object | null> | undefined;

/** Dresses the card of WeChat's menu. `false` outside of WeChat, and where the operator has no official account. */
export async function setShareCard(card: ShareCard): Promise<boolean> {
  if (currentHost() !== 'weixin') return false;
  try {
    allowed ??= askLeave();
    const leave = await allowed;
    if (!leave) return false;
    const content = { ...card, imgUrl: `${location.origin}${brand.icons}/icon-192.png`, ...leave };
    const done = await Promise.all(CALLS.map((call) => askWeixin(call, content)));
    return done[0] === 'ok';
  } catch (reason) {
    allowed = undefined;
    console.info('WeChat shows its own card:', String(reason));
    return false;
  }
}

/** The card of the whole app, until somebody shares something else; it bears the description that the page has. */
export async function shareThisApp(): Promise<void> {
  const desc = document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '';
  await setShareCard({ title: brand.name[chosenLanguage()], desc, link: `${location.origin}/` });
}

/** Dresses the card and says where the menu is. */
export async function shareByCard(card: ShareCard): Promise<boolean> {
  const dressed = await setShareCard(card);
  if (dressed) toast(TOASTS.weixin_card[chosenLanguage()]);
  return dressed;
}

/** Shows WeChat the server's signature of this page, once a visit. @returns what every further call carries; null: not here. */
async function askLeave(): Promise<object | null> {
  if (!(await globalParams()).wechat.share) return null;
  const [{ callServer }, { wxSignature }] = await Promise.all([
    import('../../service/client.ts'),
    import('../../contract/sharing.ts'),
  ]);
  const url = location.href.split('#')[0]!;
  const [signed] = await callServer(wxSignature, { url, locale: apiLocale(chosenLanguage()) });
  const leave = {
    appId: signed.app_id,
    verifyAppId: signed.app_id,
    verifySignType: 'sha1',
    verifyTimestamp: String(signed.timestamp),
    verifyNonceStr: signed.nonce,
    verifySignature: signed.signature,
  };
  return (await askWeixin('preVerifyJSAPI', { ...leave, verifyJsApiList: CALLS })) === 'ok' ? leave : null;
}
