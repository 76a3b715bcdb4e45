import { useLingui } from '@lingui/react/macro';
import { currentLanguage } from '../../i18n/language.ts';
import { Page } from '../../ui/Page.tsx';
import { Row } from '../../ui/Row.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useOperatorFacts } from '../legal/useOperatorFacts.ts';
import css from './About.module.css';
import { AppFacts } from './AppFacts.tsx';
import { Install } from './Install.tsx';
import { Kept } from './Kept.tsx';
import { Lasting } from './Lasting.tsx';
import { Looks } from './Looks.tsx';
import { Version } from './Version.tsx';

/** Brand, settings for everybody, what is kept on this device and works without a network, and how to reach us. */
export function About() {
  const { t } = useLingui();
  const facts = useOperatorFacts();
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
        <AppFacts facts={facts} />
        <Row name={t`Questions and answers`} to={`/${currentLanguage()}/about`} />
        <Row name={t`How it works`} to="/info" />
        <Row name={t`User agreement`} to="/terms" />
        <Row name={t`Privacy policy`} to="/privacy" />
      </div>
    </Page>
  );
}
