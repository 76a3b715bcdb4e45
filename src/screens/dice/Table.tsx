import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { clearDice, throwAsked } from '../../actions/draw/dice.ts';
import { throwsOf } from '../../domain/dice/seal.ts';
import type { Draft } from '../../domain/draw/draft.ts';
import { Button } from '../../ui/Button.tsx';
import { DiceTable } from '../../ui/dice/DiceTable.tsx';
import { shakeHand } from '../../ui/haptics.ts';
import { playSound } from '../../ui/sound/sound.ts';
import css from './Table.module.css';
import { useDice } from './useDice.ts';
import { allowShake, canShake, useShake } from './useShake.ts';
import { facesOf, valuesOf } from './values.ts';

/** How the dice lie before they are thrown. */
const READY: [number, number, number] = [0, 0, 0];

/** The dice lie ready, are thrown by a tap or a shake, and come to rest as it was decided before they rolled. */
export function Table({ draft }: { draft: Draft }) {
  const { t } = useLingui();
  const dice = useDice();
  const [thrown, setThrown] = useState(0);
  const [rolling, setRolling] = useState(false);
  const [shaking, setShaking] = useState(false);
  const { sealed } = draft;
  const throws = sealed ? throwsOf(sealed) : [];
  const names = draft.options ?? [''];
  const rests = sealed !== undefined && !rolling;

  async function go() {
    if (sealed || rolling) return;
    setRolling(true);
    shakeHand([12, 60, 12]);
    playSound('dice');
    await throwAsked(draft);
    setThrown((count) => count + 1);
  }
  useShake(shaking && !sealed, () => void go());

  return (
    <section className={css.stage}>
      {draft.question && <p className={css.question}>{draft.question}</p>}
      <div className={css.tables}>
        {names.map((name, index) => {
          const lies = throws[index];
          const label = lies && dice && rests ? facesOf(dice, lies) : t`Three dice, not yet thrown`;
          return (
            <figure key={index}>
              {name && <figcaption className="display">{name}</figcaption>}
              <button type="button" className={css.throw} onClick={() => void go()} aria-label={label} disabled={rests}>
                <DiceTable
                  values={lies ? valuesOf(lies) : READY}
                  label={label}
                  thrown={thrown}
                  onRest={() => setRolling(false)}
                />
              </button>
              <p className={css.faces} aria-live="polite">
                {rests && lies && dice && facesOf(dice, lies)}
              </p>
            </figure>
          );
        })}
      </div>
      <div className={css.foot}>
        {rests ? (
          <Sealed seal={sealed.seal} />
        ) : (
          <>
            <p className={css.hint}>
              {shaking ? t`Shake the phone, or tap the dice.` : t`Hold your question in mind, then throw.`}
            </p>
            <Button kind="primary" wide busy={rolling} onClick={() => void go()}>
              {t`Throw`}
            </Button>
            {canShake && !shaking && (
              <Button kind="quiet" wide onClick={() => void allowShake().then(setShaking)}>
                {t`Throw by shaking`}
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
}

/** The dice lie: on to their reading, or back to a new question. */
function Sealed({ seal }: { seal: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <>
      <p className={css.hint}>{t`The throw is sealed.`}</p>
      <div className={css.pair}>
        <Button onClick={() => void clearDice()}>{t`New question`}</Button>
        <Button kind="primary" onClick={() => void navigate({ to: '/stardice/answer', search: { seal } })}>
          {t`Read the dice`}
        </Button>
      </div>
    </>
  );
}
