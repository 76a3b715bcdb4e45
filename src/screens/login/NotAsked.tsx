import { useLingui } from '@lingui/react/macro';
import { momentWords } from '../../i18n/moment.ts';
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
  const when = since ? momentWords(since) : '';
  return (
    <div className={failure ? css.none : css.old} role={failure ? 'alert' : 'status'}>
      <p>{failure || t`No connection just now. This is how it stood on ${when}.`}</p>
      <Button onClick={onAgain}>{t`Try again`}</Button>
    </div>
  );
}
