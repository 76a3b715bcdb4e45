import { useLingui } from '@lingui/react/macro';
import css from './ServedText.module.css';

/** Said under a price that the server has not just quoted. */
export function LastPrice() {
  const { t } = useLingui();
  return (
    <p className={css.local}>
      {t`This is the last price this phone heard. If it is higher by now, nothing is paid and you see the new one.`}
    </p>
  );
}
