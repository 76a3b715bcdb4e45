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
  return {
    async send(address, code, language, brand, kind) {
      const name = brand.name[language];
      const sender = /[<>]/.test(from) ? from : { name, address: from };
      await transport.sendMail({
        from: sender,
        to: { name: '', address },
        subject: SUBJECTS[language][kind](code, name),
        text: TEXTS[language](code, name),
      });
    },
  };
}
