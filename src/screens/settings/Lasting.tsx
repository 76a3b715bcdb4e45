import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { askToPersist, isPersistent } from '../../storage/store/persist.ts';
import { Button } from '../../ui/Button.tsx';
import css from './About.module.css';

/** Whether the browser has promised to clear nothing of this app, and the way to ask it for that. */
export function Lasting() {
  const { t } = useLingui();
  const [state, setState] = useState<boolean | null | undefined>();
  const [refused, setRefused] = useState(false);
  useEffect(() => void isPersistent().then(setState), []);
  if (state === undefined) return null;
  if (state) return <p className={css.quiet}>{t`The browser has promised not to clear your readings by itself.`}</p>;
  if (state === null)
    return (
      <p
        className={css.quiet}
      >{t`This browser promises nothing: when space runs out it may clear what is kept here. Export your data now and then.`}</p>
    );
  const ask = async () => {
    const granted = await askToPersist();
    setState(granted);
    setRefused(granted === false);
  };
  return (
    <div className={css.state}>
      <p aria-live="polite">
        {refused
          ? t`The browser did not promise it. It often does once the app is installed or used for some days. Export your data now and then.`
          : t`The browser may clear what is kept here when space runs out.`}
      </p>
      <Button onClick={() => void ask()}>{t`Ask it to keep everything`}</Button>
    </div>
  );
}
