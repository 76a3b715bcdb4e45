import { useLingui } from '@lingui/react/macro';
import { currentLanguage } from '../../i18n/language.ts';
import { Button } from '../../ui/Button.tsx';
import css from './NotAsked.module.css';

interface NotAskedProps {
  failure: string;
  /** When what is shown was heard, if that is not now: ISO, UTC. */
  since?: string | undefined;
  onAgain: () => void;
}

/** Why there is nothing to see yet, or from when what is seen is, and the way to ask again. */
export function NotAsked({ failure, since, onAgain }: NotAskedProps) {
  const { t } = useLingui();
  if (!failure && !since) return null;
  const at = new Date(since ?? 0);
  const when = at.toLocaleString(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className={failure ? css.none : css.old} role={failure ? 'alert' : 'status'}>
      <p>{failure || t`No connection just now. This is how it stood on ${when}.`}</p>
      <Button onClick={onAgain}>{t`Try again`}</Button>
    </div>
  );
}
