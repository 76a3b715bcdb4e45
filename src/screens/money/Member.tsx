import { useLingui } from '@lingui/react/macro';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { refreshUser } from '../../actions/account/refresh-user.ts';
import { isRefusal } from '../../actions/app/failure.ts';
import { changeMembership, memberships, type VipProduct } from '../../actions/money/money.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { Sentences } from '../../ui/Sentences.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { toast } from '../../ui/toast.ts';
import { NotAsked } from '../login/NotAsked.tsx';
import { useFailureWords } from '../login/useFailureWords.ts';
import { useRemembered } from '../login/useRemembered.ts';
import css from './Member.module.css';
import type { Goods } from './PaySheet.tsx';
import { Purchase } from './Purchase.tsx';
import { Renewal } from './Renewal.tsx';
import { Standing } from './Standing.tsx';
import { useMoneyWords } from './useMoneyWords.ts';
import { usePayment } from './usePayment.ts';

const route = getRouteApi('/member');

/** What membership there is, what each tier gives, and how to take or end it. */
export function Member() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const words = useFailureWords();
  const { value, change, failure, since, ask } = useRemembered(memberships);
  const payment = usePayment('vip', route.useSearch().order, route.useLoaderData().asked);
  const [chosen, setChosen] = useState<VipProduct>();

  async function wish(what: Parameters<typeof changeMembership>[0]) {
    try {
      const standing = await changeMembership(what);
      change((before) => ({ ...before, standing }));
      void refreshUser();
    } catch (reason) {
      toast(words(reason));
      // It was taken before and the answer lost, or in another place: what stands here is old.
      if (isRefusal(reason)) ask();
    }
  }
  const close = () => {
    payment.close();
    ask();
    void navigate({ to: '/member', replace: true });
  };

  return (
    <Page>
      <TopBar title={t`Membership`} up="/user">
        <Link to="/member/order">{t`Orders`}</Link>
      </TopBar>
      <div className={css.body}>
        <NotAsked failure={failure} since={since} onAgain={ask} />
        {value && <Standing standing={value.standing} onTakeFree={() => void wish({ take_free: true })} />}
        <ul className={css.tiers}>
          {value?.products.map((product) => (
            <Tier key={product.product_id} product={product} onTake={() => setChosen(product)} />
          ))}
        </ul>
        {value && (
          <Renewal standing={value.standing} products={value.products} onChange={(renew) => void wish({ renew })} />
        )}
        <p className={css.small}>
          <Sentences>
            {t`Periods that are bought one after another follow each other; nothing is lost.`}
            <Link to="/agreement/member">{t`Membership agreement`}</Link>
          </Sentences>
        </p>
      </div>
      <Purchase
        goods={chosen && goodsOf(chosen, t`; `)}
        payment={payment}
        onSettled={() => setChosen(undefined)}
        onClose={close}
      />
    </Page>
  );
}

/** What a tier costs and gives. */
function Tier({ product, onTake }: { product: VipProduct; onTake: () => void }) {
  const { t } = useLingui();
  const { price } = useMoneyWords();
  return (
    <li className={css.tier}>
      <h2 className="display">{product.title}</h2>
      <p className={css.price}>
        <strong className="figures">{price(product.amount, product.currency)}</strong>
        <small>{product.des}</small>
      </p>
      <ul className={css.permits}>
        {product.permits.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <Button kind={product.vip_id === 2 ? 'primary' : 'secondary'} wide onClick={onTake}>
        {t`Take it`}
      </Button>
    </li>
  );
}

function goodsOf({ product_id, title, permits, offers }: VipProduct, between: string): Goods {
  return { kind: 'vip', productId: product_id, title, gives: permits.join(between), offers };
}
