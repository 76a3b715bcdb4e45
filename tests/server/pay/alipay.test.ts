import { verify } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { BadWebhook } from '../../../server/ports/payment.ts';
import { alipay, checkAlipay, readAnswer, signedQuery } from '../../../server/providers/pay/alipay.ts';
import { signRsa } from '../../../server/providers/pay/rsa.ts';
import { type StandIn, standIn } from '../stand-in.ts';
import { ALIPAY_SAMPLE, TOLD } from './alipay-sample.ts';
import { bare, bill, ours, theirs } from './bill.ts';

let provider: StandIn | null = null;
afterEach(async () => {
  await provider?.close();
  provider = null;
});

describe('Alipay', () => {
  const said = (fields: Record<string, string>) => ({
    headers: new Headers(),
    body: Buffer.from(new URLSearchParams(fields).toString()),
    now: new Date(),
  });

  it('is believed when the published notification holds, and not when a sign of it was changed', async () => {
    const pay = alipay({
      url: 'https://a.example',
      appId: '2018121762595097',
      sellerId: null,
      key: ours.privateKey,
      platform: ALIPAY_SAMPLE,
    });
    expect(await pay.parseWebhook(said(TOLD))).toEqual({
      provider: 'alipay',
      eventId: '2019052300222141714026431019971405',
      orderId: 'tpxy23962362669658',
      kind: 'paid',
      tradeId: '2019052322001426431037869358',
      amount: 1,
      currency: 'CNY',
    });
    await expect(pay.parseWebhook(said({ ...TOLD, total_amount: '100.00' }))).rejects.toThrow(BadWebhook);
    await expect(pay.parseWebhook(said({ ...TOLD, more: '1' }))).rejects.toThrow(BadWebhook);
    const { sign: _, ...unsigned } = TOLD;
    await expect(pay.parseWebhook(said(unsigned))).rejects.toThrow(BadWebhook);
    const other = alipay({
      url: 'https://a.example',
      appId: '1',
      sellerId: null,
      key: ours.privateKey,
      platform: ALIPAY_SAMPLE,
    });
    await expect(other.parseWebhook(said(TOLD))).rejects.toThrow('another app');
    const paidTo = (sellerId: string) =>
      alipay({ url: 'https://a.example', appId: TOLD.app_id, sellerId, key: ours.privateKey, platform: ALIPAY_SAMPLE });
    expect(await paidTo(TOLD.seller_id).parseWebhook(said(TOLD))).toMatchObject({ kind: 'paid' });
    await expect(paidTo('2088000000000000').parseWebhook(said(TOLD))).rejects.toThrow('another seller');
  });

  it('tells of money that went back by the payment alone', async () => {
    const pay = alipay({
      url: 'https://a.example',
      appId: 'app',
      sellerId: null,
      key: ours.privateKey,
      platform: theirs.publicKey,
    });
    const fields = {
      app_id: 'app',
      notify_id: 'n1',
      out_trade_no: bare,
      refund_fee: '6.00',
      trade_no: 't1',
      trade_status: 'TRADE_CLOSED',
    };
    const text = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
    const sign = signRsa(theirs.privateKey, text.join('&'));
    expect(await pay.parseWebhook(said({ ...fields, sign, sign_type: 'RSA2' }))).toEqual({
      provider: 'alipay',
      eventId: 'n1',
      orderId: null,
      kind: 'refunded',
      tradeId: 't1',
      amount: 600,
      currency: 'CNY',
    });
  });

  it('is opened by an address that is signed as a whole', async () => {
    const pay = alipay({
      url: 'https://a.example/gateway.do',
      appId: 'app',
      sellerId: null,
      key: ours.privateKey,
      platform: theirs.publicKey,
    });
    const { payUrl } = await pay.create({ ...bill, agent: 'Mozilla/5.0 (iPhone)' });
    const fields = Object.fromEntries(new URL(payUrl!).searchParams);
    expect(JSON.parse(fields.biz_content!)).toMatchObject({
      out_trade_no: bare,
      total_amount: '18.05',
      time_expire: '2026-11-21 12:30:00',
    });
    expect(fields).toMatchObject({
      method: 'alipay.trade.wap.pay',
      return_url: bill.backUrl,
      notify_url: bill.notifyUrl,
    });
    const { sign = '', ...signed } = fields;
    const text = Object.keys(signed)
      .sort()
      .map((name) => `${name}=${signed[name]}`)
      .join('&');
    expect(verify('sha256', Buffer.from(text), ours.publicKey, Buffer.from(sign, 'base64'))).toBe(true);
    expect(() => checkAlipay(ours.publicKey, { ...signed, sign })).toThrow(BadWebhook);
    expect(pay.suits('MicroMessenger')).toBe(false);
    const at = new Date('2026-01-01T00:00:00Z');
    expect(signedQuery({ appId: 'a', key: ours.privateKey }, { method: 'm', content: {}, at })).toContain(
      'timestamp=2026-01-01+08%3A00%3A00',
    );
  });

  it('answers that are signed over their very signs are believed', async () => {
    let told: object = {
      code: '10000',
      msg: 'Success',
      out_trade_no: bare,
      trade_no: 'T1',
      trade_status: 'TRADE_SUCCESS',
      total_amount: '18.05',
    };
    provider = await standIn((_, response, body) => {
      const name = `${new URLSearchParams(body).get('method')!.replaceAll('.', '_')}_response`;
      const raw = JSON.stringify(told).replaceAll('/', '\\/');
      response.end(`{"${name}":${raw},"sign":"${signRsa(theirs.privateKey, raw)}"}`);
    });
    const pay = alipay({
      url: provider.url,
      appId: 'app',
      sellerId: null,
      key: ours.privateKey,
      platform: theirs.publicKey,
    });
    const query = () => pay.query({ orderId: bill.orderId, payRef: null });
    expect(await query()).toMatchObject({ kind: 'paid', orderId: bill.orderId, tradeId: 'T1', amount: 1805 });
    told = { code: '10000', out_trade_no: bare, trade_status: 'WAIT_BUYER_PAY' };
    expect(await query()).toBeNull();
    told = { code: '40004', sub_code: 'ACQ.TRADE_NOT_EXIST' };
    expect(await query()).toBeNull();
    told = { code: '20000', sub_code: 'isp.unknow-error' };
    await expect(query()).rejects.toThrow('isp.unknow-error');
    const refund = () =>
      pay.refund({
        refundId: `${bill.orderId}-ab`,
        orderId: bill.orderId,
        tradeId: 'T1',
        amount: 5,
        total: 1805,
        currency: 'CNY',
      });
    told = { code: '10000', fund_change: 'Y' };
    expect(await refund()).toBe('done');
    expect(Object.fromEntries(new URLSearchParams(provider.asked.at(-1)!.body as string)).biz_content).toBe(
      `{"trade_no":"T1","refund_amount":"0.05","out_request_no":"${bare}ab"}`,
    );
    told = { code: '10000', fund_change: 'N' };
    expect(await refund()).toBe('on_its_way');
    expect(() => readAnswer(ours.publicKey, '{"x_response":{"code":"10000"},"sign":"AAAA"}', 'x_response')).toThrow(
      BadWebhook,
    );
  });
});
