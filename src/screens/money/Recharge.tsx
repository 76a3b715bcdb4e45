import { useLingui } from '@lingui/react/macro';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type CurrencyProduct, coinProducts } from '../../actions/money/money.ts';
import { useSession } from '../../session.ts';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { NotAsked } from '../login/NotAsked.tsx';
import { useRemembered } from '../login/useRemembered.ts';
import { Purchase } from './Purchase.tsx';
import css from './Recharge.module.css';
import { useMoneyWords } from './useMoneyWords.ts';
import { usePayment } from './usePayment.ts';

const route = getRouteApi('/recharge');

/** The balance, and coins to buy. */
export function Recharge() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { user } = useSession();
  const { price } = useMoneyWords();
  const products = useRemembered(coinProducts);
  const payment = usePayment('currency', route.useSearch().order, route.useLoaderData().asked);
  const [chosen, setChosen] = useState<CurrencyProduct>();
  const close = () => {
    payment.close();
    void navigate({ to: '/recharge', replace: true });
  };
  return (
    <Page>
      <TopBar title={t`Balance`} up="/user">
        <Link to="/recharge/order">{t`Payments`}</Link>
      </TopBar>
      <div className={css.body}>
        <p className={css.balance}>
          <span>{t`Your balance`}</span>
          <strong className="display figures">{user ? t`${user.balance} coins` : '…'}</strong>
        </p>
        <NotAsked failure={products.failure} since={products.since} onAgain={products.ask} />
        <ul className={css.products}>
          {products.value?.map((product) => {
            const { bonus } = product;
            return (
              <li key={product.product_id}>
                <button type="button" className={css.product} onClick={() => setChosen(product)}>
                  <strong className="figures">{t`${product.coins} coins`}</strong>
                  <small className="figures">{bonus > 0 ? t`and ${bonus} on top` : ' '}</small>
                  <span className="figures">{price(product.amount, product.currency)}</span>
                </button>
              </li>
            );
          })}
        </ul>
        <p className={css.small}>
          {t`Coins pay for AI readings, for readings by a person and for wallpapers. A reading that fails or comes too late gives its coins back by itself. Everything composed on this phone is free and stays free.`}
        </p>
      </div>
      <Purchase
        goods={
          chosen && {
            kind: 'currency',
            productId: chosen.product_id,
            title: chosen.title,
            gives: t`${chosen.coins + chosen.bonus} coins are added to your balance.`,
            offers: chosen.offers,
          }
        }
        payment={payment}
        onSettled={() => setChosen(undefined)}
        onClose={close}
      />
    </Page>
  );
}
