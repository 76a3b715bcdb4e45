import type { Language } from '../domain/language.ts';
import { SESSION_NOT_EXIST, WITHOUT_SESSION } from './envelope.ts';

interface ErrorText extends Readonly<Record<Language, string>> {
  /** The envelope's `code`. */
  readonly code: number;
  /** The HTTP status it travels with. */
  readonly http: number;
}

function text(code: number, http: number, en: string, cn: string, tw: string): ErrorText {
  return { code, http, en, 'zh-CN': cn, 'zh-TW': tw };
}

/** Everything the server can refuse with. The words that the specification gives are kept to the letter. */
export const ERRORS = {
  service: text(5000, 500, 'Service exception, please try again', '服务异常，请重试', '服務異常，請重試'),
  parameter: text(4000, 400, 'Parameter error', '参数异常', '參數異常'),
  body_broken: text(4001, 400, 'The request could not be read', '请求内容无法识别', '無法讀取請求內容'),
  body_large: text(4130, 413, 'The request is too large', '请求内容过大', '請求內容過大'),
  no_call: text(4040, 404, 'There is nothing at this address', '该地址不存在', '找不到這個位址'),
  wrong_method: text(4050, 405, 'This address is asked in another way', '请求方式不正确', '請求方式不正確'),
  foreign_origin: text(
    4030,
    403,
    'This page may not do that',
    '来源不被允许，操作未执行',
    '來源不被允許，未執行任何動作',
  ),
  too_many: text(
    4290,
    429,
    'Too many requests, please try again later',
    '操作过于频繁，请稍后再试',
    '操作太頻繁，請稍後再試',
  ),
  not_open: text(4100, 200, 'This feature is not yet open', '该功能暂未开放', '此功能尚未開放'),
  without_session: text(4010, 401, WITHOUT_SESSION, WITHOUT_SESSION, WITHOUT_SESSION),
  session_not_exist: text(4011, 401, SESSION_NOT_EXIST, SESSION_NOT_EXIST, SESSION_NOT_EXIST),

  phone_empty: text(4101, 400, 'Please enter mobile number', '请输入手机号', '請輸入手機號碼'),
  phone_format: text(4102, 400, 'Incorrect mobile number format', '手机号格式不正确', '手機號碼格式不正確'),
  code_empty: text(4103, 400, 'Please enter verification code', '请输入验证码', '請輸入驗證碼'),
  email_empty: text(4104, 400, 'Please input your email', '请输入邮箱', '請輸入電子信箱'),
  email_format: text(4105, 400, 'Email format error', '邮箱格式错误', '電子信箱格式錯誤'),
  code_wrong: text(
    4106,
    400,
    'The verification code is wrong or no longer valid',
    '验证码错误或已失效',
    '驗證碼錯誤或已失效',
  ),
  code_cooldown: text(
    4107,
    429,
    'A code was just sent. Please wait a minute before asking for another',
    '验证码刚刚发出，请一分钟后再获取',
    '驗證碼剛剛寄出，請一分鐘後再索取',
  ),
  code_limit: text(
    4108,
    429,
    'No more codes for now. Please try again later',
    '验证码获取次数已达上限，请稍后再试',
    '驗證碼索取次數已達上限，請稍後再試',
  ),
  code_unsent: text(
    4109,
    502,
    'The code could not be sent, please try again',
    '验证码发送失败，请重试',
    '驗證碼傳送失敗，請再試一次',
  ),
  facebook_cancelled: text(
    4110,
    400,
    'User cancelled login or did not fully authorize.',
    '您已取消登录或未完成授权。',
    '您已取消登入或未完成授權。',
  ),
  wechat_failed: text(
    4111,
    400,
    'WeChat login was not completed, please try again',
    '微信登录未完成，请重试',
    '微信登入未完成，請再試一次',
  ),
  passkey_needed: text(
    4112,
    200,
    'The code is right. Now confirm with your passkey',
    '验证码正确，请再用通行密钥确认',
    '驗證碼正確，請再用通行密鑰確認',
  ),
  passkey_wrong: text(
    4113,
    400,
    'This passkey was not accepted. Please try again, or log in with a code',
    '通行密钥未通过验证，请重试或用验证码登录',
    '這把通行密鑰沒有通過驗證，請再試一次，或改用驗證碼登入',
  ),
  passkey_ticket: text(
    4114,
    400,
    'The five minutes are over. Please ask for a new code',
    '已超过 5 分钟，请重新获取验证码',
    '已超過 5 分鐘，請重新索取驗證碼',
  ),
  passkey_unknown: text(4115, 404, 'There is no such passkey', '没有这个通行密钥', '查無這把通行密鑰'),
  passkey_none: text(4116, 409, 'Please add a passkey first', '请先添加一个通行密钥', '請先新增一把通行密鑰'),
  passkey_last: text(
    4117,
    409,
    'This is your only passkey, and it is asked for after a code. Please turn that off first',
    '这是你唯一的通行密钥，登录时仍需用它确认。请先关闭该选项',
    '這是你唯一的通行密鑰，登入時仍要用它確認。請先關閉這個選項',
  ),
  passkey_full: text(
    4118,
    409,
    'No more passkeys can be kept; remove one first',
    '通行密钥数量已达上限，请先移除一个',
    '通行密鑰數量已達上限，請先移除一把',
  ),

  question_empty: text(4201, 400, 'Please write your question', '请写下你的问题', '請寫下你的問題'),
  question_long: text(4202, 400, 'A question has at most 50 characters', '问题最多 50 个字', '問題最多 50 個字'),
  question_risk: text(
    4203,
    200,
    'Your question carries risk, please change a question',
    '您的问题存在风险，请换一个问题',
    '您的問題存在風險，請換一個問題',
  ),
  card_twice: text(4204, 400, 'You have already chosen this card', '您已选择过这张牌', '您已經選過這張牌'),
  spread_unknown: text(4205, 400, 'There is no such spread', '没有这个牌阵', '沒有這個牌陣'),
  draw_wrong: text(
    4206,
    400,
    'The cards do not fit this spread, please draw again',
    '牌面与牌阵不符，请重新抽牌',
    '牌面與牌陣不符，請重新抽牌',
  ),
  balance_short: text(
    4207,
    200,
    'There are not enough coins in your balance',
    '余额不足，请先充值',
    '餘額不足，請先儲值',
  ),
  interpretation_failed: text(
    4208,
    200,
    'Interpretation failed, please try again',
    '解读失败，请重试',
    '解讀失敗，請再試一次',
  ),

  answer_late: text(4209, 200, 'Nobody answered within 24 hours', '24 小时内没有人解读', '24 小時內沒有人解讀'),
  queue_late: text(
    4210,
    200,
    'Too many readings are waiting. Nothing was paid; please ask again in a few minutes',
    '排队解读的人太多，未扣费，请几分钟后再试',
    '排隊解讀的人太多，尚未扣款，請幾分鐘後再試',
  ),
  not_reader: text(
    4401,
    403,
    'This desk is for the readers of this house',
    '这里是解读师的工作台，当前账号没有权限',
    '這裡是解讀師的工作桌，目前帳號沒有權限',
  ),
  desk_taken: text(
    4402,
    409,
    'This question is no longer on the desk: another reader has it, or its time is over',
    '这个问题已不在桌上：可能已被其他解读师接走，或已经超时',
    '這個問題已不在桌上：可能已由其他解讀師接走，或已經逾時',
  ),
  desk_not_held: text(
    4403,
    409,
    'This question is not with you any more',
    '这个问题已不在你手上',
    '這個問題已不在你手上',
  ),
  answer_unfit: text(
    4404,
    400,
    'The answer was not sent: please leave out links, contact details and what may hurt',
    '解读未发出：请去掉链接、联系方式和可能伤人的内容',
    '解讀未送出：請拿掉連結、聯絡方式和可能傷人的內容',
  ),
  not_operator: text(
    4405,
    403,
    'This page is for the operators of this service',
    '这里是运营人员的页面，当前账号没有权限',
    '這裡是營運人員的頁面，目前帳號沒有權限',
  ),
  operator_passkey: text(
    4406,
    403,
    'Please confirm with a passkey that may be used here',
    '请先用可在这里使用的通行密钥确认身份',
    '請先用可在這裡使用的通行密鑰確認身分',
  ),
  person_unknown: text(4407, 404, 'Nobody logs in by this', '没有账号用它登录', '沒有帳號用它登入'),
  refund_impossible: text(
    4408,
    409,
    'This order cannot be refunded now. Nothing was done; please look again',
    '该订单目前无法退款，未做任何改动，请重新查看',
    '這筆訂單目前無法退款，沒有更動任何資料，請重新查看',
  ),
  notice_wrong: text(
    4409,
    400,
    'A notice needs an id of small letters, digits and hyphens, a beginning before its end, and a text of at most 160 characters in each language',
    '公告需要：由小写字母、数字和连字符组成的编号，早于结束时间的开始时间，以及每种语言不超过 160 字的正文',
    '公告需要：由小寫字母、數字和連字號組成的代號、早於結束時間的開始時間，以及每種語言不超過 160 字的內文',
  ),
  notice_unknown: text(4410, 404, 'There is no such notice', '没有这条公告', '沒有這則公告'),
  price_unknown: text(4411, 404, 'There is no such price', '没有这项价格', '沒有這項價格'),
  mismatch_unknown: text(
    4412,
    404,
    'No provider reported this, or it fitted the books',
    '没有这条支付方通知，或它与账目相符',
    '沒有這則支付方通知，或它與帳目相符',
  ),

  order_failed: text(4301, 200, 'Order failed', '下单失败', '訂單建立失敗'),
  not_paid: text(4302, 200, 'Not paid, please try again later', '尚未支付，请稍后再试', '尚未付款，請稍後再試'),
  no_order: text(
    4303,
    404,
    'No order found, please try again later',
    '未查询到订单，请稍后再试',
    '查無訂單，請稍後再試',
  ),
  key_reused: text(
    4304,
    409,
    'This request was already sent with other contents',
    '该请求已用其他内容提交过',
    '此請求已用其他內容送出過',
  ),
  pay_not_open: text(4307, 200, 'This way to pay is not open here', '暂不支持该支付方式', '目前不支援此付款方式'),
  product_unknown: text(4308, 404, 'There is no such product', '该商品不存在', '查無此商品'),
  free_day_used: text(4309, 200, 'The free day was already taken', '免费体验日已领取过', '免費體驗日已經領取過'),
  price_changed: text(
    4310,
    409,
    'The price has changed. Nothing was paid; please look again',
    '价格有变动，未扣费，请重新确认',
    '價格已變動，尚未扣款，請重新確認',
  ),
  renewal_short: text(
    4311,
    200,
    'The renewal was not made: there were not enough coins',
    '余额不足，未能自动续期',
    '餘額不足，未能自動續期',
  ),
  birth_wrong: text(
    4312,
    400,
    'There is no such date, time or place of birth',
    '出生日期、时间或地点有误',
    '出生日期、時間或地點有誤',
  ),
  profiles_full: text(
    4313,
    409,
    'No more charts can be kept; remove one first',
    '星盘数量已达上限，请先删除一个',
    '星盤數量已達上限，請先刪除一個',
  ),
  profile_changed: text(
    4314,
    409,
    'This chart was just changed on another phone',
    '该星盘刚在另一部手机上改过',
    '這張星盤剛在另一支手機上改過',
  ),
  profile_unknown: text(4305, 404, 'This profile does not exist', '该档案不存在', '查無此檔案'),
  test_unknown: text(4321, 404, 'There is no such test', '没有这个测试', '沒有這個測驗'),
  answers_wrong: text(4322, 400, 'The answers do not fit this test', '答案与测试题目不符', '答案與測驗題目不符'),
  article_unknown: text(4306, 404, 'This article does not exist', '该文章不存在', '查無此文章'),
} satisfies Record<string, ErrorText>;

export type ErrorKey = keyof typeof ERRORS;

export function isErrorKey(value: string): value is ErrorKey {
  return Object.hasOwn(ERRORS, value);
}
