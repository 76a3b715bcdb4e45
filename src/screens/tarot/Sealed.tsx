import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { SealedDraw } from '../../domain/draw/draw.ts';
import { Button } from '../../ui/Button.tsx';
import { answerPath } from '../reading/answer-path.ts';
import css from './Choose.module.css';
import { StepHeading } from './StepHeading.tsx';

/** What is below the table when every place has its card. */
export function Sealed({ sealed, onAgain }: { sealed: SealedDraw; onAgain: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <>
      <StepHeading className={css.sealed}>{t`All cards lie on the table. The draw is sealed.`}</StepHeading>
      <div className={css.buttons}>
        <Button onClick={onAgain}>{t`Draw again`}</Button>
        <Button
          kind="primary"
          onClick={() => void navigate({ to: answerPath(sealed), search: { seal: sealed.seal } as never })}
        >
          {t`Read the cards`}
        </Button>
      </div>
    </>
  );
}
