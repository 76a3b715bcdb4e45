import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import css from './NotAsked.module.css';

/** Why there is nothing to see yet, and the way to ask again. */
export function NotAsked({ failure, onAgain }: { failure: string; onAgain: () => void }) {
  const { t } = useLingui();
  if (!failure) return null;
  return (
    <div className={css.none} role="alert">
      <p>{failure}</p>
      <Button onClick={onAgain}>{t`Try again`}</Button>
    </div>
  );
}
