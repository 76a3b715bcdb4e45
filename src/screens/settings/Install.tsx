import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { canInstall, install, isInstalled, needsHandInstall, onInstallChange } from '../../actions/app/install.ts';
import { isWeixin } from '../../session.ts';
import { Button } from '../../ui/Button.tsx';
import css from './About.module.css';

/** To the home screen: the browser's own question where there is one, the way by hand elsewhere. */
export function Install() {
  const { t } = useLingui();
  const ready = useSyncExternalStore(onInstallChange, canInstall);
  const onIos = t`To install: tap the share button of the browser (in newer versions behind the three dots), then “Add to Home Screen”. Installed, your readings are not cleared after seven days.`;
  const inWeixin = t`WeChat installs no pages. Tap the three dots, open this page in the phone’s own browser, and install it there.`;
  const byMenu = t`To install: open the browser’s menu and choose “Install app” or “Add to Home screen”.`;
  if (isInstalled()) return <p className={css.quiet}>{t`Installed on this device.`}</p>;
  if (ready) {
    return (
      <Button wide icon={<Download size={18} strokeWidth={1.5} aria-hidden="true" />} onClick={() => void install()}>
        {t`Put on the home screen`}
      </Button>
    );
  }
  return <p className={css.quiet}>{isWeixin ? inWeixin : needsHandInstall() ? onIos : byMenu}</p>;
}
