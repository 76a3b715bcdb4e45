import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { type OfflineParts, offlineParts } from '../../actions/offline.ts';
import { brand } from '../../brand.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { Page } from '../../ui/Page.tsx';
import { Row } from '../../ui/Row.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import css from './About.module.css';
import { Install } from './Install.tsx';
import { Looks } from './Looks.tsx';

/** Brand, settings for everybody, what is ready without a network, and how to reach us. */
export function About() {
  const { t } = useLingui();
  return (
    <Page className={css.page}>
      <TopBar title={t`About and settings`} up="/user" />
      <div className={css.body}>
        <h2>{t`Settings`}</h2>
        <Looks />
        <h2>{t`Without a network`}</h2>
        <Offline />
        <Install />
        <h2>{t`The app`}</h2>
        <dl className={css.facts}>
          <dt>{t`Name`}</dt>
          <dd>{brand.name[currentLanguage()]}</dd>
          <dt>{t`Support`}</dt>
          <dd>
            <a href={`mailto:${brand.support}`}>{brand.support}</a>
            <br />
            {t`Weekdays 10:00-19:00`}
          </dd>
          <dt>{t`Refund`}</dt>
          <dd>{t`Coins come back when no service is given within 24 hours.`}</dd>
        </dl>
        <Row name={t`How it works`} to="/info" />
        <Row name={t`User agreement`} to="/terms" />
        <Row name={t`Privacy policy`} to="/privacy" />
      </div>
    </Page>
  );
}

const ASK_AGAIN = 2000;
/** As often the worker may be missing before the browser is said to have none: it comes some seconds after the start. */
const PATIENCE = 8;

/** Tells what is kept, again and again until everything is. */
function followParts(tell: (parts: OfflineParts | null) => void): () => void {
  let bell: ReturnType<typeof setTimeout>;
  let missing = 0;
  let over = false;
  const ask = async () => {
    const parts = await offlineParts(currentLanguage()).catch(() => null);
    if (over) return;
    if (parts) tell(parts);
    else if (++missing > PATIENCE || !('serviceWorker' in navigator)) tell(null);
    const whole = parts && Math.min(parts.app, parts.art, parts.texts, parts.places) >= 1;
    if (!whole) bell = setTimeout(ask, ASK_AGAIN);
  };
  void ask();
  return () => {
    over = true;
    clearTimeout(bell);
  };
}

/** Measured, not assumed: what the worker of this device really holds. */
function Offline() {
  const { t } = useLingui();
  const [parts, setParts] = useState<OfflineParts | null>();
  useEffect(() => followParts(setParts), []);
  if (parts === undefined) return <p className={css.quiet}>{t`Looking…`}</p>;
  if (parts === null)
    return <p className={css.quiet}>{t`This browser keeps nothing for the time without a network.`}</p>;
  const lines = [
    [t`The app itself`, parts.app],
    [t`Card pictures`, parts.art],
    [t`Meanings in your language`, parts.texts],
    [t`Places of the world`, parts.places],
  ] as const;
  return (
    <dl className={css.facts}>
      {lines.map(([name, share]) => (
        <div key={name} className={css.part}>
          <dt>{name}</dt>
          <dd>{share >= 1 ? t`ready` : share > 0 ? t`${Math.floor(share * 100)} %` : t`not yet`}</dd>
        </div>
      ))}
      <div className={css.part}>
        <dt>{t`Storage used`}</dt>
        <dd className="figures">{`${(parts.bytes / 1e6).toFixed(1)} MB`}</dd>
      </div>
    </dl>
  );
}
