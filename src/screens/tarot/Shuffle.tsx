import { useLingui } from '@lingui/react/macro';
import { Shuffle as ShuffleIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { shufflePile } from '../../actions/draw.ts';
import { brand } from '../../brand.ts';
import type { Draft } from '../../domain/draw/draft.ts';
import type { Spread } from '../../domain/spread/spread.ts';
import { changeSettings, useSettings } from '../../storage/settings.ts';
import { Button } from '../../ui/Button.tsx';
import { useBack } from '../../ui/card/useBack.ts';
import { shakeHand } from '../../ui/haptics.ts';
import { playSound } from '../../ui/sound/sound.ts';
import pile from './pile-stage.module.css';
import css from './Shuffle.module.css';

const PACKETS = [0, 1, 2, 3, 4, 5];

/** Stirring the pile. What lies where is decided when the finger lifts, by the device's own chance, not by the movement. */
export function Shuffle({ draft, spread }: { draft: Draft; spread: Spread }) {
  const { t } = useLingui();
  const { reversals, jumpers } = useSettings();
  const back = useBack(brand.id, 120);
  const [stirring, setStirring] = useState(false);
  const heap = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const turns = spread.deck === 'tarot';
  const share = turns ? (spread.counts ? 'half' : reversals) : 'off';
  const shuffle = () => void shufflePile({ ...draft, reversals: share }, turns && jumpers);
  const stop = () => {
    if (!stirring) return;
    clearTimeout(timer.current);
    setStirring(false);
    shuffle();
  };
  const stir = () => {
    if (stirring) return;
    setStirring(true);
    shakeHand(8);
    playSound('shuffle');
  };

  return (
    <section className={pile.stage}>
      <button
        ref={heap}
        type="button"
        className={`${css.heap} ${stirring ? css.stirring : ''}`}
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
      >
        {PACKETS.map((packet) => (
          <span key={packet} className={css.packet}>
            {back && <img src={back} alt="" draggable={false} />}
          </span>
        ))}
      </button>
      <p className={css.hint}>{t`Hold the pile and stir while you think of your question.`}</p>
      {turns && <Wishes counts={spread.counts === true} />}
      <Button
        kind="primary"
        wide
        icon={<ShuffleIcon size={18} strokeWidth={1.5} aria-hidden="true" />}
        onClick={() => {
          if (stirring) return;
          stir();
          timer.current = setTimeout(shuffle, 700);
        }}
      >
        {t`Shuffle for me`}
      </Button>
    </section>
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
