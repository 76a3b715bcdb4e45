import { useLingui } from '@lingui/react/macro';
import { brand } from '../../brand.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { useServiceTerms } from '../../storage/params.ts';
import { Page } from '../../ui/Page.tsx';
import { Row } from '../../ui/Row.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import css from './About.module.css';
import { Install } from './Install.tsx';
import { Kept } from './Kept.tsx';
import { Lasting } from './Lasting.tsx';
import { Looks } from './Looks.tsx';
import { Version } from './Version.tsx';

/** Brand, settings for everybody, what is kept on this device and works without a network, and how to reach us. */
export function About() {
  const { t } = useLingui();
  const { refundHours: hours, supportHours, supportEmail } = useServiceTerms();
  const support = supportEmail ?? brand.support;
  return (
    <Page className={css.page}>
      <TopBar title={t`About and settings`} up="/user" />
      <div className={css.body}>
        <h2>{t`Settings`}</h2>
        <Looks />
        <h2>{t`Without a network`}</h2>
        <Kept />
        <Lasting />
        <Install />
        <h2>{t`The app`}</h2>
        <Version />
        <dl className={css.facts}>
          <dt>{t`Name`}</dt>
          <dd>{brand.name[currentLanguage()]}</dd>
          <dt>{t`Support`}</dt>
          <dd>
            <a href={`mailto:${support}`}>{support}</a>
            <br />
            {supportHours ?? t`Weekdays 10:00-19:00`}
          </dd>
          <dt>{t`Refund`}</dt>
          <dd>{t`Coins come back when no service is given within ${hours} hours.`}</dd>
        </dl>
        <Row name={t`How it works`} to="/info" />
        <Row name={t`User agreement`} to="/terms" />
        <Row name={t`Privacy policy`} to="/privacy" />
      </div>
    </Page>
  );
}
