import type { OrderState } from '../../src/contract/orders.ts';
import { COIN_PRODUCTS, coinProduct, productTitle, VIP_PRODUCTS, vipProduct } from '../content/products.ts';
import { tierOf } from '../content/tiers.ts';
import { type Handlers, requirePerson } from '../core/request.ts';
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
  async currency_product_list({ context, language, agent }) {
    return COIN_PRODUCTS.map((product) => {
      const offers = offersFor(context, product, agent);
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

  async buy_currency_product(request) {
    const product = coinProduct(request.payload.product_id);
    if (!product) throw new Refusal('product_unknown');
    return paymentOut(await buy(request, 'buy_currency_product', product));
  },

  async currency_product_order_list(request) {
    return [
      await orderPage(
        request.context,
        requirePerson(request).userId,
        { ...request.payload, kind: 'currency' },
        request.language,
      ),
    ];
  },

  async vip_list({ context, language, agent }) {
    return VIP_PRODUCTS.map((product) => {
      const offers = offersFor(context, product, agent);
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

  async 'pay/vip'(request) {
    const product = vipProduct(request.payload.product_id);
    if (!product) throw new Refusal('product_unknown');
    return paymentOut(await buy(request, 'pay/vip', product));
  },

  async vip(request) {
    const { context, payload, language } = request;
    const { userId } = requirePerson(request);
    await changeStanding(context, userId, { takeFree: payload.take_free, renew: payload.renew }, language);
    return [await readStanding(context, userId)];
  },

  async vip_order_list(request) {
    return [
      await orderPage(
        request.context,
        requirePerson(request).userId,
        { ...request.payload, kind: 'vip' },
        request.language,
      ),
    ];
  },
};
