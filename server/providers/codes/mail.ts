import { createTransport } from 'nodemailer';
import type { Language } from '../../../src/domain/language.ts';
import type { CodeSender } from '../../ports/sender.ts';

const LETTERS: Record<Language, (code: string, name: string) => { subject: string; text: string }> = {
  en: (code, name) => ({
    subject: `${name}: ${code} is your login code`,
    text: `Your login code for ${name} is ${code}. It is good for ten minutes and for one login.\n\nIf you did not ask for it, nothing needs to be done: without the code nobody gets in.`,
  }),
  'zh-CN': (code, name) => ({
    subject: `${name}登录验证码：${code}`,
    text: `您的${name}登录验证码是 ${code}，10 分钟内有效，仅可使用一次。\n\n如果不是您本人操作，请忽略这封邮件；没有验证码，任何人都无法登录。`,
  }),
  'zh-TW': (code, name) => ({
    subject: `${name}登入驗證碼：${code}`,
    text: `您的${name}登入驗證碼是 ${code}，10 分鐘內有效，限用一次。\n\n若非您本人操作，請忽略這封信；沒有驗證碼，任何人都無法登入。`,
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
  return {
    async send(subject, code, language, brand) {
      const name = brand.name[language];
      const sender = /[<>]/.test(from) ? from : { name, address: from };
      await transport.sendMail({ from: sender, to: { name: '', address: subject }, ...LETTERS[language](code, name) });
    },
  };
}
