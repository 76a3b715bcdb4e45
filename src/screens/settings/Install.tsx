import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { canInstall, install, isInstalled, needsHandInstall, onInstallChange } from '../../actions/install.ts';
import { Button } from '../../ui/Button.tsx';
import css from './About.module.css';

/** To the home screen: the browser's own question where there is one, the way by hand on iOS. */
export function Install() {
  const { t } = useLingui();
  const ready = useSyncExternalStore(onInstallChange, canInstall);
  if (isInstalled()) return <p className={css.quiet}>{t`Installed on this device.`}</p>;
  if (ready) {
    return (
      <Button wide icon={<Download size={18} strokeWidth={1.5} aria-hidden="true" />} onClick={() => void install()}>
        {t`Put on the home screen`}
      </Button>
    );
  }
  if (!needsHandInstall()) return null;
  return (
    <p
      className={css.quiet}
    >{t`To install: tap the share button of the browser, then “Add to Home Screen”. Installed, your readings are not cleared after seven days.`}</p>
  );
}
