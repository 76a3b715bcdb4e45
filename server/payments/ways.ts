import type { Offer } from '../../src/contract/money.ts';
import type { Provider } from '../../src/contract/orders.ts';
import { type Product, priceIn } from '../content/products.ts';
import type { ServerContext } from '../core/context.ts';
import type { Payment } from '../ports/payment.ts';

/** The provider of that name, if it is set up here and suits this browser. */
export function paymentBy(context: ServerContext, provider: Provider, agent: string): Payment | undefined {
  return context.providers.payments.find((payment) => payment.provider === provider && payment.suits(agent));
}

/** Every way to pay for a product that is open to this browser, with its price. */
export function offersFor(context: ServerContext, product: Product, agent: string): Offer[] {
  const money = context.providers.payments
    .filter((payment) => payment.suits(agent))
    .map(({ provider, currency }) => ({ provider, amount: priceIn(product, currency), currency }));
  return product.kind === 'vip' ? [...money, { provider: 'balance', amount: product.coins, currency: 'coin' }] : money;
}
