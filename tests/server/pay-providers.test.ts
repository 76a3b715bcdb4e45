import { generateKeyPairSync, verify } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { BadNotice, type Bill } from '../../server/payments/payment.ts';
import { alipay, checkAlipay, readAnswer, signedQuery } from '../../server/providers/pay/alipay.ts';
import { bareId, orderIdOf, readPublicKey, signRsa } from '../../server/providers/pay/rsa.ts';
import { checkStripe, stripe } from '../../server/providers/pay/stripe.ts';
import { wechatPay } from '../../server/providers/pay/wechat.ts';
import { authorization, checkWechat, openSealed } from '../../server/providers/pay/wechat-signature.ts';
import { readSettings } from '../../server/settings/read.ts';
import { type StandIn, standIn } from './stand-in.ts';

let house: StandIn | null = null;
afterEach(async () => {
  await house?.close();
  house = null;
});

/** Keys of this run: ours, and those of the provider that is played. */
const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 });

const bill: Bill = {
  orderId: '0b8f1c1e-3f60-4c0e-9f8a-1f2e3d4c5b6a',
  amount: 1805,
  currency: 'CNY',
  title: '190 币',
  language: 'zh-CN',
  closesAt: new Date('2026-11-21T04:30:00Z'),
  backUrl: 'https://asterly.example/recharge?order=1',
  notifyUrl: 'https://asterly.example/pay/notify/x',
  agent: 'Mozilla/5.0 (iPhone) MicroMessenger/8.0',
  address: '203.0.113.9',
  openId: 'open-1',
};
const bare = '0b8f1c1e3f604c0e9f8a1f2e3d4c5b6a';

describe('order ids', () => {
  it('fit into the 32 signs of a provider and come back', () => {
    expect(bareId(bill.orderId)).toBe(bare);
    expect(orderIdOf(bare)).toBe(bill.orderId);
    expect(orderIdOf('tpxy23962362669658')).toBe('tpxy23962362669658');
  });
});

/** The notification of the reference implementation's own test, signed and sealed by its sample keys. */
const SAMPLE = {
  apiKey: 'testMchAPIv3Key0',
  key:
    'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA2VCTd91fnUn73Xy9DLvt/V62TVxRTEEstVdeRaZ3B3leO0pldE80' +
    '6mXO4RwdHXagHQ4vGeZN0yqm++rDsGK+U3AH7kejyD2pXshNP9Cq5YwbptiLGtjcquw4HNxJQUOmDeJf2vg6byms9RUipiq4' +
    'SzbJKqJFlUpbuIPDpSpWz10PYmyCNeDGUUK65E5h2B834uxl1zNLYQCrkdBzb8oUxwYeP5a2DNxmjL5lsJML7DGr5znsevno' +
    'qGRwTm9fxCGfy8wus7hwKz6clt3Whmmda7UAdb1c08hEQFVRbF14AR73xbnd8N0obCWJPCbzMCtkaSef4FdEEgEXJiw0VAJT' +
    '8wIDAQAB',
  now: new Date(1_624_523_846_000),
  headers: new Headers({
    'Wechatpay-Nonce': 'EcZ9Cmy4Xyx1i6RlJQzLcCyEqDa26NBz',
    'Wechatpay-Timestamp': '1624523846',
    'Wechatpay-Serial': 'D7CE59D1F522D701',
    'Wechatpay-Signature':
      'tJHIiIS9eB2hAYstmAmbbD3ZE5LiIm/Ug5tuL4fC0YOFRWIHV39UFIZXC0e9Wl6lBu6sKvkqDkzpqzBsVHyXFlbYZTOQrVdG4b6LfTnK4mikv9++ixJMd3vTf2yCqvBkh98zs3Ds5zsYQakzbcwhmw4fMJs4nPLws28H0UW9FjDR//rxELLwXvV1VEA1IBLX70xptjL8hrfUjEE8kkry6yNJTHZRU8CAc7qHli2Ng1V1qb9ARbK8A3ThmFmPQvRGrapI/jS2laKKgYUmfdEdkNO6B2Cke5e8VTxY406ArAmQ90GAihDwIcb16TQMnzCMBoutnwZKNiKRACrFmtxw2Q==',
  }),
  resource: {
    original_type: 'payscore',
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext:
      'YDS3lKPaC4Y52Gf3uhft5qUBlIa8b428AWTtTauHQfQrRw+X1WpiuHIDy0vo1Vd6VEq67aVyqPdDYMkRVSDaZL3iZttevRMOoPKMifozg6XPWjIZumks/GpT48lI4NizyeaqLBokNebthah3o1H76qSlO9NkDjp9bzmKLEYYH9TEklFUpsvPqOTOcgSLgh21YJXYR7dEBXFgRLiNIKRgO5JdXh1hccRUAlyVWxE54PXpnQ==',
    associated_data: 'payscore',
    nonce: 'Kj7QIyUiYx1q',
  },
  get body() {
    return Buffer.from(
      JSON.stringify({
        id: '3119dfba-e649-5eec-ab1e-3412bc4d2e17',
        create_time: '2021-06-24T16:37:26+08:00',
        resource_type: 'encrypt-resource',
        event_type: 'PAYSCORE.USER_OPEN_SERVICE',
        summary: '签约成功',
        resource: this.resource,
      }),
    );
  },
};

describe('WeChat Pay', () => {
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
    expect(() => check({ body: changed })).toThrow(BadNotice);
    expect(() => check({ headers: { 'Wechatpay-Nonce': 'other' } })).toThrow(BadNotice);
    expect(() => check({ now: new Date(SAMPLE.now.getTime() + 301_000) })).toThrow('old');
    expect(() => checkWechat({ ...platform, id: 'x' }, SAMPLE.headers, SAMPLE.body, SAMPLE.now)).toThrow(BadNotice);
    expect(() => openSealed('testAPIv3Key1111', SAMPLE.resource)).toThrow(BadNotice);
    expect(() => openSealed(SAMPLE.apiKey, { ...SAMPLE.resource, associated_data: 'other' })).toThrow(BadNotice);
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

  const API_KEY = 'k'.repeat(32);
  /** A house that signs its answers as WeChat does. */
  async function played(answer: (path: string) => { status?: number; told: object }) {
    house = await standIn((request, response) => {
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
      url: house.url,
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
    expect(house!.asked[0]!.body).toEqual({
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
    expect(house!.asked.at(-1)!.body).toEqual({
      transaction_id: '420000',
      out_refund_no: bare,
      amount: { refund: 1805, total: 1805, currency: 'CNY' },
    });
    told = { status: 'ABNORMAL' };
    await expect(refund()).rejects.toThrow('ABNORMAL');
  });
});

/** A notification of the reference SDK's own test, signed by Alipay. */
const TOLD = {
  app_id: '2018121762595097',
  auth_app_id: '2018121762595097',
  buyer_id: '2088512613526436',
  buyer_logon_id: '152****6706',
  buyer_pay_amount: '0.01',
  charset: 'utf-8',
  fund_bill_list: '[{"amount":"0.01","fundChannel":"PCREDIT"}]',
  gmt_create: '2019-05-23 14:13:56',
  gmt_payment: '2019-05-23 14:17:13',
  invoice_amount: '0.01',
  notify_id: '2019052300222141714026431019971405',
  notify_time: '2019-05-23 14:17:14',
  notify_type: 'trade_status_sync',
  out_trade_no: 'tpxy23962362669658',
  point_amount: '0.00',
  receipt_amount: '0.01',
  seller_email: 'myapp@alitest.com',
  seller_id: '2088331578818800',
  sign: 'T946S2qyNFAXLhAaRgNMmatxH6SO3MyWYFnTamQOgW1iAcheL/Zz+VoizwvEc6mTEwYewvvKS1wNkMQ1oEajMUHv9+cXQ9IFvU/qKS9Ktvw5xHvCaK0fj7LsVcQ7VxfyT3kSvXUDfKDP4cHSPuSZKwM2ybkzr53bIH9OUTpTQd2d3J0rbdf76OoUt+XF9vwqj7OVE7AGjH2HPWp842DgL/YVy4qeA9N2uFKRevT3YUskjaRxuI/E66reNjTMFhbjEqGLKvMcDD4BaQXnibq9ojAj60589fBwzKk3yWsVQmqGfksMQoheVMtZ3lAw4o2ty3TFngbVFFLwgx8FDpBZ9Q==',
  sign_type: 'RSA2',
  subject: 'tpxy2222896485',
  total_amount: '0.01',
  trade_no: '2019052322001426431037869358',
  trade_status: 'TRADE_SUCCESS',
  version: '1.0',
};
const ALIPAY_SAMPLE = readPublicKey(
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAozecNNRnJMRAjSOjVDq6WwVWDgUKp3Rs8d55UmSNz6jTOIzJfSwE' +
    'HETen0gkRgtfH+he8BnCkJKegLTjLOD44tyIzHpiYi4Hc4mas/HnNhQ9t3a4sJPOI5zWaPX0q1+OucuA664psRrQoCSCBHr5' +
    '5FMC/lqrTHRQ4/+EfbPwuwpD5Q2OumPHLt4OYv9YuE5oJ19/1I/cQM4bWle7s4vNVZCHLT+UUXYWX4KhSa8NcvyU9+9wjRZV' +
    'Uz6yvLbAcxd2KUeovF8papVO6Tw9tE2ILxiW0lPTZDCgZ1kDKi5m5k3W0S1w32qEmlxXT//4QFN5Nj7YRmxOc260ts4dfKKQ' +
    'RwIDAQAB',
);

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
    await expect(pay.parseWebhook(said({ ...TOLD, total_amount: '100.00' }))).rejects.toThrow(BadNotice);
    await expect(pay.parseWebhook(said({ ...TOLD, more: '1' }))).rejects.toThrow(BadNotice);
    const { sign: _, ...unsigned } = TOLD;
    await expect(pay.parseWebhook(said(unsigned))).rejects.toThrow(BadNotice);
    const other = alipay({ url: 'https://a.example', appId: '1', key: ours.privateKey, platform: ALIPAY_SAMPLE });
    await expect(other.parseWebhook(said(TOLD))).rejects.toThrow('another app');
  });

  it('is opened by an address that is signed as a whole', async () => {
    const pay = alipay({
      url: 'https://a.example/gateway.do',
      appId: 'app',
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
    expect(() => checkAlipay(ours.publicKey, { ...signed, sign })).toThrow(BadNotice);
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
    house = await standIn((_, response, body) => {
      const name = `${new URLSearchParams(body).get('method')!.replaceAll('.', '_')}_response`;
      const raw = JSON.stringify(told).replaceAll('/', '\\/');
      response.end(`{"${name}":${raw},"sign":"${signRsa(theirs.privateKey, raw)}"}`);
    });
    const pay = alipay({ url: house.url, appId: 'app', key: ours.privateKey, platform: theirs.publicKey });
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
    expect(Object.fromEntries(new URLSearchParams(house.asked.at(-1)!.body as string)).biz_content).toBe(
      `{"trade_no":"T1","refund_amount":"0.05","out_request_no":"${bare}ab"}`,
    );
    told = { code: '10000', fund_change: 'N' };
    expect(await refund()).toBe('on_its_way');
    expect(() => readAnswer(ours.publicKey, '{"x_response":{"code":"10000"},"sign":"AAAA"}', 'x_response')).toThrow(
      BadNotice,
    );
  });
});

describe('Stripe', () => {
  const now = new Date(1_700_000_000_000);
  /** HMAC-SHA256 of `1700000000.{"id":"evt_test_webhook"}` with the key `whsec_test_secret`, by `openssl dgst`. */
  const SIGNED = '31f5d883dbc7f94e904e545163bf33620012700d5b31ff192138ab47bf55025a';
  const body = Buffer.from('{"id":"evt_test_webhook"}');

  it('is believed when one of its signatures holds over time and raw body', () => {
    const check = (header: string, what = body, at = now) => checkStripe('whsec_test_secret', header, what, at);
    check(`t=1700000000,v1=${SIGNED}`);
    check(`t=1700000000,v1=potato,v1=${SIGNED},v0=x`);
    expect(() => check(`t=1700000001,v1=${SIGNED}`)).toThrow(BadNotice);
    expect(() => check(`t=1700000000,v0=${SIGNED}`)).toThrow(BadNotice);
    expect(() => check(`t=1700000000,v1=${SIGNED}`, Buffer.from('{}'))).toThrow(BadNotice);
    expect(() => check(`t=1700000000,v1=${SIGNED}`, body, new Date(now.getTime() + 301_000))).toThrow('old');
    expect(() => check('')).toThrow(BadNotice);
    expect(() => check('nonsense')).toThrow(BadNotice);
  });

  it('opens a session, is asked about it and gives money back', async () => {
    const open = {
      id: 'cs_1',
      url: 'https://checkout.example/cs_1',
      client_reference_id: bill.orderId,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: 1805,
      currency: 'usd',
    };
    let told: object = open;
    let status = 200;
    house = await standIn((_, response) => {
      response.writeHead(status);
      response.end(JSON.stringify(told));
    });
    const pay = stripe({ url: house.url, key: 'sk_test', webhookSecret: 's' });
    expect(await pay.create({ ...bill, currency: 'USD' })).toEqual({
      payUrl: open.url,
      payParams: null,
      payRef: 'cs_1',
    });
    const [sent] = house.asked;
    expect(sent!.headers).toMatchObject({ authorization: 'Bearer sk_test', 'idempotency-key': bill.orderId });
    expect(Object.fromEntries(new URLSearchParams(sent!.body as string))).toMatchObject({
      mode: 'payment',
      client_reference_id: bill.orderId,
      'line_items[0][price_data][unit_amount]': '1805',
      'line_items[0][price_data][currency]': 'usd',
    });
    const query = () => pay.query({ orderId: bill.orderId, payRef: 'cs_1' });
    expect(await query()).toBeNull();
    told = { ...open, status: 'complete', payment_status: 'paid', payment_intent: 'pi_1' };
    expect(await query()).toMatchObject({
      kind: 'paid',
      orderId: bill.orderId,
      tradeId: 'pi_1',
      amount: 1805,
      currency: 'USD',
    });
    told = { ...open, status: 'expired' };
    expect(await query()).toMatchObject({ kind: 'failed' });
    const refund = () =>
      pay.refund({
        refundId: 'r1',
        orderId: bill.orderId,
        tradeId: 'pi_1',
        amount: 1805,
        total: 1805,
        currency: 'USD',
      });
    told = { status: 'pending' };
    expect(await refund()).toBe('on_its_way');
    told = { status: 'succeeded' };
    expect(await refund()).toBe('done');
    [status, told] = [400, { error: { code: 'charge_already_refunded' } }];
    expect(await refund()).toBe('done');
    told = { error: { code: 'resource_missing' } };
    await expect(refund()).rejects.toThrow('resource_missing');
  });
});

describe('settings of payment', () => {
  const complaint = (env: Record<string, string>) => {
    try {
      readSettings(env);
      return '';
    } catch (reason) {
      return (reason as Error).message;
    }
  };
  it('belong together, and no secret is printed', () => {
    expect(complaint({ STRIPE_SECRET_KEY: 'x' })).toBe(
      'STRIPE_WEBHOOK_SECRET must be set too, since STRIPE_SECRET_KEY is.',
    );
    expect(complaint({ ALIPAY_APP_ID: 'x' })).toContain('ALIPAY_KEY and ALIPAY_PUBLIC_KEY must be set too');
    expect(complaint({ WECHAT_PAY_API_KEY: 'hush' })).toContain('WECHAT_PAY_API_KEY must have 32 signs.');
    expect(complaint({ WECHAT_PAY_API_KEY: 'hush' })).not.toContain('hush');
  });
});
