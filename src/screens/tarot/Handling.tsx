import { useState } from 'react';
import type { Draft } from '../../domain/draw/draft.ts';
import type { Spread } from '../../domain/spread/spread.ts';
import { Cut } from './Cut.tsx';
import css from './Handling.module.css';
import { Pile } from './Pile.tsx';
import { Shuffle, StirredPile } from './Shuffle.tsx';
import { useStir } from './useStir.ts';

/** The pile is shuffled and cut: it stays in view, and what can be done with it changes. */
export function Handling({ draft, spread }: { draft: Draft; spread: Spread }) {
  const stirring = useStir(draft, spread);
  const count = draft.pile.length;
  const [depth, setDepth] = useState<number>();
  const [parted, setParted] = useState(false);
  const cutting = draft.stage === 'cut';
  const at = depth ?? Math.round(count / 2);
  const state = cutting ? (parted ? 'swapping' : 'raised') : stirring.stirring ? 'stirring' : 'rest';
  return (
    <section className={css.stage}>
      <div className={css.table}>
        <Pile state={state} share={cutting ? at / count : 0.5} />
        {!cutting && <StirredPile {...stirring} />}
      </div>
      {cutting ? (
        <Cut
          draft={draft}
          spread={spread}
          depth={at}
          onDepth={setDepth}
          parted={parted}
          onPart={() => setParted(true)}
        />
      ) : (
        <Shuffle onStirOnce={stirring.stirOnce} />
      )}
    </section>
  );
}
