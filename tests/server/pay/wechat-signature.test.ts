import { verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { BadWebhook } from '../../../server/ports/payment.ts';
import { readPublicKey } from '../../../server/providers/pay/rsa.ts';
import { authorization, checkWechat, openSealed } from '../../../server/providers/pay/wechat-signature.ts';
import { ours } from './bill.ts';
import { SAMPLE } from './wechat-sample.ts';

describe('the signature of WeChat Pay', () => {
  const platform = { id: 'D7CE59D1F522D701', key: readPublicKey(SAMPLE.key) };
  const check = (change: { headers?: Record<string, string>; body?: Buffer; now?: Date } = {}) =>
    checkWechat(
      platform,
      new Headers([...SAMPLE.headers, ...Object.entries(change.headers ?? {})].map(([name, value]) => [name, value])),
      change.body ?? SAMPLE.body,
      change.now ?? SAMPLE.now,
    );

  it('is believed when the published notification holds, and opened to what was sealed', () => {
    check();
    expect(JSON.parse(openSealed(SAMPLE.apiKey, SAMPLE.resource))).toEqual({
      mchid: '1234567890',
      appid: '054aa7d7a2a54ab5898df65bd96f001c',
      create_time: '2020-06-30T12:12:00+08:00',
      out_contract_code: '21640bdbd08e473e828f3206a2741c6e',
    });
    expect(
      openSealed('testAPIv3Key0000', {
        ciphertext: 'FsdXzxryWfKwvLJKf8LG/ToRPTRh8RN9wROC',
        nonce: 'wCq51qZv4Yfg',
        associated_data: 'Dl56FrqWQJF1t9LtC3vEUsniZKvbqdR8',
      }),
    ).toBe('Hello World');
  });

  it('is not believed when a sign of it was changed, the key is another or it is old', () => {
    const changed = Buffer.from(SAMPLE.body.toString().replace('签约成功', '签约失败'));
    expect(() => check({ body: changed })).toThrow(BadWebhook);
    expect(() => check({ headers: { 'Wechatpay-Nonce': 'other' } })).toThrow(BadWebhook);
    expect(() => check({ now: new Date(SAMPLE.now.getTime() + 301_000) })).toThrow('old');
    expect(() => checkWechat({ ...platform, id: 'x' }, SAMPLE.headers, SAMPLE.body, SAMPLE.now)).toThrow(BadWebhook);
    expect(() => openSealed('testAPIv3Key1111', SAMPLE.resource)).toThrow(BadWebhook);
    expect(() => openSealed(SAMPLE.apiKey, { ...SAMPLE.resource, associated_data: 'other' })).toThrow(BadWebhook);
  });

  it('gets requests signed over method, path, time, nonce and body', () => {
    const signer = { mchId: '1900009191', serial: 'S1', key: ours.privateKey };
    const header = authorization(signer, {
      method: 'GET',
      path: '/v3/certificates',
      body: '',
      time: 1554208460,
      nonce: 'N',
    });
    const [, signature = ''] = /signature="([^"]+)"/.exec(header) ?? [];
    const message = 'GET\n/v3/certificates\n1554208460\nN\n\n';
    expect(verify('sha256', Buffer.from(message), ours.publicKey, Buffer.from(signature, 'base64'))).toBe(true);
    expect(header).toMatch(
      /^WECHATPAY2-SHA256-RSA2048 mchid="1900009191",nonce_str="N",signature="[^"]+",timestamp="1554208460",serial_no="S1"$/,
    );
  });
});
