import { Plural, useLingui } from '@lingui/react/macro';
import { Scissors } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { cutPile } from '../../actions/draw.ts';
import { brand } from '../../brand.ts';
import type { Draft } from '../../domain/draw/draft.ts';
import type { Spread } from '../../domain/spread/spread.ts';
import { Button } from '../../ui/Button.tsx';
import { useBack } from '../../ui/card/useBack.ts';
import { shakeHand } from '../../ui/haptics.ts';
import { lessMotion } from '../../ui/motion.ts';
import { playSound } from '../../ui/sound/sound.ts';
import css from './Cut.module.css';
import pile from './pile-stage.module.css';

/** Cutting the pile: a gold thread laid across its side says how deep. */
export function Cut({ draft, spread }: { draft: Draft; spread: Spread }) {
  const { t } = useLingui();
  const back = useBack(brand.id, 120);
  const count = draft.pile.length;
  const [depth, setDepth] = useState(Math.round(count / 2));
  const [parted, setParted] = useState(false);
  const cutHere = (at: number) => {
    if (parted) return;
    setParted(true);
    shakeHand(12);
    playSound('turn');
    setTimeout(() => void cutPile(draft, spread, at), lessMotion() ? 0 : 420);
  };
  const share = depth / count;
  return (
    <section className={pile.stage}>
      <div className={`${css.pile} ${parted ? css.parted : ''}`}>
        <div className={css.upper} style={{ flexGrow: share }}>
          {back && <img src={back} alt="" draggable={false} />}
        </div>
        <div className={css.thread} />
        <div className={css.lower} style={{ flexGrow: 1 - share }} />
      </div>
      <label className={css.depth}>
        <span>{t`Where do you cut?`}</span>
        <input
          type="range"
          min={1}
          max={count - 1}
          value={depth}
          style={{ '--share': `${(share * 100).toFixed(1)}%` } as CSSProperties}
          aria-valuetext={t`below card ${depth} of ${count}`}
          onChange={(event) => setDepth(Number(event.target.value))}
        />
      </label>
      {draft.jumpers && (
        <p className={css.fallen} role="status">
          <Plural
            value={draft.jumpers.length}
            one="A card fell out while you shuffled. It lies face down beside the pile until you have cut."
            other="# cards fell out while you shuffled. They lie face down beside the pile until you have cut."
          />
        </p>
      )}
      <div className={css.pair}>
        <Button onClick={() => cutHere(0)}>{t`Do not cut`}</Button>
        <Button
          kind="primary"
          icon={<Scissors size={18} strokeWidth={1.5} aria-hidden="true" />}
          onClick={() => cutHere(depth)}
        >
          {t`Cut here`}
        </Button>
      </div>
    </section>
  );
}
