import type { Language } from '../../src/domain/language.ts';
import type { Switch } from '../../src/domain/switches.ts';
import type { ServerContext } from '../core/context.ts';

const SUPPORT: Readonly<Record<Language, string>> = {
  en: 'Weekdays 10:00-19:00 (UTC+8)',
  'zh-CN': '工作日 10:00-19:00',
  'zh-TW': '平日 10:00-19:00',
};

/** What everybody may know of the service itself: who operates it, how to reach them, which outside services it uses. */
export function serviceParams(
  { settings, providers }: Pick<ServerContext, 'settings' | 'providers'>,
  language: Language,
  isOff: (name: Switch) => boolean,
) {
  return {
    refund_hours: 24,
    support_hours: SUPPORT[language],
    operator: { company: settings.OPERATOR_COMPANY, agreements_since: settings.AGREEMENTS_SINCE },
    icp_numbers: { asterly: settings.ICP_NUMBER, moonpalace: settings.ICP_NUMBER_MOONPALACE },
    support_emails: {
      asterly: settings.SUPPORT_EMAIL ?? '',
      moonpalace: settings.SUPPORT_EMAIL_MOONPALACE ?? '',
    },
    ai_reader: isOff('ai') ? null : (providers.readers[0]?.source ?? null),
    login: {
      phone: providers.sms !== null,
      email: providers.mail !== null,
      wechat: providers.wechat !== null,
      facebook_app_id: providers.facebook?.appId ?? null,
      facebook_dialog: providers.facebook?.dialog ?? null,
    },
    tiles: settings.TILE_URL
      ? {
          url: settings.TILE_URL,
          subdomains: settings.TILE_SUBDOMAINS,
          attribution: settings.TILE_ATTRIBUTION,
          proj: settings.TILE_PROJ,
          tileType: settings.TILE_TYPE,
        }
      : null,
  };
}
