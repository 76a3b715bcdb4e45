import { CALLS, type CallName } from '../../src/contract/calls.ts';
import { CODE_COOLDOWN_S } from '../../src/domain/account/code.ts';
import { MAX_QUESTION_CHARACTERS } from '../../src/domain/question/question.ts';
import { INVITE_REWARD } from '../account/inviter.ts';
import { homeIn } from '../content/home.ts';
import { spreadItems } from '../content/spreads.ts';
import type { Handlers } from '../core/request.ts';
import { countReaders } from '../desk/readers.ts';
import { openNotices } from '../operator-settings/notices.ts';
import { pricesNow } from '../operator-settings/prices.ts';
import { serviceParams } from '../operator-settings/service-params.ts';
import { arranged, arrangementNow, withoutHidden } from '../operator-settings/spreads.ts';
import { switchedOff } from '../operator-settings/switches.ts';

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
          ...serviceParams(context, language, (name) => off.includes(name)),
          amap: settings.AMAP_KEY !== '',
          invite_reward: INVITE_REWARD,
          welcome_coins: context.welcomeCoins,
          code_cooldown: CODE_COOLDOWN_S,
          person_reader: !off.includes('person') && (await countReaders(database.queries)) > 0,
          hidden: off,
          notices: await openNotices(database.queries, context.clock()),
          prices: await pricesNow(database.queries),
          wechat: { share: providers.official !== null, miniprogram: providers.miniprogram !== null },
          native_shell: settings.NATIVE_SHELL === 'on',
          report_percent: settings.REPORT_PERCENT,
          sandbox: settings.APP_MODE === 'dev',
          not_open: (Object.keys(CALLS) as CallName[]).filter(
            (name) => !open()[name] || (name === 'wx_signature' && !providers.official),
          ),
        },
      ];
    },
  };
}
