import { useEffect, useRef, useState } from 'react';
import { shufflePile } from '../../actions/draw/draw.ts';
import type { Draft } from '../../domain/draw/draft.ts';
import type { Spread } from '../../domain/spread/spread.ts';
import { useSettings } from '../../storage/settings.ts';
import { shakeHand } from '../../ui/haptics.ts';
import { playSound } from '../../ui/sound/sound.ts';

/** How long the pile is stirred for those who do not hold it. */
const STIR_MS = 700;

/** Stirring the pile. What lies where is decided when it ends, by the device's own chance, not by the movement. */
export function useStir(draft: Draft, spread: Spread) {
  const { reversals, jumpers } = useSettings();
  const [stirring, setStirring] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const turns = spread.deck === 'tarot';
  const share = turns ? (spread.counts ? 'half' : reversals) : 'off';
  const shuffle = async () => {
    await shufflePile({ ...draft, reversals: share }, turns && jumpers);
    setStirring(false);
  };
  const stir = () => {
    if (stirring) return;
    setStirring(true);
    shakeHand(8);
    playSound('shuffle');
  };
  return {
    stirring,
    stir,
    stop() {
      if (!stirring) return;
      clearTimeout(timer.current);
      void shuffle();
    },
    /** Stirs for a moment by itself. */
    stirOnce() {
      if (stirring) return;
      stir();
      timer.current = setTimeout(() => void shuffle(), STIR_MS);
    },
  };
}
