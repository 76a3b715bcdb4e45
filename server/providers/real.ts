import type { Providers } from '../core/context.ts';
import type { Settings } from '../settings/table.ts';
import { aliyunSender } from './codes/aliyun.ts';
import { mailSender } from './codes/mail.ts';
import { facebookCheck } from './identity/facebook.ts';
import { wechatConsent } from './identity/wechat.ts';
import { aliyunModerator } from './moderation/aliyun.ts';
import { wordModerator } from './moderation/words.ts';
import { realPayments } from './pay/real.ts';
import { embeddedPlaces } from './places/embedded.ts';
import { nominatimPlaces } from './places/nominatim.ts';
import { webPush } from './push/web-push.ts';
import { modelReader } from './reader/model.ts';
import { wechatAccount } from './wechat/api.ts';

const OPENAI = 'https://api.openai.com/v1';

/** The outside world as the settings name it. The word rules need nobody else; without a model the AI level is off. */
export function realProviders(settings: Settings): Providers {
  const { SMS_ACCESS_KEY_ID, SMS_ACCESS_KEY_SECRET, SMS_SIGN_NAME, SMS_TEMPLATE } = settings;
  const { SMTP_URL, MAIL_FROM, FACEBOOK_APP_ID, FACEBOOK_APP_SECRET, WECHAT_APP_ID, WECHAT_APP_SECRET } = settings;
  const { WECHAT_MINIPROGRAM_APP_ID, WECHAT_MINIPROGRAM_APP_SECRET } = settings;
  const { MODERATION_ACCESS_KEY_ID, MODERATION_ACCESS_KEY_SECRET } = settings;
  const { OPENAI_BASE_URL, OPENAI_API_KEY, OPENAI_MODEL } = settings;
  return {
    sms:
      SMS_ACCESS_KEY_ID && SMS_ACCESS_KEY_SECRET && SMS_SIGN_NAME && SMS_TEMPLATE
        ? aliyunSender({
            endpoint: settings.SMS_ENDPOINT,
            id: SMS_ACCESS_KEY_ID,
            secret: SMS_ACCESS_KEY_SECRET,
            signName: SMS_SIGN_NAME,
            template: SMS_TEMPLATE,
            templateAbroad: settings.SMS_TEMPLATE_ABROAD ?? SMS_TEMPLATE,
            templatePasskey: settings.SMS_TEMPLATE_PASSKEY,
          })
        : null,
    mail: SMTP_URL && MAIL_FROM ? mailSender(SMTP_URL, MAIL_FROM) : null,
    facebook:
      FACEBOOK_APP_ID && FACEBOOK_APP_SECRET
        ? facebookCheck(
            { graph: settings.FACEBOOK_GRAPH_URL, dialog: settings.FACEBOOK_DIALOG_URL },
            FACEBOOK_APP_ID,
            FACEBOOK_APP_SECRET,
          )
        : null,
    wechat:
      WECHAT_APP_ID && WECHAT_APP_SECRET
        ? wechatConsent(
            { open: settings.WECHAT_OPEN_URL, api: settings.WECHAT_API_URL },
            WECHAT_APP_ID,
            WECHAT_APP_SECRET,
          )
        : null,
    official:
      WECHAT_APP_ID && WECHAT_APP_SECRET
        ? wechatAccount(settings.WECHAT_API_URL, WECHAT_APP_ID, WECHAT_APP_SECRET)
        : null,
    miniprogram:
      WECHAT_MINIPROGRAM_APP_ID && WECHAT_MINIPROGRAM_APP_SECRET
        ? wechatAccount(settings.WECHAT_API_URL, WECHAT_MINIPROGRAM_APP_ID, WECHAT_MINIPROGRAM_APP_SECRET)
        : null,
    moderator:
      MODERATION_ACCESS_KEY_ID && MODERATION_ACCESS_KEY_SECRET
        ? aliyunModerator({
            endpoint: settings.MODERATION_ENDPOINT,
            id: MODERATION_ACCESS_KEY_ID,
            secret: MODERATION_ACCESS_KEY_SECRET,
            service: settings.MODERATION_SERVICE,
          })
        : wordModerator,
    push: realPush(settings),
    gazetteer: embeddedPlaces,
    places: settings.PLACES_URL ? nominatimPlaces(settings.PLACES_URL) : null,
    payments: realPayments(settings),
    readers:
      OPENAI_API_KEY || OPENAI_BASE_URL
        ? [modelReader({ baseUrl: OPENAI_BASE_URL ?? OPENAI, key: OPENAI_API_KEY, model: OPENAI_MODEL })]
        : [],
  };
}

/** `mayAsk`: addresses beyond public hosts that may be rung; none outside of development. */
export function realPush(settings: Settings, mayAsk?: (endpoint: string) => boolean): Providers['push'] {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = settings;
  return publicKey && privateKey && subject ? webPush({ publicKey, privateKey, subject }, mayAsk) : null;
}
