import type { CodeSender } from '../../ports/sender.ts';
import { type AliyunKey, callAliyun } from '../aliyun/call.ts';

export interface AliyunSms extends AliyunKey {
  readonly signName: string;
  readonly template: string;
  /** For numbers outside of mainland China. */
  readonly templateAbroad: string;
  /** Without variables, of a new passkey; null where there is none. */
  readonly templatePasskey: string | null;
}

/** Codes by text message over Aliyun SMS (SendSms, 2017-05-25). */
export function aliyunSender(sms: AliyunSms): CodeSender {
  const { templatePasskey } = sms;
  return {
    send: (subject, code) => sendSms(sms, subject, isMainland(subject) ? sms.template : sms.templateAbroad, { code }),
    ...(templatePasskey === null ? {} : { tellOfPasskey: (subject) => sendSms(sms, subject, templatePasskey, {}) }),
  };
}

async function sendSms(sms: AliyunSms, subject: string, template: string, values: object): Promise<void> {
  const { status, answer } = await callAliyun(sms, 'SendSms', '2017-05-25', {
    PhoneNumbers: isMainland(subject) ? subject.slice(3) : subject.slice(1),
    SignName: sms.signName,
    TemplateCode: template,
    TemplateParam: JSON.stringify(values),
  });
  if (answer.Code !== 'OK') throw new Error(`Aliyun SMS answered ${status} ${answer.Code ?? ''}`);
}

function isMainland(subject: string): boolean {
  return subject.startsWith('+86') && subject.length === 14;
}
