import { useLingui } from '@lingui/react/macro';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { takeCard } from '../../actions/draw/draw.ts';
import { randomBelow } from '../../domain/chance/random.ts';
import type { Draft } from '../../domain/draw/draft.ts';
import type { NamedSpread } from '../../domain/spread/named.ts';
import type { FanHandle } from '../../ui/card/Fan.tsx';
import type { Origin } from '../../ui/card/flight.ts';
import { shakeHand } from '../../ui/haptics.ts';
import { playSound } from '../../ui/sound/sound.ts';
import { toast } from '../../ui/toast.ts';

/** Takes the card at a place of the pile, or one by chance. */
export type Take = (place?: number) => void;

/**
 * One card is taken from each state of the draw, however quick the finger is, and from the draw as it now stands, though
 * the fan under the finger may be a frame behind. `taking`: the state of which a card is on its way; `origins`: where on
 * the screen the card of each position came from.
 */
export function useTaking(draft: Draft, { spread }: NamedSpread, fan: RefObject<FanHandle | null>) {
  const { t } = useLingui();
  const [taking, setTaking] = useState<Draft>();
  const [origins] = useState(() => new Map<number, Origin>());
  const now = useRef(draft);
  const from = useRef<Draft>(undefined);
  useLayoutEffect(() => {
    now.current = draft;
  }, [draft]);
  const take: Take = useCallback(
    async (wanted?: number) => {
      const draft = now.current;
      if (from.current === draft || draft.sealed) return;
      const left = leftOf(draft);
      const place = wanted ?? left[randomBelow(left.length)]!;
      from.current = draft;
      const origin = left.includes(place) ? fan.current?.take(place) : undefined;
      if (origin) origins.set(draft.chosen.length, origin);
      setTaking(draft);
      playSound('turn');
      const taken = await takeCard(draft, spread, place);
      if (typeof taken === 'string') {
        from.current = undefined;
        setTaking(undefined);
        if (taken === 'already-chosen') toast(t`You have already chosen this card`);
        return;
      }
      shakeHand(14);
      if (taken.sealed) playSound('seal');
    },
    [spread, fan, origins, t],
  );
  return { coming: taking === draft, origins, take };
}

/** The places of the pile that nobody has chosen. */
export function leftOf({ pile, chosen }: Draft): number[] {
  return pile.map((_, place) => place).filter((place) => !chosen.includes(place));
}
