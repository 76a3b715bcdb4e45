import { useLingui } from '@lingui/react/macro';
import { LANGUAGE_TRAITS } from '../../domain/language.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import css from './Login.module.css';
import { LoginForm } from './LoginForm.tsx';

/** Login over the page that asked for it, with its reason in the first line; what was drawn stays where it is. It closes when somebody is in. */
export function LoginSheet({ reason, onClose }: { reason: string; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Sheet title={t`Log in`} onClose={onClose}>
      <p className={css.why}>{reason}</p>
      <LoginForm way={LANGUAGE_TRAITS[currentLanguage()].loginBy} onEntered={onClose} />
    </Sheet>
  );
}
