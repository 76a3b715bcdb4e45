import { useLingui } from '@lingui/react/macro';
import { memo, useCallback, useDeferredValue, useRef, useState } from 'react';
import { reshuffle } from '../../actions/draw/draw.ts';
import type { Draft } from '../../domain/draw/draft.ts';
import type { NamedSpread } from '../../domain/spread/named.ts';
import type { FanHandle } from '../../ui/card/Fan.tsx';
import { endMoves } from '../../ui/card/flight.ts';
import css from './Choose.module.css';
import { Choosing, type ChoosingProps } from './Choosing.tsx';
import { cardWords } from './card-words.ts';
import { Laid, laidCard } from './Laid.tsx';
import { Sealed } from './Sealed.tsx';
import { useTaking } from './useTaking.ts';

/**
 * The table above, to which a chosen card goes at once under the finger; below it, a frame after the card is kept, the
 * fan to choose from. When the last card is turned up, the fan closes and the table has its room.
 */
export function Choose({ draft, named }: { draft: Draft; named: NamedSpread }) {
  const { t } = useLingui();
  const below = useDeferredValue(draft);
  const fan = useRef<FanHandle>(null);
  const stage = useRef<HTMLElement>(null);
  const { coming, origins, take } = useTaking(draft, named, fan);
  const [lying] = useState(draft.chosen.length);
  const [up, setUp] = useState(() => new Set(draft.chosen.keys()));
  const [last, setLast] = useState<number>();
  const [before, setBefore] = useState<DOMRect>();
  const [done, setDone] = useState(draft.sealed !== undefined);
  const closing = !done && draft.sealed !== undefined && up.size >= draft.chosen.length;
  const finish = useCallback(() => {
    setBefore(stage.current?.querySelector('ol')?.getBoundingClientRect());
    setDone(true);
  }, []);
  const onUp = useCallback((index: number) => {
    setUp((before) => new Set(before).add(index));
    setLast(index);
  }, []);
  const nameOf = (index: number) => named.text.positions[named.spread.positions[index]!.key]?.name ?? '';
  const card = last === undefined ? undefined : laidCard(draft, named.spread, last);
  return (
    <section
      ref={stage}
      className={css.stage}
      onPointerDown={() => {
        if (draft.sealed && !done && stage.current) endMoves(stage.current);
      }}
    >
      <Laid
        named={named}
        draft={draft}
        lying={lying}
        coming={coming}
        origins={origins}
        up={up}
        onUp={onUp}
        done={done}
        before={before}
      />
      <p className="unseen" role="status">
        {last !== undefined && card && t`${nameOf(last)}: ${cardWords(card)}`}
      </p>
      {done && draft.sealed ? (
        <Sealed sealed={draft.sealed} onAgain={() => void reshuffle(draft)} />
      ) : (
        <Below draft={below} named={named} handle={fan} take={take} onClosed={closing ? finish : undefined} />
      )}
    </section>
  );
}

const Below = memo(function Below(props: Omit<ChoosingProps, 'onReshuffle'>) {
  return <Choosing {...props} onReshuffle={() => void reshuffle(props.draft)} />;
});
