import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { List, Shuffle as ShuffleIcon, Sparkles } from 'lucide-react';
import { memo, useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { reshuffle, takeCard } from '../../actions/draw.ts';
import { brand } from '../../brand.ts';
import { randomBelow } from '../../domain/chance/random.ts';
import type { Draft } from '../../domain/draw/draft.ts';
import type { SealedDraw } from '../../domain/draw/draw.ts';
import type { NamedSpread } from '../../domain/spread/named.ts';
import { Button } from '../../ui/Button.tsx';
import { Fan } from '../../ui/card/Fan.tsx';
import { Ruler } from '../../ui/card/Ruler.tsx';
import { useBack } from '../../ui/card/useBack.ts';
import { shakeHand } from '../../ui/haptics.ts';
import { playSound } from '../../ui/sound/sound.ts';
import { toast } from '../../ui/toast.ts';
import { answerPath } from '../reading/answer-path.ts';
import css from './Choose.module.css';
import { Laid } from './Laid.tsx';
import { PickByNumber } from './PickByNumber.tsx';

interface ChooseProps {
  draft: Draft;
  named: NamedSpread;
}

/** Takes the card at a place of the pile, or one by chance. */
type Take = (place?: number) => void;

/**
 * The table above, where the place that waits lights up at once under the finger; below it, a frame after the card lies
 * there, the fan to choose from, or what comes after the last card.
 */
export function Choose({ draft, named }: ChooseProps) {
  const below = useDeferredValue(draft);
  const { taking, take } = useTaking(draft, named);
  return (
    <section className={css.stage}>
      <Laid named={named} draft={draft} coming={taking === draft} done={below.sealed !== undefined} />
      <Below draft={below} named={named} take={take} />
    </section>
  );
}

const Below = memo(function Below({ draft, named, take }: ChooseProps & { take: Take }) {
  const again = () => void reshuffle(draft);
  if (draft.sealed) return <Sealed sealed={draft.sealed} onAgain={again} />;
  return <Choosing draft={draft} named={named} take={take} onReshuffle={again} />;
});

/** The fan, or its cards by number: one after another goes to its place and turns up. */
function Choosing({ draft, named, take, onReshuffle }: ChooseProps & { take: Take; onReshuffle: () => void }) {
  const { t } = useLingui();
  const back = useBack(brand.id, 92);
  const [turned, setTurned] = useState(Math.floor(draft.pile.length / 2));
  const [listed, setListed] = useState(false);
  const { spread, text } = named;
  const left = useMemo(() => leftOf(draft), [draft]);
  const count = draft.pile.length;
  const next = draft.chosen.length + 1;
  const waiting = spread.positions[draft.chosen.length];
  return (
    <>
      <p className={css.hint} aria-live="polite">
        {t`Slide the fan and choose card ${next} of ${spread.positions.length}: ${text.positions[waiting?.key ?? '']?.name ?? ''}`}
      </p>
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
            places={left}
            back={back}
            label={t`The fan`}
            nameOf={(place) => t`face-down card ${place + 1} of ${count}`}
            onPick={take}
            onTurn={setTurned}
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
    </>
  );
}

/** The places of the pile that nobody has chosen. */
function leftOf({ pile, chosen }: Draft): number[] {
  return pile.map((_, place) => place).filter((place) => !chosen.includes(place));
}

/**
 * One card is taken from each state of the draw, however quick the finger is, and from the draw as it now stands, though
 * the fan under the finger may be a frame behind. `taking`: the state of which a card is on its way.
 */
function useTaking(draft: Draft, { spread }: NamedSpread): { taking: Draft | undefined; take: Take } {
  const { t } = useLingui();
  const [taking, setTaking] = useState<Draft>();
  const now = useRef(draft);
  const from = useRef<Draft>(undefined);
  useLayoutEffect(() => {
    now.current = draft;
  }, [draft]);
  const take = useCallback(
    async (place?: number) => {
      const draft = now.current;
      if (from.current === draft || draft.sealed) return;
      from.current = draft;
      setTaking(draft);
      playSound('turn');
      const left = leftOf(draft);
      const taken = await takeCard(draft, spread, place ?? left[randomBelow(left.length)]!);
      if (typeof taken === 'string') {
        from.current = undefined;
        setTaking(undefined);
        if (taken === 'already-chosen') toast(t`You have already chosen this card`);
        return;
      }
      shakeHand(14);
      if (taken.sealed) playSound('seal');
    },
    [spread, t],
  );
  return { taking, take };
}

/** What is below the table when every place has its card. */
function Sealed({ sealed, onAgain }: { sealed: SealedDraw; onAgain: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <>
      <p className={css.hint}>{t`All cards lie on the table. The draw is sealed.`}</p>
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
