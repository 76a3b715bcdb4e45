import type { OrderState } from '../../src/contract/orders.ts';
import { COIN_PRODUCTS, coinProduct, productTitle, VIP_PRODUCTS, vipProduct } from '../content/products.ts';
import { tierOf } from '../content/tiers.ts';
import { type Handlers, personIn } from '../core/request.ts';
import { changeStanding, readStanding } from '../membership/standing.ts';
import { type Bought, buy } from '../payments/buy.ts';
import { offersFor } from '../payments/ways.ts';
import { Refusal } from '../refusal.ts';
import { orderPage } from './order-page.ts';

interface PaymentOut {
  order_id: string;
  state: OrderState;
  pay_url: string | null;
  pay_params: Record<string, string> | null;
}

function paymentOut({ orderId, state, payUrl, payParams }: Bought): [PaymentOut] {
  return [{ order_id: orderId, state, pay_url: payUrl, pay_params: payParams }];
}

export const moneyCalls: Handlers = {
  async currency_product_list({ house, language, agent }) {
    return COIN_PRODUCTS.map((product) => {
      const offers = offersFor(house, product, agent);
      return {
        product_id: product.productId,
        coins: product.coins,
        bonus: product.bonus,
        title: productTitle({ productId: product.productId, coins: product.coins + product.bonus }, language),
        amount: offers[0]?.amount ?? product.prices.CNY,
        currency: offers[0]?.currency ?? 'CNY',
        offers,
      };
    });
  },

  async buy_currency_product(ask) {
    const product = coinProduct(ask.payload.product_id);
    if (!product) throw new Refusal('product_unknown');
    return paymentOut(await buy(ask, 'buy_currency_product', product));
  },

  async currency_product_order_list(ask) {
    return [await orderPage(ask.house, personIn(ask).userId, { ...ask.payload, kind: 'currency' }, ask.language)];
  },

  async vip_list({ house, language, agent }) {
    return VIP_PRODUCTS.map((product) => {
      const offers = offersFor(house, product, agent);
      const texts = tierOf(product.vipId)?.texts[language];
      return {
        product_id: product.productId,
        vip_id: product.vipId,
        title: texts?.title ?? '',
        des: texts?.des ?? '',
        days: product.days,
        amount: offers[0]?.amount ?? product.coins,
        currency: offers[0]?.currency ?? 'coin',
        offers,
        renews: true,
        permits: [...(texts?.permits ?? [])],
      };
    });
  },

  async 'pay/vip'(ask) {
    const product = vipProduct(ask.payload.product_id);
    if (!product) throw new Refusal('product_unknown');
    return paymentOut(await buy(ask, 'pay/vip', product));
  },

  async vip(ask) {
    const { house, payload, language } = ask;
    const { userId } = personIn(ask);
    await changeStanding(house, userId, { takeFree: payload.take_free, renew: payload.renew }, language);
    return [await readStanding(house, userId)];
  },

  async vip_order_list(ask) {
    return [await orderPage(ask.house, personIn(ask).userId, { ...ask.payload, kind: 'vip' }, ask.language)];
  },
};
