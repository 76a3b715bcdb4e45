import type { Language } from '../../src/domain/language.ts';

interface Right {
  readonly rewarded: boolean;
  readonly texts: Readonly<Record<Language, { title: string; des: string }>>;
}

/** What an invitation brings, and to whom. */
export const INVITE_RIGHTS: readonly Right[] = [
  {
    rewarded: true,
    texts: {
      en: {
        title: 'For you',
        des: 'When the first friend logs in with your code, coins are added to your balance, once.',
      },
      'zh-CN': { title: '给你', des: '第一位好友用你的邀请码登录后，币会存入你的余额，仅此一次。' },
      'zh-TW': { title: '給你', des: '第一位朋友用你的邀請碼登入後，幣會存入你的餘額，僅此一次。' },
    },
  },
  {
    rewarded: false,
    texts: {
      en: {
        title: 'For your friend',
        des: 'Everything composed on the phone is free for everybody, and one day of membership too.',
      },
      'zh-CN': { title: '给好友', des: '手机上自己写成的解读人人免费，另可领取一天会员。' },
      'zh-TW': { title: '給朋友', des: '手機自己寫成的解讀人人免費，另可領取一天會員。' },
    },
  },
  {
    rewarded: false,
    texts: {
      en: {
        title: 'Fair play',
        des: 'An invitation to oneself, or accounts made on a phone that somebody has used here before, bring no coins.',
      },
      'zh-CN': { title: '公平', des: '邀请自己，或在已有人登录过的手机上注册的账号，不发放币。' },
      'zh-TW': { title: '公平', des: '邀請自己，或在已有人登入過的手機上註冊的帳號，不發放幣。' },
    },
  },
];
