import { createTransport } from 'nodemailer';
import type { LetterKind } from '../../../src/domain/account/letter.ts';
import type { Language } from '../../../src/domain/language.ts';
import type { CodeSender } from '../../ports/sender.ts';

type Subject = (code: string, name: string) => string;

const SUBJECTS: Record<Language, Record<LetterKind, Subject>> = {
  en: {
    login: (code, name) => `${name}: ${code} is your login code`,
    invited: (code, name) => `Welcome to ${name}: ${code} is your login code`,
  },
  'zh-CN': {
    login: (code, name) => `${name}登录验证码：${code}`,
    invited: (code, name) => `欢迎来到${name}，登录验证码：${code}`,
  },
  'zh-TW': {
    login: (code, name) => `${name}登入驗證碼：${code}`,
    invited: (code, name) => `歡迎來到${name}，登入驗證碼：${code}`,
  },
};

const TEXTS: Record<Language, (code: string, name: string) => string> = {
  en: (code, name) =>
    `Your login code for ${name} is ${code}. It is good for ten minutes and for one login.\n\nIf you did not ask for it, nothing needs to be done: without the code nobody gets in.`,
  'zh-CN': (code, name) =>
    `您的${name}登录验证码是 ${code}，10 分钟内有效，仅可使用一次。\n\n如果不是您本人操作，请忽略这封邮件；没有验证码，任何人都无法登录。`,
  'zh-TW': (code, name) =>
    `您的${name}登入驗證碼是 ${code}，10 分鐘內有效，限用一次。\n\n若非您本人操作，請忽略這封信；沒有驗證碼，任何人都無法登入。`,
};

const PASSKEY_ADDED: Record<Language, (name: string) => { subject: string; text: string }> = {
  en: (name) => ({
    subject: `${name}: a passkey was added to your account`,
    text: `A passkey was just added to your account at ${name}. Whoever has it can log in without a code.\n\nIf it was not you: log in by a code, remove the passkey on your profile and log out on all devices. If you cannot get in, write to us.`,
  }),
  'zh-CN': (name) => ({
    subject: `您的${name}账号添加了通行密钥`,
    text: `您的${name}账号刚刚添加了一个通行密钥，持有它的人无需验证码就能登录。\n\n如果不是您本人操作：请用验证码登录，在“个人资料”里移除该通行密钥，并退出所有设备。如果无法登录，请与我们联系。`,
  }),
  'zh-TW': (name) => ({
    subject: `您的${name}帳號新增了通行密鑰`,
    text: `您的${name}帳號剛剛新增了一把通行密鑰，持有它的人不必輸入驗證碼就能登入。\n\n如果不是您本人操作：請用驗證碼登入，在「個人資料」移除這把通行密鑰，並登出所有裝置。如果無法登入，請與我們聯絡。`,
  }),
};

/** Codes by e-mail over SMTP. `from`: an address, which bears the name of the brand, or `Name <address>`, which stays as it is. */
export function mailSender(smtpUrl: string, from: string): CodeSender {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const post = async (address: string, name: string, subject: string, text: string) => {
    const sender = /[<>]/.test(from) ? from : { name, address: from };
    await transport.sendMail({ from: sender, to: { name: '', address }, subject, text });
  };
  return {
    async send(address, code, language, brand, kind) {
      const name = brand.name[language];
      await post(address, name, SUBJECTS[language][kind](code, name), TEXTS[language](code, name));
    },
    async tellOfPasskey(address, language, brand) {
      const name = brand.name[language];
      const { subject, text } = PASSKEY_ADDED[language](name);
      await post(address, name, subject, text);
    },
  };
}
