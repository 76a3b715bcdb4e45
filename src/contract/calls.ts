import * as account from './account.ts';
import * as astrolabe from './astrolabe.ts';
import type { AnswerOf, Asked, PayloadOf } from './call.ts';
import * as content from './content.ts';
import * as copy from './copy.ts';
import * as desk from './desk.ts';
import { homePage } from './home.ts';
import * as maps from './maps.ts';
import * as money from './money.ts';
import * as operator from './operator.ts';
import * as operatorPerson from './operator-person.ts';
import * as orders from './orders.ts';
import { globalParams } from './params.ts';
import * as passkeys from './passkeys.ts';
import * as push from './push.ts';
import * as readings from './readings.ts';
import * as sharing from './sharing.ts';
import { spreadList } from './spreads.ts';

/**
 * Every call by its name. The server makes its routes from this table.
 * The app imports the single calls of a subject instead, so that its first bundle holds only what it needs.
 */
export const CALLS = {
  'message/create': account.messageCreate,
  phone_login: account.phoneLogin,
  'email/verify_code': account.emailVerifyCode,
  email_login: account.emailLogin,
  facebook_login_without_auth: account.facebookLogin,
  wx_login: account.wxLogin,
  user_info: account.userInfo,
  session_list: account.sessionList,
  logout: account.logout,
  user_export: account.userExport,
  user_leave: account.userLeave,
  'login/passkey/options': passkeys.loginPasskeyOptions,
  'login/passkey': passkeys.loginPasskey,
  'login/passkey/lost': passkeys.loginPasskeyLost,
  'passkey/list': passkeys.passkeyList,
  'passkey/options': passkeys.passkeyOptions,
  'passkey/create': passkeys.passkeyCreate,
  'passkey/remove': passkeys.passkeyRemove,
  'passkey/require': passkeys.passkeyRequire,
  'passkey/show': passkeys.passkeyShow,
  'push/key': push.pushKey,
  'push/keep': push.pushKeep,
  'push/remove': push.pushRemove,
  'copy/state': copy.copyState,
  'copy/begin': copy.copyBegin,
  'copy/put': copy.copyPut,
  'copy/get': copy.copyGet,
  'copy/end': copy.copyEnd,
  home_page: homePage,
  global_params: globalParams,
  spread_list: spreadList,
  spread_level_ask_available: readings.spreadAskAvailable,
  spread_level_ask: readings.spreadAsk,
  spread_level_ask_spread: readings.spreadAskSpread,
  spread_level_ask_dice: readings.spreadAskDice,
  ask_blueprint_available: readings.blueprintAvailable,
  spread_level_ask_blueprint: readings.askBlueprint,
  spread_level_get_blueprint: readings.getBlueprint,
  spread_level_ask_dream: readings.askDream,
  aliyun_antidirt: readings.antidirt,
  'desk/list': desk.deskList,
  'desk/claim': desk.deskClaim,
  'desk/keep': desk.deskKeep,
  'desk/send': desk.deskSend,
  'desk/give_back': desk.deskGiveBack,
  'operator/today': operator.operatorToday,
  'operator/orders': operator.operatorOrders,
  'operator/mismatches': operator.operatorMismatches,
  'operator/mismatch': operator.operatorMismatch,
  'operator/refund_plan': operator.operatorRefundPlan,
  'operator/refund': operator.operatorRefund,
  'operator/settings': operator.operatorSettings,
  'operator/switch': operator.operatorSwitch,
  'operator/notice': operator.operatorNotice,
  'operator/notice_end': operator.operatorNoticeEnd,
  'operator/price': operator.operatorPrice,
  'operator/person': operatorPerson.operatorPerson,
  'operator/log_out': operatorPerson.operatorLogOut,
  'operator/drop_passkeys': operatorPerson.operatorDropPasskeys,
  'operator/send_code': operatorPerson.operatorSendCode,
  'operator/flag': operatorPerson.operatorFlag,
  get_order: orders.getOrder,
  order_stream: orders.orderStream,
  get_orders: orders.getOrders,
  order_list: orders.orderList,
  vip_list: money.vipList,
  'pay/vip': money.payVip,
  vip: money.vip,
  vip_order_list: money.vipOrderList,
  currency_product_list: money.currencyProductList,
  buy_currency_product: money.buyCurrencyProduct,
  currency_product_order_list: money.currencyOrderList,
  create_inviter: sharing.createInviter,
  invite_right_list: sharing.inviteRightList,
  my_invite_num: sharing.myInviteNum,
  invite_ranking_list: sharing.inviteRanking,
  award_list: sharing.awardList,
  weixin_miniprog_qrcode: sharing.miniprogramCode,
  wx_signature: sharing.wxSignature,
  get_article: content.getArticle,
  article_list: content.articleList,
  wallpaper_label_list: content.wallpaperLabels,
  wallpaper_list: content.wallpaperList,
  buy_wallpaper: content.buyWallpaper,
  test_type_list: content.testTypes,
  test_available: content.testAvailable,
  test_questions: content.testQuestions,
  submit_test: content.submitTest,
  create_user_profile: astrolabe.createProfile,
  modify_user_profile: astrolabe.modifyProfile,
  my_user_profile_list: astrolabe.myProfiles,
  my_natal: astrolabe.myNatal,
  ask_natal_available: astrolabe.askNatalAvailable,
  ask_natal: astrolabe.askNatal,
  default_natal_svg: astrolabe.defaultNatalSvg,
  place_search: maps.placeSearch,
  reverse_geocode: maps.reverseGeocode,
};

export type CallName = keyof typeof CALLS;
export type Payload<Name extends CallName> = PayloadOf<(typeof CALLS)[Name]>;
export type Answer<Name extends CallName> = AnswerOf<(typeof CALLS)[Name]>;
/** The payload as the server's handler gets it: checked, cleaned, defaults filled in. */
export type Request<Name extends CallName> = Asked<(typeof CALLS)[Name]>;
