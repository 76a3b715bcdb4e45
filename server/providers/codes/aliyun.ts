import { randomUUID } from 'node:crypto';
import type { CodeSender } from './sender.ts';
import { signAliyun } from './signature.ts';

export interface AliyunSms {
  readonly endpoint: string;
  readonly id: string;
  readonly secret: string;
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
      const { query, headers } = signAliyun(sms, {
        host: new URL(sms.endpoint).host,
        action: 'SendSms',
        version: '2017-05-25',
        params: {
          PhoneNumbers: mainland ? subject.slice(3) : subject.slice(1),
          SignName: sms.signName,
          TemplateCode: mainland ? sms.template : sms.templateAbroad,
          TemplateParam: JSON.stringify({ code }),
        },
        date: new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
        nonce: randomUUID(),
      });
      const { host: _, ...sent } = headers;
      const answer = await fetch(`${sms.endpoint}/?${query}`, {
        method: 'POST',
        headers: sent,
        signal: AbortSignal.timeout(10_000),
      });
      const { Code } = (await answer.json().catch(() => ({}))) as { Code?: string };
      if (Code !== 'OK') throw new Error(`Aliyun SMS answered ${answer.status} ${Code ?? ''}`);
    },
  };
}
