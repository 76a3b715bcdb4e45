import { useLingui } from '@lingui/react/macro';
import { Shuffle as ShuffleIcon } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import handling from './Handling.module.css';
import { StepHeading } from './StepHeading.tsx';

/** What is said and offered while the pile lies to be shuffled. */
export function Shuffle({ onStirOnce }: { onStirOnce: () => void }) {
  const { t } = useLingui();
  return (
    <>
      <StepHeading>{t`Hold the pile and stir while you think of your question.`}</StepHeading>
      <Button
        kind="primary"
        wide
        icon={<ShuffleIcon size={18} strokeWidth={1.5} aria-hidden="true" />}
        onClick={onStirOnce}
      >
        {t`Shuffle for me`}
      </Button>
    </>
  );
}

/** The pile under the hand. */
export function StirredPile({ stir, stop }: { stir: () => void; stop: () => void }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className={handling.hold}
      aria-label={t`The pile: hold to stir, let go to stop`}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        stir();
      }}
      onPointerUp={stop}
      onPointerCancel={stop}
      onKeyDown={(event) => {
        if (event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return;
        event.preventDefault();
        stir();
      }}
      onKeyUp={(event) => (event.key === 'Enter' || event.key === ' ') && stop()}
    />
  );
}
