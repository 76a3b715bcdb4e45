import type { Language } from '../domain/language.ts';

/** Short words of the specification that the phone says by itself; the server never sends them. */
export const TOASTS = {
  code_sent: { en: 'Verification code sent', 'zh-CN': '验证码已发送', 'zh-TW': '驗證碼已傳送' },
  copied: { en: 'Copy success', 'zh-CN': '复制成功', 'zh-TW': '複製成功' },
  cannot_copy: {
    en: 'The current browser does not support replication',
    'zh-CN': '当前浏览器不支持复制',
    'zh-TW': '目前的瀏覽器不支援複製',
  },
  weixin_card: {
    en: 'Now tap ··· at the top right and send it to a friend',
    'zh-CN': '点右上角的「···」，发送给朋友',
    'zh-TW': '點右上角的「···」，傳送給朋友',
  },
  login_invalid: {
    en: 'Your login is no longer valid, please log in again',
    'zh-CN': '登录已失效，请重新登录',
    'zh-TW': '登入已失效，請重新登入',
  },
} satisfies Record<string, Readonly<Record<Language, string>>>;
