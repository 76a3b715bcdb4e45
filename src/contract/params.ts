import * as v from 'valibot';
import { call } from './call.ts';
import { asksLocale, Count, one } from './fields.ts';
import { Source } from './orders.ts';

const Coins = v.pipe(Count, v.minValue(0));
/** Readings of up to so many cards cost so many coins, the fewest first; the last is for everything larger. */
const Steps = v.pipe(v.array(v.object({ cards: Count, coins: Coins })), v.minLength(1), v.readonly());

/** What is paid with coins, as `*_available` and the lists quote it for somebody without a membership: src/domain/prices.ts. */
const Prices = v.object({
  ai: Steps,
  person: Steps,
  chart: Coins,
  dream: Coins,
  tests: Coins,
  wallpapers: v.record(v.string(), Coins),
});

/** What the operator of this server decides and the phone has to know. */
const GlobalParams = v.object({
  question_max: Count,
  /** A reading covers so many months. */
  reading_months: Count,
  refund_hours: Count,
  support_hours: v.string(),
  /** Who operates the service and from which day its agreements count (ISO); null where the operator has not said. */
  operator: v.optional(v.object({ company: v.nullable(v.string()), agreements_since: v.nullable(v.string()) }), {
    company: null,
    agreements_since: null,
  }),
  /** By brand, where the operator has set them: src/domain/brand.ts. */
  icp_numbers: v.optional(v.record(v.string(), v.string()), {}),
  support_emails: v.optional(v.record(v.string(), v.string()), {}),
  invite_reward: Count,
  /** Coins a new account starts with; 0 in earnest operation unless the operator gives some. */
  welcome_coins: Count,
  code_cooldown: Count,
  /** Who writes AI readings here; null where nobody does. */
  ai_reader: v.nullable(Source),
  /** Whether the operator has human readers. */
  person_reader: v.optional(v.boolean(), false),
  /** What the operator has switched off, by name: src/domain/switches.ts. A newer server may name more. */
  hidden: v.optional(v.array(v.string()), []),
  /** What the operator says to everybody: src/domain/home/notice.ts. A newer server may have other kinds. */
  notices: v.optional(v.array(v.unknown()), []),
  /** An older server says none. */
  prices: v.optional(Prices),
  /** Which ways to log in are configured. */
  login: v.object({
    phone: v.boolean(),
    email: v.boolean(),
    wechat: v.boolean(),
    facebook_app_id: v.nullable(v.string()),
    /** The page to open for Facebook, with `redirect_uri` and `state` to be added to its query. */
    facebook_dialog: v.optional(v.nullable(v.string()), null),
  }),
  /** What the messaging app may do here: its share card, its mini-program's code. */
  wechat: v.optional(v.object({ share: v.boolean(), miniprogram: v.boolean() }), { share: false, miniprogram: false }),
  /** The operator has a native shell, whose bridge logs in and pays. */
  native_shell: v.optional(v.boolean(), false),
  /** Of so many visits in a hundred the app reports its errors. */
  report_percent: v.optional(Count, 0),
  /** The sandbox: nothing here is bought for real money. */
  sandbox: v.boolean(),
  /** Whether AMap's map stands under the pin of the place picker. */
  amap: v.optional(v.boolean(), false),
  tiles: v.nullable(
    v.object({
      url: v.string(),
      subdomains: v.array(v.string()),
      attribution: v.string(),
      proj: v.string(),
      tileType: v.string(),
    }),
  ),
  /** Names of calls that answer "not yet open" on this server. */
  not_open: v.array(v.string()),
});
export type GlobalParams = v.InferOutput<typeof GlobalParams>;

/** What was kept of an answer, if this version still understands it. */
export function paramsIn(kept: unknown): GlobalParams | undefined {
  const read = v.safeParse(GlobalParams, kept);
  return read.success ? read.output : undefined;
}

export const globalParams = call({
  name: 'global_params',
  method: 'GET',
  version: 'v2',
  payload: v.object(asksLocale),
  data: one(GlobalParams),
});
