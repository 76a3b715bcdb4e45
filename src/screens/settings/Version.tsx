import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { activateUpdate } from '../../actions/app/activate-update.ts';
import { buildName } from '../../actions/app/offline.ts';
import { type Latest, lookForLatest } from '../../actions/reading/latest.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import css from './About.module.css';

/** Which version this is, and whether the server has a newer one; asked when the page is opened. */
export function Version() {
  const { t } = useLingui();
  const [build, setBuild] = useState('');
  const [latest, setLatest] = useState<Latest | null>(null);
  useEffect(() => {
    buildName().then(setBuild, () => {});
    void lookForLatest().then(setLatest);
  }, []);
  const lookAgain = () => {
    setLatest(null);
    void lookForLatest().then(setLatest);
  };
  const reload = async () => {
    if (!(await activateUpdate()))
      toast(t`Something is under way in another tab. The new version comes when it is done.`);
  };
  const version: string = import.meta.env.APP_VERSION ?? '';
  const words = {
    current: t`Version ${version}, up to date`,
    ready: t`Version ${version}; a new one is ready`,
    unknown: t`Version ${version}; whether there is a newer one cannot be asked just now`,
  };
  return (
    <div className={css.state}>
      <p aria-live="polite">
        {latest ? words[latest] : t`Version ${version}; looking for a newer one…`}
        {build && <small className="figures">{t`Build ${build}`}</small>}
      </p>
      {latest === 'ready' ? (
        <Button kind="primary" onClick={() => void reload()}>
          {t`Reload`}
        </Button>
      ) : (
        <Button disabled={latest === null} onClick={lookAgain}>
          {t`Check again`}
        </Button>
      )}
    </div>
  );
}
