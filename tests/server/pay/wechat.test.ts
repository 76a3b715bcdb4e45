import { createCipheriv, verify } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { signRsa } from '../../../server/providers/pay/rsa.ts';
import { wechatPay } from '../../../server/providers/pay/wechat.ts';
import { type StandIn, standIn } from '../stand-in.ts';
import { bare, bill, ours, theirs } from './bill.ts';

let provider: StandIn | null = null;
afterEach(async () => {
  await provider?.close();
  provider = null;
});

describe('WeChat Pay', () => {
  const API_KEY = 'k'.repeat(32);
  /** A provider that signs its answers as WeChat does. */
  async function played(answer: (path: string) => { status?: number; told: object }) {
    provider = await standIn((request, response) => {
      const { status = 200, told } = answer(request.url ?? '');
      const body = JSON.stringify(told);
      const time = String(Math.floor(Date.now() / 1000));
      response.writeHead(status, {
        'Wechatpay-Serial': 'PUB_KEY_ID_1',
        'Wechatpay-Timestamp': time,
        'Wechatpay-Nonce': 'n',
        'Wechatpay-Signature': signRsa(theirs.privateKey, `${time}\nn\n${body}\n`),
      });
      response.end(body);
    });
    return wechatPay({
      url: provider.url,
      appId: 'wx1',
      mchId: '1900009191',
      serial: 'S1',
      key: ours.privateKey,
      apiKey: API_KEY,
      platform: { id: 'PUB_KEY_ID_1', key: theirs.publicKey },
    });
  }

  it('is opened by JSAPI inside its browser and by H5 outside', async () => {
    const pay = await played((path) => ({
      told: path.endsWith('h5') ? { h5_url: 'https://wx.example/pay?prepay_id=w1' } : { prepay_id: 'w1' },
    }));
    const { payParams, payUrl } = await pay.create(bill);
    expect(payUrl).toBeNull();
    const { appId, timeStamp, nonceStr, package: parcel, signType, paySign = '' } = payParams!;
    expect([appId, parcel, signType]).toEqual(['wx1', 'prepay_id=w1', 'RSA']);
    const message = `wx1\n${timeStamp}\n${nonceStr}\nprepay_id=w1\n`;
    expect(verify('sha256', Buffer.from(message), ours.publicKey, Buffer.from(paySign, 'base64'))).toBe(true);
    expect(provider!.asked[0]!.body).toEqual({
      appid: 'wx1',
      mchid: '1900009191',
      description: '190 币',
      out_trade_no: bare,
      time_expire: '2026-11-21T04:30:00+00:00',
      notify_url: bill.notifyUrl,
      amount: { total: 1805, currency: 'CNY' },
      payer: { openid: 'open-1' },
    });
    const outside = await pay.create({ ...bill, agent: 'Mozilla/5.0 (iPhone) Mobile', openId: null });
    expect(outside.payUrl).toBe(
      'https://wx.example/pay?prepay_id=w1&redirect_url=https%3A%2F%2Fasterly.example%2Frecharge%3Forder%3D1',
    );
    expect(pay.suits('Mozilla/5.0 (X11; Linux x86_64) Chrome')).toBe(false);
    expect(pay.suits('Mozilla/5.0 (iPhone) Mobile MicroMessenger/8.0 miniProgram/wx2')).toBe(false);
    await expect(pay.create({ ...bill, openId: null })).rejects.toThrow();
  });

  it('is asked what became of an order, and gives money back', async () => {
    let told: object = {
      mchid: '1900009191',
      out_trade_no: bare,
      trade_state: 'NOTPAY',
      amount: { total: 1805, currency: 'CNY' },
    };
    let status = 200;
    const pay = await played(() => ({ status, told }));
    const query = () => pay.query({ orderId: bill.orderId, payRef: null });
    expect(await query()).toBeNull();
    told = { ...told, trade_state: 'SUCCESS', transaction_id: '420000' };
    expect(await query()).toMatchObject({
      kind: 'paid',
      orderId: bill.orderId,
      tradeId: '420000',
      amount: 1805,
      currency: 'CNY',
    });
    told = { ...told, trade_state: 'CLOSED' };
    expect(await query()).toMatchObject({ kind: 'failed', tradeId: '' });
    [status, told] = [404, { code: 'ORDER_NOT_EXIST' }];
    expect(await query()).toBeNull();
    const refund = () =>
      pay.refund({
        refundId: bill.orderId,
        orderId: bill.orderId,
        tradeId: '420000',
        amount: 1805,
        total: 1805,
        currency: 'CNY',
      });
    [status, told] = [200, { status: 'PROCESSING' }];
    expect(await refund()).toBe('on_its_way');
    told = { status: 'SUCCESS' };
    expect(await refund()).toBe('done');
    expect(provider!.asked.at(-1)!.body).toEqual({
      transaction_id: '420000',
      out_refund_no: bare,
      amount: { refund: 1805, total: 1805, currency: 'CNY' },
    });
    told = { status: 'ABNORMAL' };
    await expect(refund()).rejects.toThrow('ABNORMAL');
  });

  /** A notification as WeChat Pay seals and signs it. */
  function notified(eventType: string, contents: object): { headers: Headers; body: Buffer; now: Date } {
    const iv = 'n'.repeat(12);
    const cipher = createCipheriv('aes-256-gcm', Buffer.from(API_KEY), iv);
    cipher.setAAD(Buffer.from('a'));
    const sealed = Buffer.concat([cipher.update(JSON.stringify(contents)), cipher.final(), cipher.getAuthTag()]);
    const resource = { ciphertext: sealed.toString('base64'), nonce: iv, associated_data: 'a' };
    const body = JSON.stringify({ id: 'e1', event_type: eventType, resource });
    const now = new Date();
    const time = String(Math.floor(now.getTime() / 1000));
    const headers = new Headers({
      'Wechatpay-Serial': 'PUB_KEY_ID_1',
      'Wechatpay-Timestamp': time,
      'Wechatpay-Nonce': 'n',
      'Wechatpay-Signature': signRsa(theirs.privateKey, `${time}\nn\n${body}\n`),
    });
    return { headers, body: Buffer.from(body), now };
  }

  it('tells of money that was given back by hand, once it is back', async () => {
    const pay = await played(() => ({ told: {} }));
    const news = {
      mchid: '1900009191',
      out_trade_no: bare,
      transaction_id: '420000',
      out_refund_no: 'by-hand-1',
      refund_status: 'SUCCESS',
      amount: { total: 1805, refund: 1805, payer_total: 1805, payer_refund: 1805 },
    };
    expect(await pay.parseWebhook(notified('REFUND.SUCCESS', news))).toEqual({
      provider: 'wechat',
      eventId: 'e1',
      orderId: null,
      kind: 'refunded',
      tradeId: '420000',
      amount: 1805,
      currency: 'CNY',
    });
    expect(await pay.parseWebhook(notified('REFUND.ABNORMAL', { ...news, refund_status: 'ABNORMAL' }))).toBeNull();
    await expect(pay.parseWebhook(notified('REFUND.SUCCESS', { ...news, mchid: '1' }))).rejects.toThrow('merchant');
  });

  it('is not believed about an order of another app of the same merchant', async () => {
    const paid = {
      mchid: '1900009191',
      appid: 'wx1',
      out_trade_no: bare,
      transaction_id: '420000',
      trade_state: 'SUCCESS',
      amount: { total: 1805, currency: 'CNY' },
    };
    const pay = await played(() => ({ told: { ...paid, appid: 'wx2' } }));
    expect(await pay.parseWebhook(notified('TRANSACTION.SUCCESS', paid))).toMatchObject({ kind: 'paid' });
    const foreign = notified('TRANSACTION.SUCCESS', { ...paid, appid: 'wx2' });
    await expect(pay.parseWebhook(foreign)).rejects.toThrow('another app');
    await expect(pay.query({ orderId: bill.orderId, payRef: null })).rejects.toThrow('another app');
  });
});
