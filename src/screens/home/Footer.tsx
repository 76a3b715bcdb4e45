import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { brand } from '../../brand.ts';
import { ICP_URL } from '../../domain/brand.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { useServiceTerms } from '../../storage/params.ts';
import css from './Footer.module.css';

export function Footer() {
  const { t } = useLingui();
  const { icpNumber } = useServiceTerms();
  const name = brand.name[currentLanguage()];
  return (
    <footer className={css.footer}>
      <p className={css.links}>
        <Link to="/privacy">{t`Privacy policy`}</Link>
        <Link to="/terms">{t`User agreement`}</Link>
        <Link to="/info">{t`How it works`}</Link>
      </p>
      <p>
        <Trans>Not for minors. A reading is for reflection; it does not replace advice from a professional.</Trans>
      </p>
      <p>
        © 2012-2024 {name} ·{' '}
        <a href={ICP_URL} rel="noopener noreferrer" target="_blank">
          {icpNumber ?? t`ICP filing`}
        </a>
      </p>
    </footer>
  );
}
