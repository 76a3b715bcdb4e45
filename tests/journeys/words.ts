import type { Language } from '../../src/domain/language.ts';

/** What stands on the buttons that the journeys press. */
export const WORDS: Record<
  Language,
  Record<
    'shuffle' | 'wish' | 'cut' | 'choose' | 'read' | 'ai' | 'ask' | 'email' | 'send' | 'enter' | 'offline' | 'reversed',
    string
  >
> = {
  en: {
    shuffle: 'Shuffle for me',
    cut: 'Cut here',
    choose: 'Choose for me',
    read: 'Read the cards',
    ai: 'AI reading',
    wish: 'Ask for an AI reading',
    ask: 'coins',
    email: 'E-mail',
    send: 'Send code',
    enter: 'Log in / register',
    offline: 'Offline.',
    reversed: 'reversed',
  },
  'zh-CN': {
    shuffle: '替我洗牌',
    cut: '在这里切',
    choose: '替我选一张',
    read: '解读这些牌',
    ai: 'AI 解读',
    wish: '请 AI 解读',
    ask: '币提问',
    email: '邮箱',
    send: '获取验证码',
    enter: '登录 / 注册',
    offline: '当前离线',
    reversed: '逆位',
  },
  'zh-TW': {
    shuffle: '替我洗牌',
    cut: '切在這裡',
    choose: '替我選一張',
    read: '解讀這些牌',
    ai: 'AI 解讀',
    wish: '請 AI 解讀',
    ask: '幣提問',
    email: '電子信箱',
    send: '取得驗證碼',
    enter: '登入 / 註冊',
    offline: '目前離線',
    reversed: '逆位',
  },
};
