import type { CodeSender } from '../../ports/sender.ts';
import { type AliyunKey, callAliyun } from '../aliyun/call.ts';

export interface AliyunSms extends AliyunKey {
  readonly signName: string;
  readonly template: string;
  /** For numbers outside of mainland China. */
  readonly templateAbroad: string;
}

/** Codes by text message over Aliyun SMS (SendSms, 2017-05-25). */
export function aliyunSender(sms: AliyunSms): CodeSender {
  return {
    async send(subject, code) {
      const mainland = subject.startsWith('+86') && subject.length === 14;
      const { status, answer } = await callAliyun(sms, 'SendSms', '2017-05-25', {
        PhoneNumbers: mainland ? subject.slice(3) : subject.slice(1),
        SignName: sms.signName,
        TemplateCode: mainland ? sms.template : sms.templateAbroad,
        TemplateParam: JSON.stringify({ code }),
      });
      if (answer.Code !== 'OK') throw new Error(`Aliyun SMS answered ${status} ${answer.Code ?? ''}`);
    },
  };
}
