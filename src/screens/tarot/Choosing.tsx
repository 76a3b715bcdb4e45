import { useLingui } from '@lingui/react/macro';
import { List, Shuffle as ShuffleIcon, Sparkles } from 'lucide-react';
import { type Ref, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { brand } from '../../brand.ts';
import type { Draft } from '../../domain/draw/draft.ts';
import type { NamedSpread } from '../../domain/spread/named.ts';
import { Button } from '../../ui/Button.tsx';
import { Fan, type FanHandle } from '../../ui/card/Fan.tsx';
import { Ruler } from '../../ui/card/Ruler.tsx';
import { useBack } from '../../ui/card/useBack.ts';
import css from './Choose.module.css';
import { PickByNumber } from './PickByNumber.tsx';
import { StepHeading } from './StepHeading.tsx';
import { leftOf, type Take } from './useTaking.ts';

export interface ChoosingProps {
  draft: Draft;
  named: NamedSpread;
  handle: Ref<FanHandle>;
  take: Take;
  onReshuffle: () => void;
  /** All cards lie on the table: the fan folds up and then calls this. */
  onClosed: (() => void) | undefined;
}

/** The fan, or its cards by number: one after another goes to its place and turns up. */
export function Choosing({ draft, named, handle, take, onReshuffle, onClosed }: ChoosingProps) {
  const { t } = useLingui();
  const back = useBack(brand.id, 120);
  const [turned, setTurned] = useState(Math.floor(draft.pile.length / 2));
  const [listed, setListed] = useState(false);
  const [raised, setRaised] = useState<Draft>();
  const { spread, text } = named;
  const left = useMemo(() => leftOf(draft), [draft]);
  const count = draft.pile.length;
  const total = spread.positions.length;
  const next = Math.min(draft.chosen.length + 1, total);
  const name = text.positions[spread.positions[next - 1]?.key ?? '']?.name ?? '';
  const ways = useWayFocus(listed);

  useEffect(() => {
    if (listed) onClosed?.();
  }, [listed, onClosed]);

  return (
    <div ref={ways} className={css.below}>
      <StepHeading className={css.hint}>
        <span aria-live="polite">
          {raised === draft
            ? t`This card is raised. Tap it once more to take it.`
            : t`Slide the fan and choose card ${next} of ${total}: ${name}`}
        </span>
      </StepHeading>
      {listed ? (
        <>
          <PickByNumber count={count} chosen={draft.chosen} onPick={take} />
          <Button kind="quiet" onClick={() => setListed(false)}>
            {t`Back to the fan`}
          </Button>
        </>
      ) : (
        <>
          <Fan
            handle={handle}
            places={left}
            back={back}
            label={t`The fan`}
            nameOf={(place) => t`face-down card ${place + 1} of ${count}`}
            onPick={take}
            onTurn={setTurned}
            onRaise={() => setRaised(draft)}
            onClosed={onClosed}
          />
          <div className={css.dock}>
            <button type="button" className={css.mode} aria-label={t`Pick by number`} onClick={() => setListed(true)}>
              <List size={20} strokeWidth={1.5} aria-hidden="true" />
            </button>
            <Ruler at={turned} count={count} />
          </div>
        </>
      )}
      <div className={css.buttons}>
        <Button icon={<ShuffleIcon size={18} strokeWidth={1.5} aria-hidden="true" />} onClick={onReshuffle}>
          {t`Shuffle again`}
        </Button>
        <Button
          kind="primary"
          icon={<Sparkles size={18} strokeWidth={1.5} aria-hidden="true" />}
          onClick={() => take()}
        >
          {t`Choose for me`}
        </Button>
      </div>
    </div>
  );
}

/** The way to choose that has taken the place of the other one has the focus that was on its button. */
function useWayFocus(listed: boolean) {
  const ways = useRef<HTMLDivElement>(null);
  const shown = useRef(listed);
  useLayoutEffect(() => {
    if (shown.current === listed) return;
    shown.current = listed;
    ways.current?.querySelector<HTMLElement>('[role=slider], ol button')?.focus({ preventScroll: true });
  }, [listed]);
  return ways;
}
