import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Membership, VipProduct } from '../../actions/money/money.ts';
import { dayWords } from '../../i18n/moment.ts';
import { Button } from '../../ui/Button.tsx';
import { Sentences } from '../../ui/Sentences.tsx';
import css from './Standing.module.css';

interface RenewalProps {
  standing: Membership;
  products: readonly VipProduct[];
  onChange: (productId: number | null) => void;
}

/** The renewal agreement: what will be bought again from the balance, and how to end it. Off until a person wants it. */
export function Renewal({ standing, products, onChange }: RenewalProps) {
  const { t } = useLingui();
  const { renewal } = standing;
  if (standing.vip_id === null) return null;
  const coinsOf = (product: VipProduct) => product.offers.find(({ provider }) => provider === 'balance')?.amount ?? 0;
  if (renewal) {
    const title = products.find(({ product_id }) => product_id === renewal.product_id)?.title ?? '';
    const day = renewal.at ? dayWords(renewal.at) : t`the end`;
    return (
      <section className={css.standing}>
        <h2>{t`Renewal`}</h2>
        <p>{t`${title} is renewed from your balance for ${renewal.coins} coins on ${day}.`}</p>
        <Button wide onClick={() => onChange(null)}>{t`End the renewal`}</Button>
      </section>
    );
  }
  const offered = products.filter(({ renews }) => renews);
  return (
    <section className={css.standing}>
      <h2>{t`Renewal`}</h2>
      <p>
        <Sentences>
          {t`Nothing is renewed by itself unless you want it. You can end it at any time.`}
          <Link to="/agreement/renewal">{t`Renewal agreement`}</Link>
        </Sentences>
      </p>
      {offered.map((product) => {
        const { title } = product;
        const coins = coinsOf(product);
        return (
          <Button key={product.product_id} wide onClick={() => onChange(product.product_id)}>
            {t`Renew ${title} for ${coins} coins`}
          </Button>
        );
      })}
    </section>
  );
}
