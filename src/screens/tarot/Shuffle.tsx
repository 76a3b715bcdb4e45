import { useLingui } from '@lingui/react/macro';
import { Shuffle as ShuffleIcon } from 'lucide-react';
import type { Spread } from '../../domain/spread/spread.ts';
import { changeSettings, useSettings } from '../../storage/settings.ts';
import { Button } from '../../ui/Button.tsx';
import handling from './Handling.module.css';
import css from './Shuffle.module.css';
import { StepHeading } from './StepHeading.tsx';

/** What is said and offered while the pile lies to be shuffled. */
export function Shuffle({ spread, onStirOnce }: { spread: Spread; onStirOnce: () => void }) {
  const { t } = useLingui();
  return (
    <>
      <StepHeading>{t`Hold the pile and stir while you think of your question.`}</StepHeading>
      {spread.deck === 'tarot' && <Wishes counts={spread.counts === true} />}
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

/** How many cards are reversed and whether one may fall out; `counts`: the spread itself needs half of them reversed. */
function Wishes({ counts }: { counts: boolean }) {
  const { t } = useLingui();
  const { reversals, jumpers } = useSettings();
  return (
    <div className={css.wishes}>
      {counts ? (
        <p>{t`Upright and reversed cards are counted here, so half of the deck is reversed.`}</p>
      ) : (
        <label>
          <span>{t`Reversed cards`}</span>
          <select
            value={reversals}
            onChange={(event) => changeSettings({ reversals: event.target.value as typeof reversals })}
          >
            <option value="half">{t`Half of them`}</option>
            <option value="quarter">{t`About a quarter`}</option>
            <option value="off">{t`None`}</option>
          </select>
        </label>
      )}
      <label>
        <span>{t`A card may fall out`}</span>
        <input
          type="checkbox"
          checked={jumpers}
          onChange={(event) => changeSettings({ jumpers: event.target.checked })}
        />
      </label>
    </div>
  );
}
