import { CALLS, type CallName } from '../../src/contract/calls.ts';
import { CODE_COOLDOWN_S } from '../../src/domain/account/code.ts';
import type { Language } from '../../src/domain/language.ts';
import { MAX_QUESTION_CHARACTERS } from '../../src/domain/question/question.ts';
import { INVITE_REWARD } from '../account/inviter.ts';
import { homeIn } from '../content/home.ts';
import { spreadItems } from '../content/spreads.ts';
import type { Handlers } from '../core/request.ts';
import { countReaders } from '../desk/readers.ts';
import { openNotices } from '../operator-settings/notices.ts';
import { pricesNow } from '../operator-settings/prices.ts';
import { arranged, arrangementNow, withoutHidden } from '../operator-settings/spreads.ts';
import { switchedOff } from '../operator-settings/switches.ts';

const SUPPORT: Readonly<Record<Language, string>> = {
  en: 'Weekdays 10:00-19:00 (UTC+8)',
  'zh-CN': '工作日 10:00-19:00',
  'zh-TW': '平日 10:00-19:00',
};

/** What everybody may know. `open` is the calls that this server answers. */
export function homeCalls(open: () => Handlers): Handlers {
  return {
    async home_page({ context, language }) {
      return withoutHidden(homeIn(language), await arrangementNow(context.database.queries));
    },

    async spread_list({ context, payload, language }) {
      const { queries } = context.database;
      const items = spreadItems(language, payload.spread_type, await pricesNow(queries));
      return arranged(items, await arrangementNow(queries));
    },

    async global_params({ context, language }) {
      const { settings, providers, database } = context;
      const off = await switchedOff(database.queries);
      return [
        {
          question_max: MAX_QUESTION_CHARACTERS,
          reading_months: 6,
          refund_hours: 24,
          support_hours: SUPPORT[language],
          operator: { company: settings.OPERATOR_COMPANY, agreements_since: settings.AGREEMENTS_SINCE },
          icp_numbers: { asterly: settings.ICP_NUMBER, moonpalace: settings.ICP_NUMBER_MOONPALACE },
          support_emails: {
            asterly: settings.SUPPORT_EMAIL ?? '',
            moonpalace: settings.SUPPORT_EMAIL_MOONPALACE ?? '',
          },
          amap: settings.AMAP_KEY !== '',
          invite_reward: INVITE_REWARD,
          welcome_coins: context.welcomeCoins,
          code_cooldown: CODE_COOLDOWN_S,
          ai_reader: off.includes('ai') ? null : (providers.readers[0]?.source ?? null),
          person_reader: !off.includes('person') && (await countReaders(database.queries)) > 0,
          hidden: off,
          notices: await openNotices(database.queries, context.clock()),
          prices: await pricesNow(database.queries),
          login: {
            phone: providers.sms !== null,
            email: providers.mail !== null,
            wechat: providers.wechat !== null,
            facebook_app_id: providers.facebook?.appId ?? null,
            facebook_dialog: providers.facebook?.dialog ?? null,
          },
          wechat: { share: providers.official !== null, miniprogram: providers.miniprogram !== null },
          native_shell: settings.NATIVE_SHELL === 'on',
          report_percent: settings.REPORT_PERCENT,
          sandbox: settings.APP_MODE === 'dev',
          tiles: settings.TILE_URL
            ? {
                url: settings.TILE_URL,
                subdomains: settings.TILE_SUBDOMAINS,
                attribution: settings.TILE_ATTRIBUTION,
                proj: settings.TILE_PROJ,
                tileType: settings.TILE_TYPE,
              }
            : null,
          not_open: (Object.keys(CALLS) as CallName[]).filter(
            (name) => !open()[name] || (name === 'wx_signature' && !providers.official),
          ),
        },
      ];
    },
  };
}
